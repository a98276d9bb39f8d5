// Mends words in which Latin letters stand among Cyrillic ones, by look, by sound, and by the book's own vocabulary.

/** What a Latin letter may stand for, the likeliest first. */
const READINGS: Record<string, string> = {
  a: 'а',
  b: 'бьв',
  c: 'сц',
  d: 'д',
  e: 'ею',
  f: 'ф',
  g: 'гґ',
  h: 'гхн',
  i: 'іи',
  j: 'йј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'нп',
  o: 'о',
  p: 'рп',
  q: 'к',
  r: 'рг',
  s: 'с',
  t: 'т',
  u: 'уи',
  v: 'в',
  w: 'вш',
  x: 'х',
  y: 'уи',
  z: 'з',
};
const CAPITALS: Record<string, string> = { B: 'ВБ', H: 'НГ', P: 'РП', C: 'С', Y: 'У', X: 'Х', I: 'ІИ' };

/** Words whose Latin letters all look like Cyrillic ones can be read in one way only. */
const LOOKS = /^[aceiopxyABCEHIKMOPTXY\P{Script=Latin}]+$/u;

const WORD = /[\p{L}\p{M}]+/gu;
const MIXED = /[A-Za-z].*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*[A-Za-z]/u;

/** Matches «якого-небудь» and each of its parts. */
const COMPOUND = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** How often each word stands in the text, in lower case; a compound counts whole and by its parts. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const pattern of [WORD, COMPOUND])
      for (const [word] of text.matchAll(pattern)) {
        const key = word.toLowerCase();
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return counts;
}

/** «Кarti» to «Карти», if that is the word the book uses elsewhere. */
export function fixMixedAlphabets(
  text: string,
  counts: ReadonlyMap<string, number>,
  foreign: RegExp,
): string {
  return text.replace(WORD, (word) => (MIXED.test(word) ? readMixed(word, counts, foreign) : word));
}

function readMixed(word: string, counts: ReadonlyMap<string, number>, foreign: RegExp): string {
  let readings = [''];
  const most = LOOKS.test(word) ? 1 : 3;
  for (const letter of word) {
    const options = readLetter(letter).filter((option) => !foreign.test(option));
    const known = options.length ? options.slice(0, most) : [letter];
    readings = readings.flatMap((start) => known.map((option) => start + option)).slice(0, 256);
  }
  const often = (reading: string) => counts.get(reading.toLowerCase()) ?? 0;
  return readings.reduce((best, reading) => (often(reading) > often(best) ? reading : best));
}

function readLetter(letter: string): string[] {
  const small = READINGS[letter.toLowerCase()];
  if (!small || !/[A-Za-z]/.test(letter)) return [letter];
  if (letter === letter.toLowerCase()) return [...small];
  return [...(CAPITALS[letter] ?? small.toUpperCase())];
}
