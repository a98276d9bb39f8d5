// Converts ranked rules to the search results that the reader sees: selects the best rules, highlights the matched
// words, and leaves out the text of locked spoilers.
import type { GameIndex } from '../index/create-index';
import { isLocked } from '../index/spoiler-locks';
import { MAX_RULES_PER_ENTRY, MAX_RULES_SHOWN_PER_ENTRY } from '../limits';
import type { Interpretation } from '../scoring/choose-variant';
import type { RankedPlace } from '../scoring/rank-candidates';
import { EXACT_NAME_BONUS, MIN_SHARE_OF_BEST, SHOWN_SHARE_OF_TOPIC } from '../scoring/weights';
import type { SearchResult } from '../types';
import { asksSeveral, findCompanions } from './companion-rules';
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
  const { places, query } = interpretation.ranking;
  const isCompound = query.isQuestion && asksSeveral(interpretation.variant.text);
  const companions = isCompound ? findCompanions(index, query, places) : [];
  return selectPlaces(places, limit, companions).map(({ place, isFurther }) => {
    const result = placeToResult(index, place, unlocked);
    if (isFurther) result.isFurther = true;
    if (companions.includes(place)) result.isCompanion = true;
    const question = findQuestionOf(index, place, sameQuestions);
    if (question !== undefined && result.locked === undefined) result.question = question;
    if (understoodAs !== undefined) result.understoodAs = understoodAs;
    if (result.text) result.ranges = highlight(result.text, words);
    return result;
  });
}

/**
 * A rule of the search results. If `isFurther` is set, the page shows the rule only when the reader requests more rules
 * of its entry.
 */
interface SelectedPlace {
  place: RankedPlace;
  isFurther: boolean;
}

/**
 * Drops rules with a low score and groups the others by entry. The entry with the best rule comes first, and the rules
 * of an entry are in the order of their scores. The companions of the best rule (other rules that the answer also
 * needs) follow it directly. Rules that are shown only on request (`isFurther`) are at the end.
 */
function selectPlaces(
  places: readonly RankedPlace[],
  limit: number,
  companions: readonly RankedPlace[],
): SelectedPlace[] {
  // Use at most `EXACT_NAME_BONUS` as the best score. The score of a name that equals the query is so high that no
  // other result would reach the minimum share of the best score.
  const minScore = Math.min(places[0]?.score ?? 0, EXACT_NAME_BONUS) * MIN_SHARE_OF_BEST;
  const topics = new Map<number, RankedPlace[]>();
  const [best, ...others] = places;
  const isCompanion = (place: RankedPlace) => companions.includes(place);
  const ranked = best ? [best, ...companions, ...others.filter((place) => !isCompanion(place))] : [];
  for (const place of ranked) {
    if (place.score < minScore) continue;
    const topic = topics.get(place.entry);
    if (!topic) topics.set(place.entry, [place]);
    else if (topic.length < MAX_RULES_PER_ENTRY) topic.push(place);
  }
  const shown: SelectedPlace[] = [];
  const further: SelectedPlace[] = [];
  const ordered = [...topics.values()];
  ordered.forEach((topic, number) => {
    if (shown.length >= limit) return;
    const minShown = Math.max(
      SHOWN_SHARE_OF_TOPIC * (topic[0]?.score ?? 0),
      ordered[number + 1]?.[0]?.score ?? 0,
    );
    topic.forEach((place, at) => {
      const isFurther =
        at >= MAX_RULES_SHOWN_PER_ENTRY ||
        (at > 0 && place.score < minShown && !isCompanion(place)) ||
        shown.length >= limit;
      (isFurther ? further : shown).push({ place, isFurther });
    });
  });
  return [...shown, ...further];
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
