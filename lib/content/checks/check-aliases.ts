// A word that leads to two entries leads nowhere: aliases are unique within a game and language.
import type { Diagnostic } from '../../core/diagnostics';
import type { CheckedEntry } from './check-content';

export function checkAliases(entries: readonly CheckedEntry[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const owners = new Map<string, CheckedEntry>();
  const fold = (lang: string, words: string) => `${lang} ${words.toLowerCase().replace(/[’'ʼ]/g, '')}`;
  for (const checked of entries) owners.set(fold(checked.entry.lang, checked.entry.fields.title), checked);
  for (const checked of entries)
    checked.entry.fields.aliases?.forEach((alias, index) => {
      const key = fold(checked.entry.lang, alias);
      const owner = owners.get(key);
      if (owner) {
        const own = owner === checked;
        problems.push({
          file: checked.path,
          ...checked.source.placeOf(['aliases', index]),
          rule: 'duplicate-alias',
          message: `Unexpected alias «${alias}» that ${own ? 'this entry has already' : `belongs to ${owner.path}`}, expected words of its own.`,
          help: own ? 'remove it.' : 'keep it in the entry where a player wants to land.',
        });
      } else owners.set(key, checked);
    });
  return problems;
}
