// Generates random texts from a seed. The same seed gives the same texts.

/** Returns a random integer from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** Creates a linear congruential generator with the constants of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/**
 * Character sets for random texts: alphabets, characters that are special in queries or Markdown, control characters,
 * lone surrogates, other scripts.
 */
export const ALPHABETS = [
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяё -',
  'abcdefghijklmnopqrstuvwxyz ',
  '[];\',./`{}:"<>?~',
  '0123456789,. \u00a0№',
  '.*+?^$()|[]{}\\/',
  '<script>&amp;"\'[[a|b]]:hit: ^def ## ** ',
  '\u0000\u0001\u001f\u007f\u0085\u2028\u2029\ufeff\t\n\r',
  '\u0300\u0301\u00ad\u200b\u200d\u2060\ufe0f\u202e\u2066\u2069',
  '\ud800\udbff\udc00\udfff',
  '😀👨‍👩‍👧🇺🇦☕️𝒜',
  'ابجدهوزحטיכלמ汉字かなカナ한국어ไทยहिन्दीΑΩΆ',
  'ǅŉßİıſﬁ½²³ⅷ',
];

/** Returns a random text from one character set or from all. Most texts have at most 60 characters. */
export function randomText(random: Random, maxLength: number): string {
  const alphabet = random(3) === 0 ? ALPHABETS.join('') : pick(random, ALPHABETS);
  const length = 1 + random(random(6) === 0 ? maxLength : Math.min(maxLength, 60));
  let text = '';
  while (text.length < length) text += alphabet.charAt(random(alphabet.length));
  return text;
}

/** Makes `times` changes. Each change deletes, doubles or replaces a part of the text at a random position. */
export function mutateText(random: Random, text: string, times: number): string {
  let mutated = text;
  for (let time = 0; time < times; time++) {
    const from = random(mutated.length + 1);
    const to = Math.min(mutated.length, from + random(40));
    const piece = mutated.slice(from, to);
    const replacement = pick(random, [
      '',
      piece + piece,
      randomText(random, 30),
      '\n',
      ' ^x',
      ':::',
      '---\n',
      '- ',
      '| ',
    ]);
    mutated = mutated.slice(0, from) + replacement + mutated.slice(to);
  }
  return mutated;
}
