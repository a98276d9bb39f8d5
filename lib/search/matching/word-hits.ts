// Finds where one query word occurs in a book, and how rare it is.
import type { GameIndex } from '../index/create-index';
import { isAlternativeName } from '../index/index-documents';
import type { FormMatch, WorkCounter } from './form-matches';

/** For each kind of place: the number of the place → the highest match weight there, above 0 and at most 1. */
export interface WordHits {
  inUnit: Map<number, number>;
  /** In any text of the entry or section. */
  inEntry: Map<number, number>;
  inSection: Map<number, number>;
  inEntryName: Map<number, number>;
  inSectionName: Map<number, number>;
  /** In a player question that leads to the rule, or to the section as a whole. */
  inRuleQuestion: Map<number, number>;
  inSectionQuestion: Map<number, number>;
  /** In a name of the entry that comes from players or another edition. */
  inAlternativeName: Map<number, number>;
  /** Scaled IDF over entries: 1 for a word of one entry or none, less the more entries have it. */
  rarity: number;
}

/** Entries whose weight is below this share of the best weight do not count towards the rarity of a word. */
const COUNTED_SHARE = 0.7;

export function collectHits(index: GameIndex, matches: FormMatch[], work: WorkCounter): WordHits {
  const hits: WordHits = {
    inUnit: new Map(),
    inEntry: new Map(),
    inSection: new Map(),
    inEntryName: new Map(),
    inSectionName: new Map(),
    inRuleQuestion: new Map(),
    inSectionQuestion: new Map(),
    inAlternativeName: new Map(),
    rarity: 1,
  };
  for (const { form, weight } of matches) {
    for (const id of index.postings.find(index.lexicon.forms[form]?.word ?? '')) {
      work.steps += 1;
      const unit = index.documents.units[id];
      if (!unit) continue;
      raise(hits.inUnit, id, weight);
      raise(hits.inEntry, unit.entry, weight);
      if (unit.section >= 0) raise(hits.inSection, unit.section, weight);
      if (unit.field === 'rule') continue;
      if (unit.field === 'question') {
        if (unit.rule >= 0) raise(hits.inRuleQuestion, unit.rule, weight);
        else raise(hits.inSectionQuestion, unit.section, weight);
      } else if (isAlternativeName(unit.field)) raise(hits.inAlternativeName, unit.entry, weight);
      else if (unit.section >= 0) raise(hits.inSectionName, unit.section, weight);
      else raise(hits.inEntryName, unit.entry, weight);
    }
  }
  hits.rarity = rarityOf(hits.inEntry, index.documents.entries.length);
  return hits;
}

/** Sets the weight of a place unless it already has a higher one. */
function raise(weights: Map<number, number>, place: number, weight: number): void {
  const known = weights.get(place);
  if (known === undefined || known < weight) weights.set(place, weight);
}

function rarityOf(inEntry: Map<number, number>, entries: number): number {
  let best = 0;
  for (const weight of inEntry.values()) best = Math.max(best, weight);
  let counted = 0;
  for (const weight of inEntry.values()) if (weight >= COUNTED_SHARE * best) counted += 1;
  return counted === 0 ? 1 : Math.log(1 + entries / counted) / Math.log(1 + entries);
}
