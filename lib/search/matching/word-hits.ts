// Finds where one query word occurs in a book, and how rare the word is.
import type { GameIndex } from '../index/create-index';
import { isAlternativeName } from '../index/game-data-to-documents';
import { ASKER_WORD_IN_ENTRY } from '../scoring/weights';
import type { FormMatch, WorkCounter } from './word-form-matches';

/**
 * The occurrences of one query word in a book. Each map maps the index of a text unit (a searchable text), entry,
 * section or rule to the highest match weight of the word there (above 0 and at most 1).
 */
export interface WordHits {
  inUnit: Map<number, number>;
  /** Highest match weight of the word among the words that players use for a rule, by the index of the rule. */
  inAskerWords: Map<number, number>;
  /** Highest match weight of the word in any text of an entry, by the index of the entry. */
  inEntry: Map<number, number>;
  /** Highest match weight of the word in any text of a section, by the index of the section. */
  inSection: Map<number, number>;
  inEntryName: Map<number, number>;
  inSectionName: Map<number, number>;
  /** Highest match weight of the word in the player questions that a single rule answers, by the index of the rule. */
  inRuleQuestion: Map<number, number>;
  /** Highest match weight of the word in the player questions that a section answers, by the index of the section. */
  inSectionQuestion: Map<number, number>;
  /**
   * Highest match weight of the word in names that players or other editions use for an entry, by the index of the
   * entry.
   */
  inAlternativeName: Map<number, number>;
  /**
   * How rare the word is: its inverse document frequency, scaled to 0–1, with entries as the documents. 1 if at most
   * one entry contains the word, and a lower number the more entries contain it.
   */
  rarity: number;
}

/**
 * An entry counts as containing a word only if the match weight in the entry is at least this share (0 to 1) of the
 * word's best match weight in the book.
 */
const COUNTED_SHARE = 0.7;

export function collectHits(index: GameIndex, matches: FormMatch[], work: WorkCounter): WordHits {
  const hits: WordHits = {
    inUnit: new Map(),
    inEntry: new Map(),
    inAskerWords: new Map(),
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
      if (unit.field === 'asker') {
        raise(hits.inAskerWords, unit.rule, weight);
        raise(hits.inEntry, unit.entry, ASKER_WORD_IN_ENTRY * weight);
        continue;
      }
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

/**
 * Stores the weight for `place` (the index of a text unit, entry, section or rule), unless a higher weight is already
 * stored there.
 */
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
