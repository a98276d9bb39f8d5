// Scores the names of places: how much of the query is in a name, and how much of the name is in the query.
// The formulas are in README.md, "Score of a name" and "Score of a player question".

import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import type { WorkCounter } from '../matching/form-matches';
import { importanceInName } from '../matching/query-words';
import {
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
  /** Points. */
  score: number;
  /** Points of the second-best name of the same place. */
  runnerUp: number;
  /** Number of the unit that holds the name. */
  unit: number;
  /** Share of the query that the name contains, 0 to 1: by importance; for a player question also by rarity. */
  queryCoverage: number;
  /** Share of the name that the query contains, 0 to 1. */
  nameCoverage: number;
  /** For a player question: whether it starts with the words of the query. */
  startsWithQuery?: boolean;
}

/** Scores by the number of the place; a place is absent when no name of it contains a word of the query. */
export interface NameScores {
  /** The best name of each place. */
  byEntry: Map<number, NameScore>;
  bySection: Map<number, NameScore>;
  byRule: Map<number, NameScore>;
  /** Rules with a term of the printed index that contains a word of the query. */
  rulesWithMatchedTerm: Set<number>;
  /** Points of the best player question that leads to the rule, or to the section as a whole. */
  questionByRule: Map<number, number>;
  questionBySection: Map<number, number>;
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

/** The coverages are multiplied and squared, so that a few words in common by chance score almost nothing. */
function scoreQuestion(
  index: GameIndex,
  { text, hits, shares }: AnalyzedQuery,
  unit: number,
  words: string[],
  weights: Map<string, number>,
): NameScore {
  let queryCoverage = 0;
  hits.forEach(({ inUnit }, at) => {
    queryCoverage += (inUnit.get(unit) ?? 0) * (shares[at] ?? 0);
  });
  const nameCoverage = nameCoverageOf(index, words, weights);
  const first = words[0] ?? '';
  // Comparing the first word avoids joining the words of most questions.
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
  // The last word is unfinished: «фаза зуст» for «фаза зустрічей».
  const isPrefix = name.startsWith(text) && name.charAt(text.length) !== ' ';
  return isPrefix ? NAME_PREFIX_BONUS * nameCoverage : 0;
}

/** The share of a name's words, by importance or rarity (the lower one), that the query contains: 0 to 1. */
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

/** The highest match weight of each word of the book that the query matches. */
function matchWeights(index: GameIndex, { matches }: AnalyzedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { form, weight } of matches.flat()) {
    const word = index.lexicon.forms[form]?.word ?? '';
    if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
  }
  return weights;
}

/** Stores the best name of a place with the score of its runner-up. */
function storeBest(scores: Map<number, NameScore>, place: number, score: NameScore): void {
  const known = scores.get(place);
  const [better, worse] = known && known.score >= score.score ? [known, score] : [score, known];
  scores.set(place, { ...better, runnerUp: Math.max(better.runnerUp, worse?.score ?? 0) });
}
