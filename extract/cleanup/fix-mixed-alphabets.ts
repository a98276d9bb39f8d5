// Corrects words in which OCR mixed Latin and Cyrillic letters. A table gives the Cyrillic letters that look or sound
// like each Latin letter, and the words of the book decide between the possible spellings. The cost is at most 256
// lookups for each mixed word.

/** For each Latin letter in a misread word, the Cyrillic letters that may be meant, the likeliest first. */
const CYRILLIC_FOR_LATIN: Record<string, string> = {
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
/**
 * For each Latin capital whose shape differs from its lowercase letter, the Cyrillic capitals that may be meant, the
 * likeliest first. For example, the Latin H looks like the Cyrillic Н, but h does not look like н. Other capitals use
 * `CYRILLIC_FOR_LATIN`.
 */
const CYRILLIC_FOR_CAPITAL: Record<string, string> = {
  B: 'ВБ',
  H: 'НГ',
  P: 'РП',
  C: 'С',
  Y: 'У',
  X: 'Х',
  I: 'ІИ',
};

/**
 * Matches a word in which each Latin letter looks like exactly one Cyrillic letter, so that only one correction is
 * possible: «дpaкoн» with Latin p, a and o.
 */
const LOOKALIKES_ONLY = /^[aceiopxyABCEHIKMOPTXY\P{Script=Latin}]+$/u;

const WORD = /[\p{L}\p{M}]+/gu;
/** Matches a word with both Latin and Cyrillic letters, such as «Кarti» with a Cyrillic first letter. */
const MIXED = /[A-Za-z].*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*[A-Za-z]/u;

/** Matches a compound word with hyphens, such as «якого-небудь». */
const COMPOUND = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/**
 * Counts how often each word occurs, in lowercase. For a compound with hyphens, counts both the compound and each of
 * its parts.
 */
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

/**
 * Corrects words with letters of two alphabets: «Кarti» becomes «Карти». Among the possible spellings, the one that
 * is most frequent in the book is used; if the book contains none of them, the first one is used.
 * @param counts how often each word occurs in the book
 * @param foreign matches letters that the language does not have
 */
export function fixMixedAlphabets(
  text: string,
  counts: ReadonlyMap<string, number>,
  foreign: RegExp,
): string {
  return text.replace(WORD, (word) => (MIXED.test(word) ? readMixed(word, counts, foreign) : word));
}

/** Maximum number of Cyrillic spellings that are compared for one misread word. */
const MAX_READINGS = 256;

function readMixed(word: string, counts: ReadonlyMap<string, number>, foreign: RegExp): string {
  let readings = [''];
  const maxOptions = LOOKALIKES_ONLY.test(word) ? 1 : 3;
  for (const letter of word) {
    const options = cyrillicOptions(letter).filter((option) => !foreign.test(option));
    const allowed = options.length ? options.slice(0, maxOptions) : [letter];
    readings = readings.flatMap((start) => allowed.map((option) => start + option)).slice(0, MAX_READINGS);
  }
  const countOf = (reading: string) => counts.get(reading.toLowerCase()) ?? 0;
  return readings.reduce((best, reading) => (countOf(reading) > countOf(best) ? reading : best));
}

function cyrillicOptions(letter: string): string[] {
  const lower = CYRILLIC_FOR_LATIN[letter.toLowerCase()];
  if (!lower || !/[A-Za-z]/.test(letter)) return [letter];
  if (letter === letter.toLowerCase()) return [...lower];
  return [...(CYRILLIC_FOR_CAPITAL[letter] ?? lower.toUpperCase())];
}
