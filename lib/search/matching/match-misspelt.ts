// Finds forms of the book that differ from a typed word by a slip or two, or only in their vowels.

import { editDistance } from '../analysis/edit-distance';
import { skeletonOf } from '../analysis/phonetic-key';
import type { GameIndex } from '../index/create-index';
import { allOf } from '../index/multimap';
import { spellingsLike } from '../index/spelling-index';
import { MAX_STEMS_COMPARED } from '../limits';
import { FIRST_LETTER_EDIT, MATCH_WEIGHT, UNSURE } from '../scoring/weights';
import type { FoundForms, Work } from './form-matches';

const SHORTEST = { oneEdit: 4, oneEditInStem: 5, twoEdits: 8, skeleton: 4, wordOfSkeleton: 6 } as const;

export function addMisspelt(
  index: GameIndex,
  word: string,
  sound: string,
  stemSounds: Set<string>,
  found: FoundForms,
  work: Work,
): void {
  if (word.length < SHORTEST.oneEdit) return;
  addEdits(index, word, '', found, work);
  for (const key of [...stemSounds].slice(0, MAX_STEMS_COMPARED)) {
    addEdits(index, key.slice(2), key.charAt(0), found, work);
  }
  if (found.best() > 0 || word.length < SHORTEST.wordOfSkeleton) return;
  // What kindred words of two languages keep is their consonants: підкріплення, подкрепление.
  const skeleton = skeletonOf(sound);
  if (skeleton.length < SHORTEST.skeleton) return;
  found.add(allOf(index.likeness.misspellings().bySkeleton, skeleton), MATCH_WEIGHT.skeleton, 'skeleton');
}

/** One slip in words from four letters, two from eight; stems are compared with stems, forms with forms. */
function addEdits(index: GameIndex, text: string, wordClass: string, found: FoundForms, work: Work): void {
  const shortest = wordClass ? SHORTEST.oneEditInStem : SHORTEST.oneEdit;
  const limit = text.length >= SHORTEST.twoEdits ? 2 : text.length >= shortest ? 1 : 0;
  if (limit === 0) return;
  for (const spelling of spellingsLike(index.likeness.misspellings().spellings, wordClass, text, limit)) {
    work.steps += 1;
    const edits = editDistance(text, spelling.text, limit);
    if (edits > limit) continue;
    const weight = weightOfEdits(edits, text, spelling.text);
    for (const form of spelling.forms) {
      found.add([form], weight * UNSURE[index.lexicon.forms[form]?.rank ?? 'text'], 'edit');
    }
  }
}

/** The longer a word, the surer it is the one that was meant. */
function weightOfEdits(edits: number, text: string, other: string): number {
  const { weight, perLetter, most } = edits <= 1 ? MATCH_WEIGHT.oneEdit : MATCH_WEIGHT.twoEdits;
  const shortest = edits <= 1 ? SHORTEST.oneEdit : SHORTEST.twoEdits;
  const first = text[0] === other[0] ? 1 : FIRST_LETTER_EDIT;
  return first * Math.min(most, weight + perLetter * (text.length - shortest));
}
