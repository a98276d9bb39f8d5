// Computes a phonetic key that is equal for Ukrainian, Russian and Latin spellings of one word: халтурка = khalturka,
// фракція = фракция. The idea is that of Soundex and Metaphone, with the `sounds` tables of the languages.
import { parsePairs } from '../languages/language';
import { LANGUAGES } from '../languages/languages';

const SOUNDS = new Map(LANGUAGES.flatMap((language) => parsePairs(language.sounds)));
/** The first code of the Cyrillic block. Only Latin spelling has groups of letters for one sound (`sh`). */
const FIRST_CYRILLIC = 0x400;
const MAX_GROUP_LENGTH = Math.max(...[...SOUNDS.keys()].map((letters) => letters.length));

/** Repeated sounds become one, and a soft vowel becomes the plain one: `ia`, `ya` and я are all `a`. */
export function phoneticKey(word: string): string {
  let key = '';
  let end = '';
  let last = '';
  for (let at = 0; at < word.length; ) {
    const letters = word.charCodeAt(at) < FIRST_CYRILLIC ? longestGroup(word, at) : word.charAt(at);
    const sounds = SOUNDS.get(letters) ?? letters;
    for (let n = 0; n < sounds.length; n++) {
      const sound = sounds.charAt(n);
      if (sound === last) continue;
      if (last === 'i' && 'aeou'.includes(sound)) {
        key = key.slice(0, -1);
        end = key.charAt(key.length - 1);
      }
      if (end !== sound) key += sound;
      end = sound;
      last = sound;
    }
    at += letters.length;
  }
  return key;
}

/** The longest group of letters at this position with a sound of its own (`sh`); else a single letter. */
function longestGroup(word: string, at: number): string {
  for (let length = MAX_GROUP_LENGTH; length > 1; length--) {
    const letters = word.slice(at, at + length);
    if (letters.length === length && SOUNDS.has(letters)) return letters;
  }
  return word.charAt(at);
}

/**
 * The letters that may start a word whose phonetic key starts with this sound. They include silent letters (ь) and,
 * before a vowel, letters with the sound `i`, which the key drops (йо).
 */
export function lettersOfInitial(initial: string): Set<string> {
  const letters = new Set([initial]);
  for (const [written, sounds] of SOUNDS) {
    const isDropped = sounds === '' || (sounds.startsWith('i') && 'aeou'.includes(initial));
    if (isDropped || sounds.startsWith(initial)) letters.add(written.charAt(0));
  }
  return letters;
}

/** The consonants of a phonetic key; related words of both languages share them (підкріплення, подкрепление). */
export function skeletonOf(key: string): string {
  return key.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
