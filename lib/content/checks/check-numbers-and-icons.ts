// Checks that each rule has the same numbers, icons and references in all languages. The file `parity.txt` of a game
// lists exceptions.
import type { Diagnostic } from '../../core/diagnostics';
import type { Lang } from '../../core/languages';
import { bookLangOf } from '../books';
import { differingRulesOfEdition } from '../differs-notes';
import type { RegisteredGame } from '../registry';
import { languagePairs } from '../translations/missing-translations';
import type { CheckedEntry } from './check-content';
import { positionOfRule } from './check-language-parity';
import { missingFacts, type RuleFacts, ruleFactsOf } from './rule-numbers-and-icons';

/**
 * Matches one exception in parity.txt, which has a rule, two languages and a reason: `patrols#level uk ru: both say
 * four levels`.
 */
const EXCEPTION = /^(\S+#\S+ [a-z]{2} [a-z]{2}): *(.*)$/;

type Exceptions = Map<string, { line: number; reason: string }>;

/**
 * Compares the facts (numbers, icons and references) of each rule between languages. `parityFile` is the game's
 * `parity.txt`: its path, as shown in diagnostics, and its text.
 */
export function checkFacts(
  entries: readonly CheckedEntry[],
  game: RegisteredGame,
  parityFile: { path: string; text: string },
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const exceptions = parseExceptions(parityFile.text);
  const used = new Set<string>();
  const byPath = new Map(entries.map((checked) => [`${checked.entry.lang}/${checked.entry.id}`, checked]));
  const facts = new Map(entries.map(({ entry }) => [entry, ruleFactsOf(entry)]));
  for (const [one, other] of comparedPairs(game))
    for (const checked of entries) {
      const twin = byPath.get(`${other}/${checked.entry.id}`);
      if (checked.entry.lang !== one || !twin) continue;
      const noted = new Set([
        ...differingRulesOfEdition(checked.entry, game, other),
        ...differingRulesOfEdition(twin.entry, game, one),
      ]);
      for (const [rule, here] of facts.get(checked.entry) ?? []) {
        const there = facts.get(twin.entry)?.get(rule);
        const difference = there && !noted.has(rule) && describeDifference([one, here], [other, there]);
        if (!difference) continue;
        const key = `${checked.entry.id}#${rule} ${one} ${other}`;
        if (exceptions.has(key)) used.add(key);
        else
          diagnostics.push({
            file: twin.path,
            ...positionOfRule(twin.entry, rule),
            rule: 'facts-parity',
            message: `Unexpected \`^${rule}\` with other ${difference}, expected the same numbers, icons and references in both languages.`,
            help: `fix it, name the rule in a \`:::differs\` note, or add an exception to ${parityFile.path}: \`${key}: the reason\`.`,
          });
      }
    }
  return [...diagnostics, ...checkExceptions(exceptions, used, parityFile.path)];
}

/** Reports exceptions that have no reason, and exceptions for rules that do not differ. */
function checkExceptions(exceptions: Exceptions, used: ReadonlySet<string>, path: string): Diagnostic[] {
  return [...exceptions]
    .filter(([key, { reason }]) => !used.has(key) || !reason)
    .map(([key, { line }]) => ({
      file: path,
      line,
      column: 1,
      rule: 'needless-exception',
      message: used.has(key)
        ? `Unexpected exception \`${key}\` without a reason, expected why the languages may differ there.`
        : `Unexpected exception \`${key}\`, expected a difference between the languages there.`,
      help: used.has(key) ? `write \`${key}: the reason\`.` : 'remove it.',
    }));
}

/**
 * Returns the pairs of languages to compare. An edition that restates the printed book of another language is paired
 * only with the edition in that language. All other editions are paired with each other.
 */
function comparedPairs(game: RegisteredGame): [Lang, Lang][] {
  const restates = (lang: Lang) => bookLangOf(game, lang) !== lang;
  return languagePairs(game).filter(
    ([one, other]) =>
      (!restates(one) && !restates(other)) ||
      bookLangOf(game, one) === other ||
      bookLangOf(game, other) === one,
  );
}

/**
 * Describes how the facts of a rule differ in two languages: "numbers (uk has 2; ru has 3), icons (uk has hit)".
 * Returns an empty string if the facts are equal.
 */
function describeDifference([one, here]: [Lang, RuleFacts], [other, there]: [Lang, RuleFacts]): string {
  const [onlyHere, onlyThere] = [missingFacts(here, there, other), missingFacts(there, here, one)];
  return (['numbers', 'icons', 'references'] as const)
    .filter((kind) => onlyHere[kind].length || onlyThere[kind].length)
    .map((kind) => {
      const parts = [
        onlyHere[kind].length && `${one} has ${onlyHere[kind].join(', ')}`,
        onlyThere[kind].length && `${other} has ${onlyThere[kind].join(', ')}`,
      ];
      return `${kind} (${parts.filter(Boolean).join('; ')})`;
    })
    .join(', ');
}

const parseExceptions = (text: string): Exceptions =>
  new Map(
    text.split('\n').flatMap((line, index) => {
      const match = EXCEPTION.exec(line);
      return match ? [[match[1] ?? '', { line: index + 1, reason: (match[2] ?? '').trim() }] as const] : [];
    }),
  );
