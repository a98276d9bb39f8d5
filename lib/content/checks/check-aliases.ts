// Checks that each alias (a word that players use for an entry) occurs only once in an edition and is not the title of
// another entry. An alias must lead to exactly one entry.
import type { Diagnostic } from '../../core/diagnostics';
import type { CheckedEntry } from './check-content';

export function checkAliases(entries: readonly CheckedEntry[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, CheckedEntry>();
  const keyOf = (lang: string, words: string) => `${lang} ${words.toLowerCase().replace(/[’'ʼ]/g, '')}`;
  for (const checked of entries) owners.set(keyOf(checked.entry.lang, checked.entry.fields.title), checked);
  for (const checked of entries)
    checked.entry.fields.aliases?.forEach((alias, index) => {
      const key = keyOf(checked.entry.lang, alias);
      const owner = owners.get(key);
      if (owner) {
        const isSameEntry = owner === checked;
        const usage = isSameEntry ? 'is already used in this entry' : `is already used by ${owner.path}`;
        diagnostics.push({
          file: checked.path,
          ...checked.source.positionOf(['aliases', index]),
          rule: 'duplicate-alias',
          message: `Unexpected alias «${alias}», which ${usage}, expected a unique alias.`,
          help: isSameEntry ? 'remove it.' : 'keep it in the entry where a player wants to land.',
        });
      } else owners.set(key, checked);
    });
  return diagnostics;
}
