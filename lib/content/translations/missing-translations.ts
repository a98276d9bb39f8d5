// What one language of a game has and another lacks, rule by rule: the translators' list of what is to be done.
import { isLang, type Lang } from '../../core/languages';
import { unasked } from '../checks/check-questions';
import { rulesTold } from '../edition-notes';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';

export interface MissingTranslation {
  /** The language that has it, and the one that lacks it. */
  has: Lang;
  lacks: Lang;
  /** `patrols` or `patrols#win` */
  target: string;
  /** Not the rule itself is lacking, but a question that leads to it. */
  isQuestion?: true;
  /** A redirect need not be printed in both, and a note may say that the editions differ here: nothing to be done. */
  settled?: 'redirect' | 'differs';
}

/** Every pair of the game's languages, each once. */
export function languagePairs(game: RegisteredGame): [Lang, Lang][] {
  const langs = game.fields.languages.filter(isLang);
  return langs.flatMap((one, at) => langs.slice(at + 1).map((other): [Lang, Lang] => [one, other]));
}

export function findMissingTranslations(game: RegisteredGame): MissingTranslation[] {
  return languagePairs(game).flatMap(([one, other]) => [
    ...gapsBetween(game, one, other),
    ...gapsBetween(game, other, one),
  ]);
}

function gapsBetween(game: RegisteredGame, has: Lang, lacks: Lang): MissingTranslation[] {
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
        ...(isNoted(rule, game, entry, twin) && { settled: 'differs' as const }),
      }));
    const questions = unasked(entry, twin).map((rule) => ({
      has,
      lacks,
      target: `${entry.id}#${rule}`,
      isQuestion: true as const,
    }));
    return [...rules, ...questions];
  });
}

const isNoted = (
  rule: string,
  game: RegisteredGame,
  entry: RegisteredEntry,
  twin: RegisteredEntry,
): boolean => rulesTold(entry, game, twin.lang).has(rule) && rulesTold(twin, game, entry.lang).has(rule);
