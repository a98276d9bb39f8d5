// Scores the names of a book's places: how much of the query is in a name, and of the name in the query.

import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import type { Work } from '../matching/form-matches';
import { importanceInName } from '../matching/query-words';
import { FIELD_WEIGHT, NAME, QUESTION } from './weights';

export interface NameScore {
  score: number;
  /** The score of the next best name of the same place. */
  second: number;
  /** Number of the unit that holds the name. */
  unit: number;
  /** Shares of the query that the name holds, and of the name that the query holds. */
  asked: number;
  told: number;
  /** Whether a written question begins with the very words of the query. */
  beginsSo?: boolean;
}

/** The best name of each place that has one the query touches. */
export interface NameScores {
  ofEntry: Map<number, NameScore>;
  ofSection: Map<number, NameScore>;
  ofRule: Map<number, NameScore>;
  /** Rules with a term of the index that the query touches. */
  termed: Set<number>;
  /** What the best written question is worth to its rule, or to a section as a whole. */
  asRule: Map<number, number>;
  asSection: Map<number, number>;
  /** What players ask, all that the query touches. */
  questions: NameScore[];
}

export function scoreNames(index: GameIndex, asked: AnalyzedQuery, work: Work): NameScores {
  const scores: NameScores = {
    ofEntry: new Map(),
    ofSection: new Map(),
    ofRule: new Map(),
    termed: new Set(),
    asRule: new Map(),
    asSection: new Map(),
    questions: [],
  };
  const covers = coverOfWords(index, asked);
  const touched = new Set(asked.hits.flatMap(({ inUnit }) => [...inUnit.keys()]));
  for (const id of touched) {
    work.steps += 1;
    const unit = index.documents.units[id];
    const words = index.nameWords[id];
    if (!unit || !words) continue;
    if (unit.field === 'question') {
      const score = scoreQuestion(index, asked, id, words, covers);
      scores.questions.push(score);
      const [places, place] = unit.rule >= 0 ? [scores.asRule, unit.rule] : [scores.asSection, unit.section];
      places.set(place, Math.max(places.get(place) ?? 0, score.score));
      continue;
    }
    const score = scoreName(index, asked, id, words, covers);
    score.score *= FIELD_WEIGHT[unit.field] * NAME.laterTarget ** (unit.target ?? 0);
    if (unit.rule >= 0) {
      keep(scores.ofRule, unit.rule, score);
      if (unit.field === 'index') scores.termed.add(unit.rule);
    } else if (unit.section >= 0) keep(scores.ofSection, unit.section, score);
    else keep(scores.ofEntry, unit.entry, score);
  }
  return scores;
}

/** A question is the same or it is another one: what both have by chance counts for nothing. */
function scoreQuestion(
  index: GameIndex,
  { text, hits, shares }: AnalyzedQuery,
  unit: number,
  words: string[],
  covers: Map<string, number>,
): NameScore {
  let share = 0;
  hits.forEach(({ inUnit }, at) => {
    share += (inUnit.get(unit) ?? 0) * (shares[at] ?? 0);
  });
  const told = shareTold(index, words, covers);
  const first = words[0] ?? '';
  // Most begin otherwise, and need not be put together.
  const question = text.startsWith(first) || first.startsWith(text) ? words.join(' ') : '';
  const exact = question === text ? NAME.exact : 0;
  const beginsSo = question.startsWith(text);
  return {
    score: exact + QUESTION.most * (share * told) ** QUESTION.power,
    second: 0,
    unit,
    asked: share,
    told,
    beginsSo,
  };
}

function scoreName(
  index: GameIndex,
  { text, hits, shares, plainShares }: AnalyzedQuery,
  unit: number,
  words: string[],
  covers: Map<string, number>,
): NameScore {
  let share = 0;
  let asked = 0;
  hits.forEach(({ inUnit }, at) => {
    const weight = inUnit.get(unit) ?? 0;
    share += weight * (shares[at] ?? 0);
    asked += weight * (plainShares[at] ?? 0);
  });
  const told = shareTold(index, words, covers);
  const touched = share * (NAME.partial + (1 - NAME.partial) * told);
  const leading = NAME.leading * share * told * (covers.get(words[0] ?? '') ?? 0);
  const score = touched + leading + bonusOf(words, text, share, told);
  return { score, second: 0, unit, asked, told };
}

function bonusOf(words: string[], text: string, share: number, told: number): number {
  const name = words.join(' ');
  if (name === text) return NAME.exact;
  if (share >= NAME.nearlyAll && told >= NAME.nearlyAll) return NAME.full * share * told;
  // Still typing its last word: «фаза зуст».
  return name.startsWith(text) && name.charAt(text.length) !== ' ' ? NAME.prefix * told : 0;
}

function shareTold(index: GameIndex, words: string[], covers: Map<string, number>): number {
  let told = 0;
  let whole = 0;
  for (const word of words) {
    const importance = Math.min(importanceInName(word), index.rarityOf(word));
    whole += importance;
    told += importance * (covers.get(word) ?? 0);
  }
  return whole === 0 ? 0 : told / whole;
}

/** How surely each word of the book is one of the query's. */
function coverOfWords(index: GameIndex, { matches }: AnalyzedQuery): Map<string, number> {
  const covers = new Map<string, number>();
  for (const { form, weight } of matches.flat()) {
    const word = index.lexicon.forms[form]?.word ?? '';
    if ((covers.get(word) ?? 0) < weight) covers.set(word, weight);
  }
  return covers;
}

/** The best name counts, another one only tells equals apart. */
function keep(scores: Map<number, NameScore>, place: number, score: NameScore): void {
  const known = scores.get(place);
  const [better, worse] = known && known.score >= score.score ? [known, score] : [score, known];
  scores.set(place, { ...better, second: Math.max(better.second, worse?.score ?? 0) });
}
