// Holds the numbers, icons and references of a rule together in all its languages; `parity.txt` may except one with a reason.
import type { Diagnostic } from '../../core/diagnostics';
import type { Lang } from '../../core/languages';
import { bookLangOf, rulesTold } from '../edition-notes';
import type { RegisteredGame } from '../registry';
import { languagePairs } from '../translations/missing-translations';
import type { CheckedEntry } from './check-content';
import { placeOfRule } from './check-parity';
import { type Facts, factsOf, lacking } from './rule-facts';

/** `patrols#level uk ru: both say four levels` */
const EXCEPTION = /^(\S+#\S+ [a-z]{2} [a-z]{2}): *(.*)$/;

/** `file` is the game's `parity.txt`: its path as people know it, and its text. */
export function checkFacts(
  entries: readonly CheckedEntry[],
  game: RegisteredGame,
  file: { path: string; text: string },
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const exceptions = readExceptions(file.text);
  const used = new Set<string>();
  const byPlace = new Map(entries.map((checked) => [`${checked.entry.lang}/${checked.entry.id}`, checked]));
  const facts = new Map(entries.map(({ entry }) => [entry, factsOf(entry)]));
  for (const [one, other] of comparedPairs(game))
    for (const checked of entries) {
      const twin = byPlace.get(`${other}/${checked.entry.id}`);
      if (checked.entry.lang !== one || !twin) continue;
      const told = new Set([...rulesTold(checked.entry, game, other), ...rulesTold(twin.entry, game, one)]);
      for (const [rule, here] of facts.get(checked.entry) ?? []) {
        const there = facts.get(twin.entry)?.get(rule);
        const difference = there && !told.has(rule) && describe([one, here], [other, there]);
        if (!difference) continue;
        const key = `${checked.entry.id}#${rule} ${one} ${other}`;
        if (exceptions.has(key)) used.add(key);
        else
          problems.push({
            file: twin.path,
            ...placeOfRule(twin.entry, rule),
            rule: 'facts-parity',
            message: `Unexpected \`^${rule}\` with other ${difference}, expected the same numbers, icons and references in both.`,
            help: `mend it, name it in a \`:::differs\` note, or except it in ${file.path}: \`${key}: the reason\`.`,
          });
      }
    }
  for (const [key, { line, reason }] of exceptions)
    if (!used.has(key) || !reason)
      problems.push({
        file: file.path,
        line,
        column: 1,
        rule: 'needless-exception',
        message: used.has(key)
          ? `Unexpected exception \`${key}\` without a reason, expected why the languages may differ there.`
          : `Unexpected exception \`${key}\`, expected a difference there.`,
        help: used.has(key) ? `write \`${key}: the reason\`.` : 'remove it.',
      });
  return problems;
}

/** An edition that restates another one's book is compared with that one; books in their own right with each other. */
function comparedPairs(game: RegisteredGame): [Lang, Lang][] {
  const follows = (lang: Lang) => bookLangOf(game, lang) !== lang;
  return languagePairs(game).filter(
    ([one, other]) =>
      (!follows(one) && !follows(other)) ||
      bookLangOf(game, one) === other ||
      bookLangOf(game, other) === one,
  );
}

function describe([one, here]: [Lang, Facts], [other, there]: [Lang, Facts]): string {
  const [only, extra] = [lacking(here, there, other), lacking(there, here, one)];
  return (['numbers', 'icons', 'references'] as const)
    .filter((kind) => only[kind].length || extra[kind].length)
    .map((kind) => {
      const sides = [
        only[kind].length && `${one} has ${only[kind].join(', ')}`,
        extra[kind].length && `${other} has ${extra[kind].join(', ')}`,
      ];
      return `${kind} (${sides.filter(Boolean).join('; ')})`;
    })
    .join(', ');
}

const readExceptions = (text: string): Map<string, { line: number; reason: string }> =>
  new Map(
    text.split('\n').flatMap((line, index) => {
      const match = EXCEPTION.exec(line);
      return match ? [[match[1] ?? '', { line: index + 1, reason: (match[2] ?? '').trim() }] as const] : [];
    }),
  );
