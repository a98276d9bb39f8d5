// Ranks the possible search results in a book for one variant of a query. README.md in this folder has the scoring
// formula.

import type { GameIndex } from '../index/create-index';
import { type AnalyzedQuery, analyzeQuery } from '../matching/analyze-query';
import type { QueryWord } from '../matching/query-words';
import { type AskedIntent, isBroadIntent } from '../matching/rulebook-intents';
import type { WorkCounter } from '../matching/word-form-matches';
import { raiseDocuments } from './raise-documents';
import { raiseRulings } from './raise-rulings';
import { type NameScore, type NameScores, scoreNames } from './score-names';
import { scoreRule } from './score-rule';
import {
  BROAD_INTENT_COVERAGE,
  COMPLETE_NAME_FROM,
  DEFINITION_BONUS,
  ENTRY_LENGTH_PENALTY,
  ENTRY_LENGTH_UNIT,
  ENTRY_NAME_IN_SECTION_FACTOR,
  FIRST_RULE_BONUS,
  FURTHER_INTENT_FACTOR,
  RULEBOOK_INTENT_BONUS,
  RULEBOOK_INTENT_BONUS_ANNOTATED,
  RULEBOOK_INTENT_BONUS_BROAD,
  RULEBOOK_INTENT_BONUS_WHOLE,
  RUNNER_UP_FACTOR,
  SUPPORTING_RULES_FACTOR,
  UNMATCHED_INDEX_TERM_PENALTY,
} from './weights';

/** A possible search result: a rule of the book. */
export interface RankedPlace {
  /** Index of the entry in `Documents.entries`. */
  entry: number;
  /** Index of the section in `Documents.sections`, or -1 if the rule is in no section. */
  section: number;
  /** Index of the rule in `Documents.rules`. */
  rule: number;
  /** Score in points (see README.md in this folder). */
  score: number;
  /**
   * How much of the query the rule and its context answer, from 0 to 1. Each query word counts by its importance, its
   * rarity and its match weight.
   */
  coverage: number;
  /** The best-scoring name of the rule, its section or its entry. */
  name: NameScore | undefined;
}

export interface Ranking {
  query: AnalyzedQuery;
  /** The possible results, highest score first. */
  places: RankedPlace[];
  /** All player questions that contain a word of the query. */
  questions: NameScore[];
}

/**
 * Ranks the possible results for the words of a query. Cost: proportional to the number of query words times the number
 * of rules in entries that contain a query word.
 */
export function rankPlaces(
  index: GameIndex,
  words: QueryWord[],
  withEdits: boolean,
  work: WorkCounter,
): Ranking {
  const query = analyzeQuery(index, words, withEdits, work);
  const names = scoreNames(index, query, work);
  const places: RankedPlace[] = [];
  // In a book with player questions, `query.rulebookIntents` (the questions about every game that this query may ask)
  // count only if the query has a stop word, such as «who starts» or «що якщо нічия» (what if it is a tie). A query such
  // as «нічия» (a tie) is the name of something, and the rule that defines the named thing should be first.
  const isName = !query.isQuestion && !words.some(({ isStopWord }) => isStopWord);
  const intents = index.isAnnotated && isName ? [] : query.rulebookIntents;
  const bonuses = rulebookBonuses(index, intents);
  const entries = new Set(query.hits.flatMap(({ inEntry }) => [...inEntry.keys()]));
  for (const rule of bonuses.keys()) entries.add(index.documents.rules[rule]?.entry ?? -1);
  for (const entry of entries) places.push(...rankEntry(index, query, names, entry, work));
  for (const place of places) {
    const bonus = bonuses.get(place.rule) ?? 0;
    place.score += bonus;
    if (index.isAnnotated || bonus === 0) continue;
    place.coverage = Math.max(place.coverage, bonus >= RULEBOOK_INTENT_BONUS ? 1 : BROAD_INTENT_COVERAGE);
  }
  places.sort((a, b) => b.score - a.score);
  raiseDocuments(index.documents.entries, places);
  return { query, places, questions: names.questions };
}

/**
 * Returns the bonus, in points, of each rule that can answer one of the questions that players ask about every game. If
 * a rule answers several of these questions («it's a tie, who wins»), it gets the highest bonus and a part of the other
 * bonuses.
 */
function rulebookBonuses(index: GameIndex, intents: readonly AskedIntent[]): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const { intent, isWholeQuery } of intents) {
    const isBroad = isBroadIntent(intent);
    if (isBroad && index.isAnnotated) continue;
    const annotated = isWholeQuery ? RULEBOOK_INTENT_BONUS_WHOLE : RULEBOOK_INTENT_BONUS_ANNOTATED;
    const strict = index.isAnnotated ? annotated : RULEBOOK_INTENT_BONUS;
    const bonus = isBroad ? RULEBOOK_INTENT_BONUS_BROAD : strict;
    for (const rule of index.rulesByIntent(intent)) {
      const known = bonuses.get(rule) ?? 0;
      const [more, less] = known > bonus ? [known, bonus] : [bonus, known];
      bonuses.set(rule, more + FURTHER_INTENT_FACTOR * less);
    }
  }
  return bonuses;
}

/** Scores every rule of an entry. */
function rankEntry(
  index: GameIndex,
  query: AnalyzedQuery,
  names: NameScores,
  entry: number,
  work: WorkCounter,
): RankedPlace[] {
  const places: RankedPlace[] = [];
  const firstOfSection = new Map<number, RankedPlace>();
  const { from = 0, to = 0 } = index.documents.entries[entry]?.rules ?? {};
  for (let rule = from; rule < to; rule++) {
    work.steps += 1;
    const place = scorePlace(index, query, names, entry, rule);
    if (!firstOfSection.has(place.section)) {
      place.score += FIRST_RULE_BONUS;
      firstOfSection.set(place.section, place);
    }
    places.push(place);
  }
  raiseDefinitions(index, places, firstOfSection);
  raiseRulings(index.documents.rules, places);
  if (query.isQuestion) {
    const scores = places.map(({ score }) => score);
    const entryScore = SUPPORTING_RULES_FACTOR * supportingScore(scores) - entryLengthPenalty(scores.length);
    for (const place of places) place.score += entryScore;
  }
  return query.asksAboutEditions ? places : replaceNotesByRules(index, places);
}

/**
 * If the query is only the name of a section or entry, the answer is the first rule of this section or entry, which
 * defines the named thing. The first rule gets a slightly higher score than the best rule of the section or entry.
 */
function raiseDefinitions(
  index: GameIndex,
  places: RankedPlace[],
  firstOfSection: ReadonlyMap<number, RankedPlace>,
): void {
  for (const { section, score, name } of places) {
    if (!isBookName(index, name) || (name?.queryCoverage ?? 0) < COMPLETE_NAME_FROM) continue;
    const first = firstOfSection.get(section);
    if (first && first.score <= score) first.score = score + DEFINITION_BONUS;
  }
}

/**
 * Returns the mean score of the second- and third-best rules of an entry. If the entry is about the topic of the
 * question, several of its rules have high scores, so the mean is high.
 */
function supportingScore(scores: number[]): number {
  const [, second = 0, third = 0] = scores.toSorted((a, b) => b - a);
  return (second + third) / 2;
}

/**
 * Returns a penalty that grows with the number of rules in the entry, because a long entry is more likely to contain
 * some rule that matches by chance.
 */
function entryLengthPenalty(rules: number): number {
  return ENTRY_LENGTH_PENALTY * Math.log2(1 + rules / ENTRY_LENGTH_UNIT);
}

/**
 * Removes the editorial notes (written by the editors of the site) from the ranking. If a note has a higher score than
 * the rule that it is about, the rule gets the score of the note.
 */
function replaceNotesByRules({ documents: { rules } }: GameIndex, places: RankedPlace[]): RankedPlace[] {
  const noted = places.filter(({ rule }) => rules[rule]?.about !== undefined);
  if (noted.length === 0) return places;
  const others = places.filter((place) => !noted.includes(place));
  for (const note of noted) {
    const about = others.find(({ rule }) => rule === rules[note.rule]?.about);
    if (about) about.score = Math.max(about.score, note.score);
  }
  return others;
}

function scorePlace(
  index: GameIndex,
  query: AnalyzedQuery,
  names: NameScores,
  entry: number,
  rule: number,
): RankedPlace {
  const section = index.documents.rules[rule]?.section ?? -1;
  const { score, coverage } = scoreRule(index, query, rule, names.similarityByRule.get(rule) ?? 0);
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
  // A query with a single content word and no question word is not a question, so player questions do not raise the
  // score.
  const questionScore = query.contentWords > 1 || query.intents.size > 0 ? bestQuestion : 0;
  const { hasIndexTerm } = index.documents.rules[rule] ?? {};
  const penalty = hasIndexTerm && !names.rulesWithMatchedTerm.has(rule) ? UNMATCHED_INDEX_TERM_PENALTY : 0;
  return { entry, section, rule, score: score + nameScore + questionScore - penalty, coverage, name };
}

/**
 * Whether the book itself uses the name, as a title, heading, redirect or English title. False for terms of the printed
 * index, for player questions, and for names that only players or other editions use.
 */
function isBookName(index: GameIndex, name: NameScore | undefined): boolean {
  const field = index.documents.units[name?.unit ?? -1]?.field;
  return field === 'title' || field === 'heading' || field === 'redirect' || field === 'en';
}
