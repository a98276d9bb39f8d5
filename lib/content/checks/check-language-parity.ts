// Checks that all languages of a game have the same entries and rules, and that every rule named in a note exists.

import type { ContainerDirective } from 'mdast-util-directive';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang, type Lang } from '../../core/languages';
import { nodesOf, nodesOfType } from '../../markdown/cached-tree-nodes';
import { getRule } from '../../markdown/mdast-nodes';
import { FILE_START, type SourcePosition } from '../content-file';
import { differingRulesOfEdition } from '../differs-notes';
import { findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import { createReporter, type Report } from './create-reporter';

export function checkParity({ entry, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  for (const other of game.fields.languages.filter(isLang))
    if (other !== entry.lang) checkTranslation(entry, other, game, report);
  for (const node of nodesOfType(entry.tree, 'containerDirective'))
    checkNoteAttributes(node, entry, game, report);
  return diagnostics;
}

/**
 * Checks that the other language has the same entry with the same rules. A rule may be missing only if `:::differs`
 * notes in both languages name it.
 */
function checkTranslation(entry: RegisteredEntry, other: Lang, game: RegisteredGame, report: Report): void {
  const twin = findEntry(game, other, entry.id);
  if (!twin) {
    if (!entry.fields.see)
      report(
        FILE_START,
        'missing-translation',
        `Unexpected entry \`${entry.id}\` only in ${entry.lang}, expected it in ${other} too.`,
        `add content/${game.id}/${other}/${entry.id}.md.`,
      );
    return;
  }
  const notedHere = differingRulesOfEdition(entry, game, other);
  const notedThere = differingRulesOfEdition(twin, game, entry.lang);
  for (const rule of entry.rules.keys()) {
    if (twin.rules.has(rule) || (notedHere.has(rule) && notedThere.has(rule))) continue;
    const withoutNote = [!notedHere.has(rule) && entry.lang, !notedThere.has(rule) && other]
      .filter(Boolean)
      .join(' and ');
    report(
      positionOfRule(entry, rule),
      'rule-parity',
      `Unexpected rule \`^${rule}\` only in ${entry.lang}, expected it in ${other} too.`,
      `${suggest(rule, twin.rules.keys()) ?? ''} Or name it in a \`:::differs\` note of ${withoutNote}.`.trim(),
    );
  }
}

/**
 * Checks the attributes of a note. `:::differs{in="ru" rules="roll"}` must name another language, and rules that exist
 * in at least one of the two editions. `:::unclear` and `:::ruling` must name rules of this entry.
 */
function checkNoteAttributes(
  node: ContainerDirective,
  entry: RegisteredEntry,
  game: RegisteredGame,
  report: Report,
): void {
  const { attributes } = node;
  const position = node.position?.start ?? FILE_START;
  const checkNamedRules = (known: readonly string[]) => {
    for (const rule of (attributes?.rules ?? '').split(/\s+/).filter(Boolean))
      if (!known.includes(rule))
        report(
          position,
          'unknown-rule',
          `Unexpected \`${rule}\` in a \`:::${node.name}\` note, expected a rule of ${entry.id}.`,
          suggest(rule, known),
        );
  };
  if (node.name === 'unclear' || node.name === 'ruling') checkNamedRules([...entry.rules.keys()]);
  if (node.name !== 'differs') return;
  const other = attributes?.in ?? '';
  if (other === entry.lang || !game.fields.languages.includes(other))
    report(
      position,
      'bad-attribute',
      `Unexpected \`in="${other}"\`, expected another language of ${game.id}.`,
      suggest(
        other,
        game.fields.languages.filter((lang) => lang !== entry.lang),
      ),
    );
  else {
    const twin = findEntry(game, other as Lang, entry.id);
    checkNamedRules([...entry.rules.keys(), ...(twin?.rules.keys() ?? [])]);
  }
}

/** Returns the position in the file where a rule begins. */
export function positionOfRule(entry: RegisteredEntry, id: string): SourcePosition {
  const { line, column } =
    nodesOf(entry.tree).findLast((node) => getRule(node)?.id === id)?.position?.start ?? FILE_START;
  return { line, column };
}
