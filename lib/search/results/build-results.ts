// Turns ranked places into results a reader can see, with spoilers masked.
import type { GameIndex } from '../index/create-index';
import { MAX_PLACES_PER_ENTRY } from '../limits';
import type { Interpretation } from '../matching/choose-variant';
import type { Place } from '../scoring/rank-places';
import { NAME, WEAKEST_RESULT } from '../scoring/weights';
import type { SearchResult } from '../types';
import { foundWords, highlight } from './highlight';
import { isLocked } from './search-locks';
import { questionOf, sameQuestions } from './suggest-questions';

export function interpretationToResults(
  index: GameIndex,
  interpretation: Interpretation,
  understoodAs: string | undefined,
  unlocked: ReadonlySet<string>,
  limit: number,
): SearchResult[] {
  const found = foundWords(index, interpretation);
  const asked = sameQuestions(interpretation.ranking.questions);
  return worthShowing(interpretation.ranking.places)
    .slice(0, limit)
    .map((place) => {
      const result = placeToResult(index, place, unlocked);
      const question = questionOf(index, place, asked);
      if (question !== undefined && result.locked === undefined) result.question = question;
      if (understoodAs !== undefined) result.understoodAs = understoodAs;
      if (result.text) result.ranges = highlight(result.text, found);
      return result;
    });
}

/** Not the far tail, and not an entry over and over. */
function worthShowing(places: Place[]): Place[] {
  const shown = new Map<number, number>();
  // An exact name stands so high that nothing would be left beside it.
  const weakest = Math.min(places[0]?.score ?? 0, NAME.exact) * WEAKEST_RESULT;
  return places.filter(({ entry, score }) => {
    const times = shown.get(entry) ?? 0;
    shown.set(entry, times + 1);
    return times < MAX_PLACES_PER_ENTRY && score >= weakest;
  });
}

function placeToResult(index: GameIndex, place: Place, unlocked: ReadonlySet<string>): SearchResult {
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
  result.text = rule?.plain ?? '';
  if (section) result.sectionTitle = section.title;
  const name = units[place.name?.unit ?? -1];
  if (name?.from !== undefined && !isLocked(name.lock, unlocked)) result.from = name.from;
  return result;
}
