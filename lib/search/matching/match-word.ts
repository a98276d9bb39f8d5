// Finds the word forms of the book that one query word may mean, each with a match weight.
//
// `scoring/weights.ts` lists the kinds of matches and their weights.

import { phoneticKey } from '../analysis/phonetic-key';
import { type StemKey, stemOfKey, stemsOf } from '../analysis/stem';
import { rootsOf } from '../analysis/word-root';
import type { GameIndex } from '../index/create-index';
import { sliceByPrefix, supportedStems } from '../index/lexicon';
import { allOf } from '../index/multimap';
import { phoneticStemOf } from '../index/similar-forms';
import { isLatin, languagesOfWord } from '../languages/languages';
import { MAX_FORMS_PER_WORD } from '../limits';
import {
  FORM_RANK_FACTOR,
  MATCH_EXACT,
  MATCH_LONG_ROOT,
  MATCH_PREFIX_MAX,
  MATCH_PREFIX_MIN,
  MATCH_ROOT,
  MATCH_ROOT_AND_CONCEPT,
  MATCH_SOUND,
  MATCH_STEM,
  MATCH_STEM_SOUND,
  MATCH_TRANSLATION,
  MIN_LONG_ROOT_LENGTH,
  SOUND_IN_TEXT_FACTOR,
  SURE_MATCH,
} from '../scoring/weights';
import { translatedStems } from '../translations/create-translations';
import { addMisread } from './match-misread';
import { addMisspelt } from './match-misspelt';
import type { QueryWord } from './query-words';
import { synonymStems } from './synonyms';
import { createFormMatches, type FormMatch, type FormMatches, type WorkCounter } from './word-form-matches';

/**
 * Minimum length, in characters, of a phonetic key (a spelling that is equal for words that sound alike) that may match
 * any word of the book. A shorter key matches only words that occur in names of the book (`FormRank` is `term`),
 * because too many words have the same short key.
 */
const MIN_SOUND_LENGTH = 4;
/** Minimum length, in characters, of a phonetic key that may match an English word. */
const MIN_ENGLISH_SOUND_LENGTH = 5;
/** Minimum length, in characters, of a phonetic key that may match longer phonetic keys as their prefix. */
const MIN_PREFIX_SOUND_LENGTH = 3;

/**
 * Finds the word forms that a query word matches. If `withEdits` is true and no match reaches the weight `SURE_MATCH`,
 * also searches for spelling corrections.
 */
export function matchWord(
  index: GameIndex,
  query: QueryWord,
  withEdits: boolean,
  work: WorkCounter,
): FormMatch[] {
  const { word } = query;
  const matches = createFormMatches(work);
  const sound = phoneticKey(word);
  addPrefixMatches(index, query, sound, matches);
  if (query.isPrefixOnly) return matches.all();
  const exact = index.lexicon.byWord.get(word);
  if (exact !== undefined) matches.add([exact], MATCH_EXACT, 'exact');
  const stems = languagesOfWord(word).flatMap((language) => stemsOf(word, language));
  if (query.isStopWord) {
    for (const key of stems) matches.add(formsOfStem(index, key), MATCH_STEM, 'stem');
    return matches.all();
  }
  addSynonyms(index, stems, matches);
  if (index.translations && index.language && !languagesOfWord(word).includes(index.language))
    for (const key of translatedStems(stems, index.language, index.translations))
      matches.add(formsOfStem(index, key), MATCH_TRANSLATION, 'concept');
  // A number matches only the same number, written in digits or (as a synonym) in words.
  if (isNumber(word)) return matches.all();
  addStems(index, stems, matches);
  const phoneticStems = new Set(stems.map(phoneticStemOf));
  // A word in Latin letters has no matches by sound, because the search tries the transliteration of the query as a
  // separate query variant.
  if (isLatin(word)) phoneticStems.clear();
  else addPhoneticMatches(index, sound, phoneticStems, matches);
  addMisread(index, word, matches);
  if (withEdits && matches.best() < SURE_MATCH) addMisspelt(index, word, sound, phoneticStems, matches, work);
  return matches.all();
}

/** Adds the synonyms of the query word in the language of the book. */
function addSynonyms(index: GameIndex, stems: StemKey[], matches: FormMatches): void {
  for (const [key, weight] of synonymStems(stems, index.language, index.synonyms))
    matches.add(formsOfStem(index, key), weight, 'concept');
}

/** Adds other forms of the query word, and words with the same root. */
function addStems(index: GameIndex, stems: StemKey[], matches: FormMatches): void {
  const supported = supportedStems(index.lexicon, stems);
  for (const key of supported) {
    matches.add(formsOfStem(index, key), MATCH_STEM, 'stem');
    for (const root of rootsOf(key)) {
      const isLong = stemOfKey(root).length >= MIN_LONG_ROOT_LENGTH;
      const weight = isLong ? MATCH_LONG_ROOT : MATCH_ROOT;
      const { byRoot } = index.similarForms.bucket(phoneticKey(stemOfKey(root)).charAt(0));
      for (const form of allOf(byRoot, root)) {
        // True if the query word and this word form not only have a common root but are also synonyms: обміняти, обмін.
        const isSynonym = matches.get(form)?.kind === 'concept';
        matches.add([form], isSynonym ? MATCH_ROOT_AND_CONCEPT : weight * rankFactor(index, form), 'root');
      }
    }
  }
}

function rankFactor(index: GameIndex, form: number): number {
  return FORM_RANK_FACTOR[index.lexicon.forms[form]?.rank ?? 'text'];
}

/**
 * Returns the word forms that may have this stem. A word form can have several possible stems. Leaves out a form if
 * another stem of the form is much more frequent in the book.
 */
function formsOfStem(index: GameIndex, key: StemKey): number[] {
  return index.lexicon
    .formsWithStem(key)
    .filter((form) => index.similarForms.supportedStems(form).includes(key));
}

/**
 * Adds words that sound like the query word. Examples: the player typed и instead of і, one letter instead of a double
 * letter, or the Russian spelling of a Ukrainian word.
 */
function addPhoneticMatches(
  index: GameIndex,
  sound: string,
  phoneticStems: Set<string>,
  matches: FormMatches,
): void {
  const add = (form: number, length: number, weight: number) => {
    const { word = '', rank = 'text' } = index.lexicon.forms[form] ?? {};
    // A short phonetic key fits many words, so it may match only words that occur in names. English words need a longer
    // key, because players spell only long English names by ear.
    if (length < MIN_SOUND_LENGTH && rank !== 'term') return;
    if (length < MIN_ENGLISH_SOUND_LENGTH && isLatin(word)) return;
    matches.add([form], rank === 'text' ? weight * SOUND_IN_TEXT_FACTOR : weight, 'sound');
  };
  const { byPhoneticKey } = index.similarForms.bucket(sound.charAt(0));
  for (const form of allOf(byPhoneticKey, sound)) add(form, sound.length, MATCH_SOUND);
  for (const key of phoneticStems) {
    if (key.length - 2 < MIN_SOUND_LENGTH) continue;
    const { byPhoneticStem } = index.similarForms.bucket(key.charAt(2));
    for (const form of allOf(byPhoneticStem, key)) add(form, key.length - 2, MATCH_STEM_SOUND);
  }
}

/** Adds words that begin with the query word, or whose sound begins with the sound of the query word. */
function addPrefixMatches(index: GameIndex, query: QueryWord, sound: string, matches: FormMatches): void {
  const { word, isStopWord, prefixOf } = query;
  if (isStopWord || prefixOf === 'nothing' || isNumber(word)) return;
  const add = (form: number, weight: number, typedShare: number) => {
    const rank = index.lexicon.forms[form]?.rank ?? 'text';
    if (prefixOf === 'terms' && rank !== 'term') return;
    matches.add(
      [form],
      weight *
        FORM_RANK_FACTOR[rank] *
        (MATCH_PREFIX_MIN + (MATCH_PREFIX_MAX - MATCH_PREFIX_MIN) * typedShare),
      'prefix',
    );
  };
  for (const complete of index.lexicon.wordsWithPrefix(word, MAX_FORMS_PER_WORD)) {
    const form = index.lexicon.byWord.get(complete);
    if (form !== undefined) add(form, 1, word.length / complete.length);
  }
  // If the book contains the query word, the word is complete and must not match longer words by sound: «п’ять» sounds
  // like the beginning of «патруль».
  if (sound.length < MIN_PREFIX_SOUND_LENGTH || isLatin(word) || index.lexicon.byWord.has(word)) return;
  const { byPhoneticKey, sortedPhoneticKeys } = index.similarForms.bucket(sound.charAt(0));
  for (const complete of sliceByPrefix(sortedPhoneticKeys, sound, MAX_FORMS_PER_WORD)) {
    for (const form of allOf(byPhoneticKey, complete)) add(form, MATCH_SOUND, sound.length / complete.length);
  }
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
