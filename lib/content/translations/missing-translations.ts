// Lists the entries, rules and player questions that exist in one language of a game and not in another. Translators
// use the list to find what to translate.
import { isLang, type Lang } from '../../core/languages';
import { missingQuestions } from '../checks/check-questions';
import { differingRulesOfEdition } from '../differs-notes';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';

export interface MissingTranslation {
  /** The language in which the entry, rule or question exists. */
  has: Lang;
  /** The language in which the entry, rule or question is missing. */
  lacks: Lang;
  /** Address of the missing entry or rule: `patrols` or `patrols#win`. */
  target: string;
  /** Set if the rule exists in both languages, but a player question about it is missing in the language `lacks`. */
  isQuestion?: true;
  /**
   * Set if nothing needs to be translated. `redirect`: the target is a redirect, which may exist in one language only.
   * `differs`: `:::differs` notes in both languages mention the difference.
   */
  settled?: 'redirect' | 'differs';
}

/** Returns all pairs of the game's languages. Each pair is listed once. */
export const languagePairs = (game: RegisteredGame): [Lang, Lang][] =>
  pairsOf(game.fields.languages.filter(isLang));

export function pairsOf(langs: readonly Lang[]): [Lang, Lang][] {
  return langs.flatMap((one, at) => langs.slice(at + 1).map((other): [Lang, Lang] => [one, other]));
}

export function findMissingTranslations(game: RegisteredGame): MissingTranslation[] {
  return languagePairs(game).flatMap(([one, other]) => [
    ...findMissingIn(game, one, other),
    ...findMissingIn(game, other, one),
  ]);
}

function findMissingIn(game: RegisteredGame, has: Lang, lacks: Lang): MissingTranslation[] {
  return entriesOf(game, has).flatMap((entry): MissingTranslation[] => {
    const twin = findEntry(game, lacks, entry.id);
    if (!twin)
      return [{ has, lacks, target: entry.id, ...(entry.fields.see && { settled: 'redirect' as const }) }];
    const rules = [...entry.rules.keys()]
      .filter((rule) => !twin.rules.has(rule))
      .map((rule) => ({
        has,
        lacks,
        target: `${entry.id}#${rule}`,
        ...(isNotedInBoth(rule, game, entry, twin) && { settled: 'differs' as const }),
      }));
    const questions = missingQuestions(entry, twin).map((rule) => ({
      has,
      lacks,
      target: `${entry.id}#${rule}`,
      isQuestion: true as const,
    }));
    return [...rules, ...questions];
  });
}

const isNotedInBoth = (
  rule: string,
  game: RegisteredGame,
  entry: RegisteredEntry,
  twin: RegisteredEntry,
): boolean =>
  differingRulesOfEdition(entry, game, twin.lang).has(rule) &&
  differingRulesOfEdition(twin, game, entry.lang).has(rule);
