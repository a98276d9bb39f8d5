// Lists the entries, rules and questions that one language of a game has and another lacks: a translator's to-do list.
import { isLang, type Lang } from '../../core/languages';
import { missingQuestions } from '../checks/check-questions';
import { differingRulesOfEdition } from '../edition-notes';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';

export interface MissingTranslation {
  /** The language that has the target. */
  has: Lang;
  /** The language that lacks it. */
  lacks: Lang;
  /** `patrols` or `patrols#win` */
  target: string;
  /** Not the rule itself is missing, but a question that leads to it. */
  isQuestion?: true;
  /** Nothing to do: a redirect may exist in one language only, or notes in both languages name the difference. */
  settled?: 'redirect' | 'differs';
}

/** Every pair of the game's languages, each once. */
export function languagePairs(game: RegisteredGame): [Lang, Lang][] {
  const langs = game.fields.languages.filter(isLang);
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
