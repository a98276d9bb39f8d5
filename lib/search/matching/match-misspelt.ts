// Finds word forms of the book that differ from a query word by one or two edits (typos), or only in their vowels.

import { editDistance } from '../analysis/edit-distance';
import { skeletonOf } from '../analysis/phonetic-key';
import type { GameIndex } from '../index/create-index';
import { allOf } from '../index/multimap';
import { candidateSpellings } from '../index/spelling-index';
import { MAX_STEMS_COMPARED } from '../limits';
import {
  FIRST_LETTER_EDIT_FACTOR,
  FORM_RANK_FACTOR,
  MATCH_ONE_EDIT,
  MATCH_SKELETON,
  MATCH_TWO_EDITS,
} from '../scoring/weights';
import type { FormMatches, WorkCounter } from './word-form-matches';

/** Minimum length of a query word, in characters, to search for word forms at edit distance 1. */
const MIN_LENGTH_ONE_EDIT = 4;
/** Minimum length of a stem, in characters, to search for stems at edit distance 1. */
const MIN_STEM_LENGTH_ONE_EDIT = 5;
/** Minimum length of a query word or stem, in characters, to search at edit distance 2. */
const MIN_LENGTH_TWO_EDITS = 8;
/**
 * Minimum length, in characters, of a query word whose skeleton (consonants) the search compares with the skeletons of
 * other words.
 */
const MIN_LENGTH_FOR_SKELETON = 6;
/** Minimum number of consonants in a skeleton that the search compares with the skeletons of other words. */
const MIN_SKELETON_LENGTH = 4;

export function addMisspelt(
  index: GameIndex,
  word: string,
  sound: string,
  phoneticStems: Set<string>,
  matches: FormMatches,
  work: WorkCounter,
): void {
  if (word.length < MIN_LENGTH_ONE_EDIT) return;
  addEdits(index, word, '', matches, work);
  for (const key of [...phoneticStems].slice(0, MAX_STEMS_COMPARED)) {
    addEdits(index, key.slice(2), key.charAt(0), matches, work);
  }
  if (matches.best() > 0 || word.length < MIN_LENGTH_FOR_SKELETON) return;
  // If the word has no match yet, add the words with the same consonants. Related Ukrainian and Russian words often
  // have the same consonants: підкріплення, подкрепление.
  const skeleton = skeletonOf(sound);
  if (skeleton.length < MIN_SKELETON_LENGTH) return;
  matches.add(allOf(index.similarForms.fuzzyIndex().bySkeleton, skeleton), MATCH_SKELETON, 'skeleton');
}

/**
 * Adds the word forms within one or two edits of `text`, depending on the length of `text`. If `wordClass` is '',
 * `text` is a complete word, and the function compares it with complete word forms. Otherwise `text` is a phonetic
 * stem, and the function compares it with the phonetic stems of that word class.
 */
function addEdits(
  index: GameIndex,
  text: string,
  wordClass: string,
  matches: FormMatches,
  work: WorkCounter,
): void {
  const minLength = wordClass ? MIN_STEM_LENGTH_ONE_EDIT : MIN_LENGTH_ONE_EDIT;
  const maxEdits = text.length >= MIN_LENGTH_TWO_EDITS ? 2 : text.length >= minLength ? 1 : 0;
  if (maxEdits === 0) return;
  const { spellings } = index.similarForms.fuzzyIndex();
  for (const spelling of candidateSpellings(spellings, wordClass, text, maxEdits)) {
    work.steps += 1;
    const edits = editDistance(text, spelling.text, maxEdits);
    if (edits > maxEdits) continue;
    const weight = weightOfEdits(edits, text, spelling.text);
    for (const form of spelling.forms) {
      matches.add([form], weight * FORM_RANK_FACTOR[index.lexicon.forms[form]?.rank ?? 'text'], 'edit');
    }
  }
}

/**
 * Returns the match weight of `other`, a spelling that differs from `text` by `edits` edits. The weight grows with the
 * length of `text`: if two similar words are long, they are more likely to be the same word.
 */
function weightOfEdits(edits: number, text: string, other: string): number {
  const { base, perLetter, max } = edits <= 1 ? MATCH_ONE_EDIT : MATCH_TWO_EDITS;
  const minLength = edits <= 1 ? MIN_LENGTH_ONE_EDIT : MIN_LENGTH_TWO_EDITS;
  const firstLetterFactor = text[0] === other[0] ? 1 : FIRST_LETTER_EDIT_FACTOR;
  return firstLetterFactor * Math.min(max, base + perLetter * (text.length - minLength));
}
