// Normalizes the spelling of a word ("folds" the word). The index contains folded words, and the search folds the words
// of a query before it looks them up.

/**
 * Matches invisible characters and stress marks, which `fold` removes: combining marks, soft hyphens (`пат\u00adруль`),
 * zero-width characters, variation selectors.
 */
const INVISIBLE = /[\p{Mn}\p{Cf}]/gu;
/** Matches every kind of apostrophe: `об’єкт`, `об'єкт`. */
const APOSTROPHES = /['’ʼ`´‘′ʹˈ＇]/g;
/** Matches Latin letters with diacritics, such as ś in `Kości`. */
const LATIN_MARKS = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Matches words that `fold` would not change (`патруль`, `ship`, `40`). Most words of a book are such words. */
const PLAIN = /^(?:[а-яіїє]+|[a-z]+|[0-9]+)$/;

/** Latin letters that look like Cyrillic letters. Scanned texts and typing errors mix the two scripts. */
const LATIN_HOMOGLYPHS = 'aceiopxykmthb';
/** The Cyrillic letters that look like those of `LATIN_HOMOGLYPHS`, in the same order. */
const CYRILLIC_HOMOGLYPHS = 'асеіорхукмтнв';

/**
 * Normalizes case and apostrophes, removes diacritics, and replaces ё with е, ґ with г, and look-alike letters with
 * those of the word's script.
 */
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
  return foldHomoglyphs(plain);
}

/** Converts a word of mixed scripts to the script of most of its letters. */
function foldHomoglyphs(word: string): string {
  const latin = word.match(LATIN)?.length ?? 0;
  if (latin === 0) return word;
  const cyrillic = word.match(CYRILLIC)?.length ?? 0;
  if (cyrillic === 0) return word;
  return cyrillic >= latin
    ? replaceLetters(word, LATIN_HOMOGLYPHS, CYRILLIC_HOMOGLYPHS)
    : replaceLetters(word, CYRILLIC_HOMOGLYPHS, LATIN_HOMOGLYPHS);
}

/** Replaces each letter that occurs in `from` with the letter at the same position in `to`. */
export function replaceLetters(word: string, from: string, to: string): string {
  let replaced = '';
  for (const letter of word) {
    const at = from.indexOf(letter);
    replaced += at < 0 ? letter : (to[at] ?? letter);
  }
  return replaced;
}
