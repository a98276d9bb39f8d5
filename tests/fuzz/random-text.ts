// Texts of every kind from a seed: the same seed gives the same texts.

export type Random = (below: number) => number;

/** A generator of numbers that repeats itself from the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** Alphabets, signs with a meaning somewhere, controls, halves of characters, other scripts. */
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

/** A text of one alphabet, or of all. */
export function anyText(random: Random, longest: number): string {
  const alphabet = random(3) === 0 ? ALPHABETS.join('') : pick(random, ALPHABETS);
  const length = 1 + random(random(6) === 0 ? longest : Math.min(longest, 60));
  let text = '';
  while (text.length < length) text += alphabet.charAt(random(alphabet.length));
  return text;
}

/** The text with pieces cut out, doubled, moved, or replaced by anything. */
export function spoil(random: Random, text: string, times: number): string {
  let spoilt = text;
  for (let time = 0; time < times; time++) {
    const from = random(spoilt.length + 1);
    const to = Math.min(spoilt.length, from + random(40));
    const piece = spoilt.slice(from, to);
    const instead = pick(random, [
      '',
      piece + piece,
      anyText(random, 30),
      '\n',
      ' ^x',
      ':::',
      '---\n',
      '- ',
      '| ',
    ]);
    spoilt = spoilt.slice(0, from) + instead + spoilt.slice(to);
  }
  return spoilt;
}
