// Which differences of editions one language tells and another does not: each must be told on both sides.

import { isLang, type Lang } from '../../core/languages';
import { bookLangOf, rulesNamedBy, rulesTold } from '../edition-notes';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import { languagePairs } from './missing-translations';

export interface UnmirroredNote {
  /** The language whose note names the rule, and the one that has no such note. */
  tells: Lang;
  silent: Lang;
  /** `patrols#win` */
  target: string;
}

export function findUnmirroredNotes(game: RegisteredGame): UnmirroredNote[] {
  return languagePairs(game).flatMap(([one, other]) => [
    ...untoldBetween(game, one, other),
    ...untoldBetween(game, other, one),
  ]);
}

function untoldBetween(game: RegisteredGame, tells: Lang, silent: Lang): UnmirroredNote[] {
  return entriesOf(game, tells).flatMap((entry) => {
    const twin = findEntry(game, silent, entry.id);
    if (!twin) return [];
    const [here, there] = isOneBook(game, tells, silent)
      ? [entry, twin].map((side) => toldOfOthers(side, game))
      : [rulesTold(entry, game, silent), rulesTold(twin, game, tells)];
    return [...(here ?? [])]
      .filter((rule) => !there?.has(rule))
      .map((rule) => ({ tells, silent, target: `${entry.id}#${rule}` }));
  });
}

/** Two languages that restate one book differ from a third in the same rules. */
const isOneBook = (game: RegisteredGame, one: Lang, other: Lang): boolean =>
  bookLangOf(game, one) === bookLangOf(game, other);

const toldOfOthers = (entry: RegisteredEntry, game: RegisteredGame): Set<string> =>
  new Set(game.fields.languages.filter(isLang).flatMap((lang) => [...rulesNamedBy(entry, lang)]));
