// Ranks the places of a book for one reading of a query.

import type { GameIndex } from '../index/create-index';
import { type AnalyzedQuery, analyzeQuery } from '../matching/analyze-query';
import type { Work } from '../matching/form-matches';
import type { QueryWord } from '../matching/query-words';
import { type NameScore, type NameScores, scoreNames } from './score-names';
import { scoreRule } from './score-rule';
import { NAME, PENALTY, RULE } from './weights';

/** The best rule of a section, or of an entry outside its sections. */
export interface Place {
  entry: number;
  section: number;
  rule: number;
  score: number;
  /** How much of the query is answered here, by importance and sureness: 0 to 1. */
  coverage: number;
  /** The name that led here, if one did. */
  name: NameScore | undefined;
}

export interface Ranking {
  asked: AnalyzedQuery;
  places: Place[];
  /** Written questions that the query touches. */
  questions: NameScore[];
}

export function rank(index: GameIndex, words: QueryWord[], edits: boolean, work: Work): Ranking {
  const asked = analyzeQuery(index, words, edits, work);
  const names = scoreNames(index, asked, work);
  const places: Place[] = [];
  const entries = new Set(asked.hits.flatMap(({ inEntry }) => [...inEntry.keys()]));
  for (const entry of entries) places.push(...placesOf(index, asked, names, entry, work));
  return { asked, places: places.sort((a, b) => b.score - a.score), questions: names.questions };
}

/** The best rule of each section of an entry, and of what stands outside of them. */
function placesOf(
  index: GameIndex,
  asked: AnalyzedQuery,
  names: NameScores,
  entry: number,
  work: Work,
): Place[] {
  const best = new Map<number, Place>();
  const firstRules = new Map<number, number>();
  const scores: number[] = [];
  const { from = 0, to = 0 } = index.documents.entries[entry]?.rules ?? {};
  for (let rule = from; rule < to; rule++) {
    work.steps += 1;
    const place = placeOf(index, asked, names, entry, rule);
    scores.push(place.score);
    const known = best.get(place.section);
    if (!known) {
      place.score += RULE.first;
      firstRules.set(place.section, rule);
    }
    if (!known || known.score < place.score) best.set(place.section, place);
  }
  // The first rule says what the thing is: the answer when the query is but its name.
  for (const place of best.values()) {
    if (isTitle(index, place.name) && (place.name?.asked ?? 0) >= NAME.nearlyAll) {
      place.rule = firstRules.get(place.section) ?? place.rule;
    }
  }
  const ofEntry = asked.isQuestion ? RULE.beside * besideBest(scores) - chanceOf(scores.length) : 0;
  for (const place of best.values()) place.score += ofEntry;
  if (!asked.ofBooks) for (const place of best.values()) leadToRule(index, place);
  return [...best.values()];
}

/** What a question finds is the topic when several of its rules speak of it. */
function besideBest(scores: number[]): number {
  const [, second = 0, third = 0] = scores.toSorted((a, b) => b - a);
  return (second + third) / 2;
}

/** Of many rules one or another fits by chance. */
function chanceOf(rules: number): number {
  return RULE.ofMany * Math.log2(1 + rules / RULE.many);
}

/** A note on the books leads to the rule it speaks of. */
function leadToRule({ documents: { rules } }: GameIndex, place: Place): void {
  const rule = rules[place.rule]?.about;
  if (rule === undefined) return;
  place.rule = rule;
  place.section = rules[rule]?.section ?? place.section;
}

function placeOf(
  index: GameIndex,
  asked: AnalyzedQuery,
  names: NameScores,
  entry: number,
  rule: number,
): Place {
  const section = index.documents.rules[rule]?.section ?? -1;
  const { score, coverage } = scoreRule(index, asked, rule);
  let name: NameScore | undefined;
  let named = 0;
  const consider = (candidate: NameScore | undefined, factor: number) => {
    const worth = candidate ? factor * (candidate.score + NAME.second * candidate.second) : 0;
    if (worth <= named) return;
    name = candidate;
    named = worth;
  };
  consider(names.ofRule.get(rule), 1);
  consider(names.ofSection.get(section), 1);
  const ofEntry = names.ofEntry.get(entry);
  consider(ofEntry, section >= 0 && isTitle(index, ofEntry) ? NAME.inSection : 1);
  const written = Math.max(names.asRule.get(rule) ?? 0, names.asSection.get(section) ?? 0);
  // A single word asks nothing.
  const question = asked.carrying > 1 || asked.aims.size > 0 ? written : 0;
  const { hasTerm } = index.documents.rules[rule] ?? {};
  const other = hasTerm && !names.termed.has(rule) ? PENALTY.otherTerm : 0;
  return { entry, section, rule, score: score + named + question - other, coverage, name };
}

/** Whether the name is what the place is called in the book, not what players say about it. */
function isTitle(index: GameIndex, name: NameScore | undefined): boolean {
  const field = index.documents.units[name?.unit ?? -1]?.field;
  return field === 'title' || field === 'heading' || field === 'redirect' || field === 'en';
}
