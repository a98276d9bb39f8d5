// The sound of a word, the same for Ukrainian, Russian and Latin spelling: халтурка = khalturka, фракція = фракция.
import { parsePairs } from '../languages/language';
import { LANGUAGES } from '../languages/languages';

const SOUNDS = new Map(LANGUAGES.flatMap((language) => parsePairs(language.sounds)));
/** Only Latin spelling has groups of letters for one sound. */
const FIRST_CYRILLIC = 0x400;
const LONGEST = Math.max(...[...SOUNDS.keys()].map((letters) => letters.length));

/** The sounds of a word; a soft vowel and a plain one (`ia`, `ya`, я and `a`), one letter and two are the same. */
export function phoneticKey(word: string): string {
  let sound = '';
  let end = '';
  let last = '';
  for (let at = 0; at < word.length; ) {
    const letters = word.charCodeAt(at) < FIRST_CYRILLIC ? longestKnown(word, at) : word.charAt(at);
    const sounds = SOUNDS.get(letters) ?? letters;
    for (let n = 0; n < sounds.length; n++) {
      const spoken = sounds.charAt(n);
      if (spoken === last) continue;
      if (last === 'i' && 'aeou'.includes(spoken)) {
        sound = sound.slice(0, -1);
        end = sound.charAt(sound.length - 1);
      }
      if (end !== spoken) sound += spoken;
      end = spoken;
      last = spoken;
    }
    at += letters.length;
  }
  return sound;
}

/** The longest group of letters that has a sound of its own: `sh`; one letter where none has. */
function longestKnown(word: string, at: number): string {
  for (let length = LONGEST; length > 1; length--) {
    const letters = word.slice(at, at + length);
    if (letters.length === length && SOUNDS.has(letters)) return letters;
  }
  return word.charAt(at);
}

/** The letters a word may begin with whose first sound is this one: before it й and the like (йо), and ь, are not heard. */
export function lettersOfInitial(initial: string): Set<string> {
  const letters = new Set([initial]);
  for (const [written, sounds] of SOUNDS) {
    const isUnheard = sounds === '' || (sounds.startsWith('i') && 'aeou'.includes(initial));
    if (isUnheard || sounds.startsWith(initial)) letters.add(written.charAt(0));
  }
  return letters;
}

/** The consonants alone: what kindred words of the two languages keep (підкріплення, подкрепление). */
export function skeletonOf(sound: string): string {
  return sound.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
