// Holds the languages of a game together: the same entries, the same rules, and a note where the editions differ.

import type { ContainerDirective } from 'mdast-util-directive';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang, type Lang } from '../../core/languages';
import { nodesOf, nodesOfType } from '../../markdown/list-nodes';
import { getRule } from '../../markdown/mdast-nodes';
import { rulesTold } from '../edition-notes';
import { findEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';

export function checkParity({ entry, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const say = (line: number, column: number, rule: string, message: string, help?: string) =>
    problems.push({ file: path, line, column, rule, message, ...(help && { help }) });

  for (const other of game.fields.languages.filter(isLang)) {
    if (other === entry.lang) continue;
    const twin = findEntry(game, other, entry.id);
    if (!twin) {
      if (!entry.fields.see)
        say(
          1,
          1,
          'missing-translation',
          `Unexpected entry \`${entry.id}\` in ${entry.lang} alone, expected it in ${other} too.`,
          `add content/${game.id}/${other}/${entry.id}.md.`,
        );
      continue;
    }
    const here = rulesTold(entry, game, other);
    const there = rulesTold(twin, game, entry.lang);
    for (const rule of entry.rules.keys()) {
      if (twin.rules.has(rule) || (here.has(rule) && there.has(rule))) continue;
      const place = placeOfRule(entry, rule);
      const missing = [!here.has(rule) && entry.lang, !there.has(rule) && other]
        .filter(Boolean)
        .join(' and ');
      say(
        place.line,
        place.column,
        'rule-parity',
        `Unexpected rule \`^${rule}\` in ${entry.lang} alone, expected it in ${other} too.`,
        `${suggest(rule, twin.rules.keys()) ?? ''} Or name it in a \`:::differs\` note of ${missing}.`.trim(),
      );
    }
  }

  for (const node of nodesOfType(entry.tree, 'containerDirective')) {
    if (node.name !== 'differs' && node.name !== 'unclear') continue;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const other = node.attributes?.in ?? '';
    if (node.name === 'unclear') nameKnown(node, [...entry.rules.keys()]);
    else if (other === entry.lang || !game.fields.languages.includes(other))
      say(
        line,
        column,
        'bad-attribute',
        `Unexpected \`in="${other}"\`, expected another language of ${game.id}.`,
        suggest(
          other,
          game.fields.languages.filter((lang) => lang !== entry.lang),
        ),
      );
    else {
      const twin = findEntry(game, other as Lang, entry.id);
      nameKnown(node, [...entry.rules.keys(), ...(twin?.rules.keys() ?? [])]);
    }
  }
  return problems;

  function nameKnown({ attributes, position }: ContainerDirective, known: readonly string[]): void {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    for (const rule of (attributes?.rules ?? '').split(/\s+/).filter(Boolean))
      if (!known.includes(rule))
        say(
          line,
          column,
          'unknown-rule',
          `Unexpected \`${rule}\` in a note on ${attributes?.in ? 'editions' : 'what the book says'}, expected a rule of ${entry.id}.`,
          suggest(rule, known),
        );
  }
}

/** Where a rule's words begin in its file. */
export function placeOfRule(entry: CheckedEntry['entry'], id: string): { line: number; column: number } {
  const { line, column } = nodesOf(entry.tree).findLast((node) => getRule(node)?.id === id)?.position
    ?.start ?? { line: 1, column: 1 };
  return { line, column };
}
