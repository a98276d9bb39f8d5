// Where in a book one word of the query is found, and how rare that is.
import type { GameIndex } from '../index/create-index';
import { isSaying } from '../index/index-documents';
import type { FormMatch, Work } from './form-matches';

/** The surest find of the word in each text, and in the texts of each entry and section. */
export interface Hits {
  inUnit: Map<number, number>;
  inEntry: Map<number, number>;
  inSection: Map<number, number>;
  inEntryName: Map<number, number>;
  inSectionName: Map<number, number>;
  /** In what players ask of a rule, or of a section as a whole. */
  inRuleQuestion: Map<number, number>;
  inSectionQuestion: Map<number, number>;
  /** In what players and other editions call an entry. */
  inEntrySaying: Map<number, number>;
  /** 1 for a word of one entry or none, less the more entries have it. */
  rarity: number;
}

/** Finds weaker than this share of the best do not make a word common. */
const COUNTED = 0.7;

export function hitsOf(index: GameIndex, matches: FormMatch[], work: Work): Hits {
  const hits: Hits = {
    inUnit: new Map(),
    inEntry: new Map(),
    inSection: new Map(),
    inEntryName: new Map(),
    inSectionName: new Map(),
    inRuleQuestion: new Map(),
    inSectionQuestion: new Map(),
    inEntrySaying: new Map(),
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
      } else if (isSaying(unit.field)) raise(hits.inEntrySaying, unit.entry, weight);
      else if (unit.section >= 0) raise(hits.inSectionName, unit.section, weight);
      else raise(hits.inEntryName, unit.entry, weight);
    }
  }
  hits.rarity = rarityOf(hits.inEntry, index.documents.entries.length);
  return hits;
}

function raise(weights: Map<number, number>, at: number, weight: number): void {
  const known = weights.get(at);
  if (known === undefined || known < weight) weights.set(at, weight);
}

function rarityOf(inEntry: Map<number, number>, entries: number): number {
  let best = 0;
  for (const weight of inEntry.values()) best = Math.max(best, weight);
  let having = 0;
  for (const weight of inEntry.values()) if (weight >= COUNTED * best) having += 1;
  return having === 0 ? 1 : Math.log(1 + entries / having) / Math.log(1 + entries);
}
