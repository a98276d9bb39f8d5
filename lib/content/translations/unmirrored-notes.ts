// Finds rules that a `:::differs` note (a note about a difference between editions) names in one language, but that no
// note names in the other language.

import { isLang, type Lang } from '../../core/languages';
import { bookLangOf } from '../books';
import { differingRules, differingRulesOfEdition } from '../differs-notes';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import { languagePairs } from './missing-translations';

export interface UnmirroredNote {
  /** The language in which a note names the rule. */
  notedIn: Lang;
  /** The language in which no note names the rule. */
  missingIn: Lang;
  /** Address of the rule: `patrols#win`. */
  target: string;
}

export function findUnmirroredNotes(game: RegisteredGame): UnmirroredNote[] {
  return languagePairs(game).flatMap(([one, other]) => [
    ...findUnmirroredIn(game, one, other),
    ...findUnmirroredIn(game, other, one),
  ]);
}

function findUnmirroredIn(game: RegisteredGame, notedIn: Lang, missingIn: Lang): UnmirroredNote[] {
  return entriesOf(game, notedIn).flatMap((entry) => {
    const twin = findEntry(game, missingIn, entry.id);
    if (!twin) return [];
    const [here, there] = isSameBook(game, notedIn, missingIn)
      ? [entry, twin].map((edition) => allDifferingRules(edition, game))
      : [differingRulesOfEdition(entry, game, missingIn), differingRulesOfEdition(twin, game, notedIn)];
    return [...(here ?? [])]
      .filter((rule) => !there?.has(rule))
      .map((rule) => ({ notedIn, missingIn, target: `${entry.id}#${rule}` }));
  });
}

/**
 * Whether the editions in two languages restate the same printed book. If they do, their notes about a third edition
 * must name the same rules.
 */
const isSameBook = (game: RegisteredGame, one: Lang, other: Lang): boolean =>
  bookLangOf(game, one) === bookLangOf(game, other);

const allDifferingRules = (entry: RegisteredEntry, game: RegisteredGame): Set<string> =>
  new Set(game.fields.languages.filter(isLang).flatMap((lang) => [...differingRules(entry, lang)]));
