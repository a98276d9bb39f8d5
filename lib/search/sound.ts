// The sound of a word, the same for Ukrainian, Russian and Latin spelling: халтурка = khalturka, фракція = фракция.
import { parsePairs } from './languages/language';
import { LANGUAGES } from './languages/languages';

const SOUNDS = new Map(LANGUAGES.flatMap((language) => parsePairs(language.sounds)));
const LONGEST = Math.max(...[...SOUNDS.keys()].map((letters) => letters.length));

/** The sounds of a word; a soft vowel and a plain one (`ia`, `ya`, я and `a`), one letter and two are the same. */
export function soundOf(word: string): string {
  let sound = '';
  let last = '';
  for (let at = 0; at < word.length; ) {
    let length = word.charCodeAt(at) < 128 ? Math.min(LONGEST, word.length - at) : 1;
    while (length > 1 && !SOUNDS.has(word.slice(at, at + length))) length -= 1;
    const letters = word.slice(at, at + length);
    for (const spoken of SOUNDS.get(letters) ?? letters) {
      if (spoken === last) continue;
      if (last === 'i' && 'aeou'.includes(spoken)) sound = sound.slice(0, -1);
      if (sound.at(-1) !== spoken) sound += spoken;
      last = spoken;
    }
    at += length;
  }
  return sound;
}

/** The consonants alone: what kindred words of the two languages keep (підкріплення, подкрепление). */
export function skeletonOf(sound: string): string {
  return sound.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
