// Ranks the places of a book for one variant of a query. README.md in this folder has the scoring formula.

import type { GameIndex } from '../index/create-index';
import { type AnalyzedQuery, analyzeQuery } from '../matching/analyze-query';
import type { WorkCounter } from '../matching/form-matches';
import type { QueryWord } from '../matching/query-words';
import { type NameScore, type NameScores, scoreNames } from './score-names';
import { scoreRule } from './score-rule';
import {
  COMPLETE_NAME_FROM,
  ENTRY_LENGTH_PENALTY,
  ENTRY_LENGTH_UNIT,
  ENTRY_NAME_IN_SECTION_FACTOR,
  FIRST_RULE_BONUS,
  RUNNER_UP_FACTOR,
  SUPPORTING_RULES_FACTOR,
  UNMATCHED_INDEX_TERM_PENALTY,
} from './weights';

/** The best rule of a section, or of an entry outside its sections. */
export interface RankedPlace {
  /** Numbers of the places in `Documents`; `section` is -1 outside of sections. */
  entry: number;
  section: number;
  rule: number;
  /** Points. */
  score: number;
  /** How much of the query the place answers, by importance and match weight: 0 to 1. */
  coverage: number;
  /** The name with the highest score that leads to the place. */
  name: NameScore | undefined;
}

export interface Ranking {
  query: AnalyzedQuery;
  /** By score, highest first. */
  places: RankedPlace[];
  /** All player questions that contain a word of the query. */
  questions: NameScore[];
}

/** Cost: linear in the rules of the entries that contain a word of the query, times the words of the query. */
export function rankPlaces(
  index: GameIndex,
  words: QueryWord[],
  withEdits: boolean,
  work: WorkCounter,
): Ranking {
  const query = analyzeQuery(index, words, withEdits, work);
  const names = scoreNames(index, query, work);
  const places: RankedPlace[] = [];
  const entries = new Set(query.hits.flatMap(({ inEntry }) => [...inEntry.keys()]));
  for (const entry of entries) places.push(...rankEntry(index, query, names, entry, work));
  return { query, places: places.sort((a, b) => b.score - a.score), questions: names.questions };
}

/** Returns the best rule of each section of an entry, and of its rules outside of sections. */
function rankEntry(
  index: GameIndex,
  query: AnalyzedQuery,
  names: NameScores,
  entry: number,
  work: WorkCounter,
): RankedPlace[] {
  const best = new Map<number, RankedPlace>();
  const firstRules = new Map<number, number>();
  const scores: number[] = [];
  const { from = 0, to = 0 } = index.documents.entries[entry]?.rules ?? {};
  for (let rule = from; rule < to; rule++) {
    work.steps += 1;
    const place = scorePlace(index, query, names, entry, rule);
    scores.push(place.score);
    const known = best.get(place.section);
    if (!known) {
      place.score += FIRST_RULE_BONUS;
      firstRules.set(place.section, rule);
    }
    if (!known || known.score < place.score) best.set(place.section, place);
  }
  // The first rule defines the thing, so it is the answer to a query that is only the name of the thing.
  for (const place of best.values()) {
    if (isBookName(index, place.name) && (place.name?.queryCoverage ?? 0) >= COMPLETE_NAME_FROM) {
      place.rule = firstRules.get(place.section) ?? place.rule;
    }
  }
  const entryScore = query.isQuestion
    ? SUPPORTING_RULES_FACTOR * supportingScore(scores) - entryLengthPenalty(scores.length)
    : 0;
  for (const place of best.values()) place.score += entryScore;
  if (!query.asksAboutEditions) for (const place of best.values()) replaceNoteByRule(index, place);
  return [...best.values()];
}

/** The mean score of the second- and third-best rule: an entry about the topic of a question has several such rules. */
function supportingScore(scores: number[]): number {
  const [, second = 0, third = 0] = scores.toSorted((a, b) => b - a);
  return (second + third) / 2;
}

/** Grows with the number of rules: in a long entry some rule matches by chance. */
function entryLengthPenalty(rules: number): number {
  return ENTRY_LENGTH_PENALTY * Math.log2(1 + rules / ENTRY_LENGTH_UNIT);
}

/** Replaces an editorial note by the rule that the note is about. */
function replaceNoteByRule({ documents: { rules } }: GameIndex, place: RankedPlace): void {
  const rule = rules[place.rule]?.about;
  if (rule === undefined) return;
  place.rule = rule;
  place.section = rules[rule]?.section ?? place.section;
}

function scorePlace(
  index: GameIndex,
  query: AnalyzedQuery,
  names: NameScores,
  entry: number,
  rule: number,
): RankedPlace {
  const section = index.documents.rules[rule]?.section ?? -1;
  const { score, coverage } = scoreRule(index, query, rule);
  let name: NameScore | undefined;
  let nameScore = 0;
  const consider = (candidate: NameScore | undefined, factor: number) => {
    const points = candidate ? factor * (candidate.score + RUNNER_UP_FACTOR * candidate.runnerUp) : 0;
    if (points <= nameScore) return;
    name = candidate;
    nameScore = points;
  };
  consider(names.byRule.get(rule), 1);
  consider(names.bySection.get(section), 1);
  const entryName = names.byEntry.get(entry);
  consider(entryName, section >= 0 && isBookName(index, entryName) ? ENTRY_NAME_IN_SECTION_FACTOR : 1);
  const bestQuestion = Math.max(
    names.questionByRule.get(rule) ?? 0,
    names.questionBySection.get(section) ?? 0,
  );
  // A single content word without a question word is not a question.
  const questionScore = query.contentWords > 1 || query.intents.size > 0 ? bestQuestion : 0;
  const { hasIndexTerm } = index.documents.rules[rule] ?? {};
  const penalty = hasIndexTerm && !names.rulesWithMatchedTerm.has(rule) ? UNMATCHED_INDEX_TERM_PENALTY : 0;
  return { entry, section, rule, score: score + nameScore + questionScore - penalty, coverage, name };
}

/** Whether the book itself uses the name (title, heading, redirect, English title), not only players. */
function isBookName(index: GameIndex, name: NameScore | undefined): boolean {
  const field = index.documents.units[name?.unit ?? -1]?.field;
  return field === 'title' || field === 'heading' || field === 'redirect' || field === 'en';
}
