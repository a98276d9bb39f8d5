// Brings a word to the one spelling under which it is stored and sought.

/** After composition: stress marks, soft hyphens, zero-width characters, variation selectors. */
const INVISIBLE = /[\p{Mn}\p{Cf}]/gu;
const APOSTROPHES = /['’ʼ`´‘′ʹˈ＇]/g;
const LATIN_MARKS = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Words that are folded already: most of a book. */
const PLAIN = /^(?:[а-яіїє]+|[a-z]+|[0-9]+)$/;

/** Letters that look alike in both scripts, so that a scan or a slip of the layout mixes them. */
const LATIN_TWINS = 'aceiopxykmthb';
const CYRILLIC_TWINS = 'асеіорхукмтнв';

/** Folds one word: case, apostrophes, stress marks, ё and ґ, letters of the other script. */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .replace(LATIN_MARKS, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/ё/g, 'е')
    .replace(/ґ/g, 'г');
  return foldTwins(plain);
}

function foldTwins(word: string): string {
  const latin = word.match(LATIN)?.length ?? 0;
  if (latin === 0) return word;
  const cyrillic = word.match(CYRILLIC)?.length ?? 0;
  if (cyrillic === 0) return word;
  return cyrillic >= latin
    ? swap(word, LATIN_TWINS, CYRILLIC_TWINS)
    : swap(word, CYRILLIC_TWINS, LATIN_TWINS);
}

/** Replaces each letter found in `from` by the one at the same place in `to`. */
export function swap(word: string, from: string, to: string): string {
  let swapped = '';
  for (const letter of word) {
    const at = from.indexOf(letter);
    swapped += at < 0 ? letter : (to[at] ?? letter);
  }
  return swapped;
}
