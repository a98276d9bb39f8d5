// Computes a phonetic key, which is the same for the Ukrainian, Russian and Latin spellings of a word: халтурка and
// khalturka, фракція and фракция. The method is similar to Soundex and Metaphone; it uses the `sounds` tables of the
// languages.
import { parsePairs } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';

const SOUNDS = new Map(LANGUAGES.flatMap((language) => parsePairs(language.sounds)));
/**
 * First code point of the Unicode range for Cyrillic. Letters with a lower code point are Latin. Only Latin letters can
 * form a group for one sound, such as `sh`.
 */
const FIRST_CYRILLIC = 0x400;
const MAX_GROUP_LENGTH = Math.max(...[...SOUNDS.keys()].map((letters) => letters.length));

/**
 * Returns the phonetic key of a word. Repeated sounds are reduced to one, and soft vowels to plain ones: `ia`, `ya` and
 * я all become `a`.
 */
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

/**
 * Returns the longest group of letters at this position that has a sound of its own (`sh`), or a single letter if there
 * is no such group.
 */
function longestGroup(word: string, at: number): string {
  for (let length = MAX_GROUP_LENGTH; length > 1; length--) {
    const letters = word.slice(at, at + length);
    if (letters.length === length && SOUNDS.has(letters)) return letters;
  }
  return word.charAt(at);
}

/**
 * Returns the letters that can begin a word whose phonetic key begins with this sound. The result also contains silent
 * letters (ь). For a vowel, the result also contains letters for the sound `i` (й in йо), because a phonetic key omits
 * `i` before a vowel.
 */
export function lettersOfInitial(initial: string): Set<string> {
  const letters = new Set([initial]);
  for (const [written, sounds] of SOUNDS) {
    const isDropped = sounds === '' || (sounds.startsWith('i') && 'aeou'.includes(initial));
    if (isDropped || sounds.startsWith(initial)) letters.add(written.charAt(0));
  }
  return letters;
}

/**
 * Returns the consonants of a phonetic key. Related Ukrainian and Russian words often have the same consonants
 * (підкріплення, подкрепление).
 */
export function skeletonOf(key: string): string {
  return key.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
