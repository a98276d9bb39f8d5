// Converts ranked rules to the search results that the reader sees: selects the best, highlights the matched words, and
// masks spoilers.
import type { GameIndex } from '../index/create-index';
import { isLocked } from '../index/spoiler-locks';
import { MAX_PLACES_PER_ENTRY } from '../limits';
import type { Interpretation } from '../scoring/choose-variant';
import type { RankedPlace } from '../scoring/rank-candidates';
import { EXACT_NAME_BONUS, MIN_SHARE_OF_BEST } from '../scoring/weights';
import type { SearchResult } from '../types';
import { highlight, matchedWords } from './highlight';
import { findQuestionOf, findSameQuestions } from './suggest-questions';

export function interpretationToResults(
  index: GameIndex,
  interpretation: Interpretation,
  understoodAs: string | undefined,
  unlocked: ReadonlySet<string>,
  limit: number,
): SearchResult[] {
  const words = matchedWords(index, interpretation);
  const sameQuestions = findSameQuestions(interpretation.ranking.questions);
  return selectPlaces(interpretation.ranking.places)
    .slice(0, limit)
    .map((place) => {
      const result = placeToResult(index, place, unlocked);
      const question = findQuestionOf(index, place, sameQuestions);
      if (question !== undefined && result.locked === undefined) result.question = question;
      if (understoodAs !== undefined) result.understoodAs = understoodAs;
      if (result.text) result.ranges = highlight(result.text, words);
      return result;
    });
}

/** Drops results with a low score, and all but the best `MAX_PLACES_PER_ENTRY` results of each entry. */
function selectPlaces(places: RankedPlace[]): RankedPlace[] {
  const placesPerEntry = new Map<number, number>();
  // The best score is capped at `EXACT_NAME_BONUS`. An exactly matching name scores so high that no other result would
  // reach the minimum share of its full score.
  const minScore = Math.min(places[0]?.score ?? 0, EXACT_NAME_BONUS) * MIN_SHARE_OF_BEST;
  return places.filter(({ entry, score }) => {
    const earlier = placesPerEntry.get(entry) ?? 0;
    placesPerEntry.set(entry, earlier + 1);
    return earlier < MAX_PLACES_PER_ENTRY && score >= minScore;
  });
}

function placeToResult(index: GameIndex, place: RankedPlace, unlocked: ReadonlySet<string>): SearchResult {
  const { entries, sections, rules, units } = index.documents;
  const entry = entries[place.entry];
  const section = sections[place.section];
  const rule = rules[place.rule];
  const result: SearchResult = {
    game: index.game,
    lang: index.lang,
    entry: entry?.id ?? '',
    title: isLocked(entry?.lock, unlocked) ? '' : (entry?.title ?? ''),
    text: '',
    ranges: [],
    score: place.score,
  };
  if (entry?.page !== undefined) result.page = entry.page;
  if (section) result.section = section.id;
  if (rule?.id) result.rule = rule.id;
  const lock = [entry?.lock, section?.lock, rule?.lock].find((l) => isLocked(l, unlocked));
  if (lock !== undefined) return { ...result, locked: lock };
  result.text = rule?.plainText ?? '';
  if (section) result.sectionTitle = section.title;
  const name = units[place.name?.unit ?? -1];
  if (name?.redirectTitle !== undefined && !isLocked(name.lock, unlocked)) result.from = name.redirectTitle;
  return result;
}
