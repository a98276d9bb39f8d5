// Finds the word forms of the book that one typed word may stand for, each with how sure that is.

import { phoneticKey } from '../analysis/phonetic-key';
import { type StemKey, stemOfKey, stemsOf } from '../analysis/stem';
import { rootsOf } from '../analysis/word-root';
import type { GameIndex } from '../index/create-index';
import { startingWith, supportedStems } from '../index/lexicon';
import { allOf } from '../index/multimap';
import { soundOfStem } from '../index/similar-forms';
import { isLatin, languagesOfWord } from '../languages/languages';
import { MAX_FORMS_PER_WORD } from '../limits';
import { LONG_ROOT, MATCH_WEIGHT, SOUND_IN_TEXT, SURE, UNSURE } from '../scoring/weights';
import { createFoundForms, type FormMatch, type FoundForms, type Work } from './form-matches';
import { addMisspelt } from './match-misspelt';
import type { QueryWord } from './query-words';
import { kindredStems } from './synonyms';

/** Sounds of fewer letters say little. */
const SHORTEST_SOUND = 4;
const SHORTEST_SPOKEN_ENGLISH = 5;
const SHORTEST_SPOKEN_BEGINNING = 3;

/** `edits`: slips of the fingers are looked for when nothing surer is found. */
export function matchWord(index: GameIndex, query: QueryWord, edits: boolean, work: Work): FormMatch[] {
  const { word } = query;
  const found = createFoundForms(work);
  const sound = phoneticKey(word);
  addBeginnings(index, query, sound, found);
  if (query.onlyBeginning) return found.all();
  const exact = index.lexicon.byWord.get(word);
  if (exact !== undefined) found.add([exact], MATCH_WEIGHT.exact, 'exact');
  const stems = languagesOfWord(word).flatMap((language) => stemsOf(word, language));
  if (query.particle) {
    for (const key of stems) found.add(formsOfStem(index, key), MATCH_WEIGHT.stem, 'stem');
    return found.all();
  }
  addMeanings(index, stems, found);
  // A number is that number, in digits or in words, or none.
  if (isNumber(word)) return found.all();
  addStems(index, stems, found);
  const stemSounds = new Set(stems.map(soundOfStem));
  // A Latin word is not spoken here: its transliteration is a reading of its own.
  if (isLatin(word)) stemSounds.clear();
  else addSounds(index, sound, stemSounds, found);
  if (edits && found.best() < SURE) addMisspelt(index, word, sound, stemSounds, found, work);
  return found.all();
}

/** Words of the same meaning, in the language of the book. */
function addMeanings(index: GameIndex, stems: StemKey[], found: FoundForms): void {
  for (const [key, weight] of kindredStems(stems, index.language, index.concepts))
    found.add(formsOfStem(index, key), weight, 'concept');
}

/** Other forms of the word, and words of the same root. */
function addStems(index: GameIndex, stems: StemKey[], found: FoundForms): void {
  const supported = supportedStems(index.lexicon, stems);
  for (const key of supported) {
    found.add(formsOfStem(index, key), MATCH_WEIGHT.stem, 'stem');
    for (const root of rootsOf(key)) {
      const weight = stemOfKey(root).length >= LONG_ROOT ? MATCH_WEIGHT.longRoot : MATCH_WEIGHT.root;
      const { byRoot } = index.likeness.drawer(phoneticKey(stemOfKey(root)).charAt(0));
      for (const form of allOf(byRoot, root)) {
        // The same root and the same meaning: обміняти, обмін.
        const kindred = found.get(form)?.kind === 'concept';
        found.add([form], kindred ? MATCH_WEIGHT.kindred : weight * unsure(index, form), 'root');
      }
    }
  }
}

function unsure(index: GameIndex, form: number): number {
  return UNSURE[index.lexicon.forms[form]?.rank ?? 'text'];
}

/** Forms with the stem, unless other forms of the book speak for another stem of theirs. */
function formsOfStem(index: GameIndex, key: StemKey): number[] {
  return index.lexicon.withStem(key).filter((form) => index.likeness.supported(form).includes(key));
}

/** Words that sound the same: и for і, one letter for two, the other language's spelling. */
function addSounds(index: GameIndex, sound: string, stemSounds: Set<string>, found: FoundForms): void {
  const add = (form: number, length: number, weight: number) => {
    const { word = '', rank = 'text' } = index.lexicon.forms[form] ?? {};
    // Short words sound like many others, so only a term is meant; of English names the longer ones are written by ear.
    if (length < SHORTEST_SOUND && rank !== 'term') return;
    if (length < SHORTEST_SPOKEN_ENGLISH && isLatin(word)) return;
    found.add([form], rank === 'text' ? weight * SOUND_IN_TEXT : weight, 'sound');
  };
  const { bySound } = index.likeness.drawer(sound.charAt(0));
  for (const form of allOf(bySound, sound)) add(form, sound.length, MATCH_WEIGHT.sound);
  for (const key of stemSounds) {
    if (key.length - 2 < SHORTEST_SOUND) continue;
    const { byStemSound } = index.likeness.drawer(key.charAt(2));
    for (const form of allOf(byStemSound, key)) add(form, key.length - 2, MATCH_WEIGHT.stemSound);
  }
}

/** Words that begin so, as written or as spoken. */
function addBeginnings(index: GameIndex, query: QueryWord, sound: string, found: FoundForms): void {
  const { word, particle, beginningOf } = query;
  if (particle || beginningOf === 'nothing' || isNumber(word)) return;
  const { least, most } = MATCH_WEIGHT.prefix;
  const add = (form: number, weight: number, shareTyped: number) => {
    const rank = index.lexicon.forms[form]?.rank ?? 'text';
    if (beginningOf === 'terms' && rank !== 'term') return;
    found.add([form], weight * UNSURE[rank] * (least + (most - least) * shareTyped), 'prefix');
  };
  for (const whole of index.lexicon.beginningWith(word, MAX_FORMS_PER_WORD)) {
    const form = index.lexicon.byWord.get(whole);
    if (form !== undefined) add(form, 1, word.length / whole.length);
  }
  // A word of the book is not a slip for the beginning of another: «п’ять» for «патруль».
  if (sound.length < SHORTEST_SPOKEN_BEGINNING || isLatin(word) || index.lexicon.byWord.has(word)) return;
  const { bySound, soundsInOrder } = index.likeness.drawer(sound.charAt(0));
  for (const whole of startingWith(soundsInOrder, sound, MAX_FORMS_PER_WORD)) {
    for (const form of allOf(bySound, whole)) add(form, MATCH_WEIGHT.sound, sound.length / whole.length);
  }
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
