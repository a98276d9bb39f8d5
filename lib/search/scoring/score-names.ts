// Scores how well the names of entries, sections and rules match a query. The score depends on two shares: how much of
// the query is in the name, and how much of the name is in the query. The formulas are in README.md, "Score of a name"
// and "Score of a player question".

import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import { importanceInName } from '../matching/query-words';
import type { WorkCounter } from '../matching/word-form-matches';
import {
  ASKED_PART_FACTOR,
  COMPLETE_NAME_BONUS,
  COMPLETE_NAME_FROM,
  EXACT_NAME_BONUS,
  FIELD_WEIGHT,
  LATER_TARGET_FACTOR,
  LEADING_WORD_BONUS,
  NAME_PARTIAL,
  NAME_PREFIX_BONUS,
  PLAYER_QUESTION_EXPONENT,
  PLAYER_QUESTION_MAX,
} from './weights';

export interface NameScore {
  /** Score in points (see README.md in this folder). */
  score: number;
  /** Score, in points, of the second-best name of the same entry, section or rule. */
  runnerUp: number;
  /** Index, in `Documents.units`, of the text unit that contains the name. */
  unit: number;
  /**
   * Share of the query that the name contains, from 0 to 1. Query words count by their importance; for a player
   * question, also by their rarity.
   */
  queryCoverage: number;
  /** Share of the name that the query contains, from 0 to 1. */
  nameCoverage: number;
  /** For a player question: whether the question starts with the words of the query. */
  startsWithQuery?: boolean;
}

/**
 * Scores of names and player questions, by the index of the entry, section or rule. An entry, section or rule is absent
 * if none of its names contains a word of the query.
 */
export interface NameScores {
  /** Best-scoring name of each entry, by the index of the entry. */
  byEntry: Map<number, NameScore>;
  /** Best-scoring name of each section, by the index of the section. */
  bySection: Map<number, NameScore>;
  /** Best-scoring name of each rule, by the index of the rule. */
  byRule: Map<number, NameScore>;
  /**
   * Indexes (in `Documents.rules`) of the rules for which the book's printed index has a term that contains a word of
   * the query.
   */
  rulesWithMatchedTerm: Set<number>;
  /** Score, in points, of the best player question that each rule answers, by the index of the rule. */
  questionByRule: Map<number, number>;
  /** Score, in points, of the best player question that a whole section answers, by the index of the section. */
  questionBySection: Map<number, number>;
  /**
   * Similarity of the query to the most similar player question that each rule answers, from 0 to 1, by the index of
   * the rule. The similarity is the geometric mean of two shares: how much of the query the question contains, and how
   * much of the question the query contains.
   */
  similarityByRule: Map<number, number>;
  /** All player questions that contain a word of the query. */
  questions: NameScore[];
}

export function scoreNames(index: GameIndex, query: AnalyzedQuery, work: WorkCounter): NameScores {
  const scores: NameScores = {
    byEntry: new Map(),
    bySection: new Map(),
    byRule: new Map(),
    rulesWithMatchedTerm: new Set(),
    questionByRule: new Map(),
    questionBySection: new Map(),
    similarityByRule: new Map(),
    questions: [],
  };
  const weights = matchWeights(index, query);
  const touched = new Set(query.hits.flatMap(({ inUnit }) => [...inUnit.keys()]));
  for (const id of touched) {
    work.steps += 1;
    const unit = index.documents.units[id];
    const words = index.nameWords[id];
    if (!unit || !words) continue;
    if (unit.field === 'question') {
      const score = scoreQuestion(index, query, id, words, weights);
      scores.questions.push(score);
      const [places, place] =
        unit.rule >= 0 ? [scores.questionByRule, unit.rule] : [scores.questionBySection, unit.section];
      places.set(place, Math.max(places.get(place) ?? 0, score.score));
      if (unit.rule >= 0) {
        const similarity = Math.sqrt(score.queryCoverage * score.nameCoverage);
        scores.similarityByRule.set(
          unit.rule,
          Math.max(scores.similarityByRule.get(unit.rule) ?? 0, similarity),
        );
      }
      continue;
    }
    const score = scoreName(index, query, id, words, weights);
    score.score *= FIELD_WEIGHT[unit.field] * LATER_TARGET_FACTOR ** (unit.targetOrder ?? 0);
    if (unit.rule >= 0) {
      storeBest(scores.byRule, unit.rule, score);
      if (unit.field === 'index') scores.rulesWithMatchedTerm.add(unit.rule);
    } else if (unit.section >= 0) storeBest(scores.bySection, unit.section, score);
    else storeBest(scores.byEntry, unit.entry, score);
  }
  return scores;
}

/**
 * Scores a player question. Squares the product of query coverage and name coverage, so that a question that has only a
 * few words in common with the query scores almost nothing.
 */
function scoreQuestion(
  index: GameIndex,
  { text, hits, shares, askedShares }: AnalyzedQuery,
  unit: number,
  words: string[],
  weights: Map<string, number>,
): NameScore {
  let whole = 0;
  let asked = 0;
  hits.forEach(({ inUnit }, at) => {
    const weight = inUnit.get(unit) ?? 0;
    whole += weight * (shares[at] ?? 0);
    asked += weight * (askedShares[at] ?? 0);
  });
  const queryCoverage = Math.max(whole, ASKED_PART_FACTOR * asked);
  const nameCoverage = nameCoverageOf(index, words, weights);
  const first = words[0] ?? '';
  // For speed, join the words of the question only if its first word fits the beginning of the query. For most
  // questions, it does not.
  const question = text.startsWith(first) || first.startsWith(text) ? words.join(' ') : '';
  const exact = question === text ? EXACT_NAME_BONUS : 0;
  return {
    score: exact + PLAYER_QUESTION_MAX * (queryCoverage * nameCoverage) ** PLAYER_QUESTION_EXPONENT,
    runnerUp: 0,
    unit,
    queryCoverage,
    nameCoverage,
    startsWithQuery: question.startsWith(text),
  };
}

function scoreName(
  index: GameIndex,
  { text, hits, shares, importanceShares }: AnalyzedQuery,
  unit: number,
  words: string[],
  weights: Map<string, number>,
): NameScore {
  let share = 0;
  let queryCoverage = 0;
  hits.forEach(({ inUnit }, at) => {
    const weight = inUnit.get(unit) ?? 0;
    share += weight * (shares[at] ?? 0);
    queryCoverage += weight * (importanceShares[at] ?? 0);
  });
  const nameCoverage = nameCoverageOf(index, words, weights);
  const base = share * (NAME_PARTIAL + (1 - NAME_PARTIAL) * nameCoverage);
  const leading = LEADING_WORD_BONUS * share * nameCoverage * (weights.get(words[0] ?? '') ?? 0);
  const score = base + leading + completeNameBonus(words, text, share, nameCoverage);
  return { score, runnerUp: 0, unit, queryCoverage, nameCoverage };
}

function completeNameBonus(words: string[], text: string, share: number, nameCoverage: number): number {
  const name = words.join(' ');
  if (name === text) return EXACT_NAME_BONUS;
  if (share >= COMPLETE_NAME_FROM && nameCoverage >= COMPLETE_NAME_FROM)
    return COMPLETE_NAME_BONUS * share * nameCoverage;
  // True if the name starts with the query and the query ends inside a word: «фаза зуст» and «фаза зустрічей».
  const isPrefix = name.startsWith(text) && name.charAt(text.length) !== ' ';
  return isPrefix ? NAME_PREFIX_BONUS * nameCoverage : 0;
}

/**
 * Returns the share of a name's words that the query contains, from 0 to 1. Each word counts by its importance or its
 * rarity, whichever is lower.
 */
function nameCoverageOf(index: GameIndex, words: string[], weights: Map<string, number>): number {
  let covered = 0;
  let total = 0;
  for (const word of words) {
    const importance = Math.min(importanceInName(word), index.rarityOf(word));
    total += importance;
    covered += importance * (weights.get(word) ?? 0);
  }
  return total === 0 ? 0 : covered / total;
}

/** Returns the words of the book that the query matches, each with its highest match weight. */
function matchWeights(index: GameIndex, { matches }: AnalyzedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { form, weight } of matches.flat()) {
    const word = index.lexicon.forms[form]?.word ?? '';
    if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
  }
  return weights;
}

/**
 * Stores the name under `place` (the index of an entry, section or rule) if it has the best score so far. The stored
 * name keeps the score of the second-best name in `runnerUp`.
 */
function storeBest(scores: Map<number, NameScore>, place: number, score: NameScore): void {
  const known = scores.get(place);
  const [better, worse] = known && known.score >= score.score ? [known, score] : [score, known];
  scores.set(place, { ...better, runnerUp: Math.max(better.runnerUp, worse?.score ?? 0) });
}
