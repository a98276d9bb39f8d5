// Normalizes a word to the one spelling under which the index stores it and queries look it up.

/** Applied after NFC: stress marks, soft hyphens, zero-width characters, variation selectors, as in `пат\u00adруль`. */
const INVISIBLE = /[\p{Mn}\p{Cf}]/gu;
/** `об’єкт`, `об'єкт`. */
const APOSTROPHES = /['’ʼ`´‘′ʹˈ＇]/g;
/** Latin letters with diacritics: `Kości`. */
const LATIN_MARKS = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Matches most words of a book (`патруль`, `ship`, `40`), which need no folding. */
const PLAIN = /^(?:[а-яіїє]+|[a-z]+|[0-9]+)$/;

/** Letters that look the same in both scripts; scans and typing errors mix them. Position for position. */
const LATIN_HOMOGLYPHS = 'aceiopxykmthb';
const CYRILLIC_HOMOGLYPHS = 'асеіорхукмтнв';

/** Folds case, apostrophes, diacritics, ё to е, ґ to г, and letters of the other script. */
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

/** Converts a word of mixed scripts to the script that most of its letters have. */
function foldHomoglyphs(word: string): string {
  const latin = word.match(LATIN)?.length ?? 0;
  if (latin === 0) return word;
  const cyrillic = word.match(CYRILLIC)?.length ?? 0;
  if (cyrillic === 0) return word;
  return cyrillic >= latin
    ? replaceLetters(word, LATIN_HOMOGLYPHS, CYRILLIC_HOMOGLYPHS)
    : replaceLetters(word, CYRILLIC_HOMOGLYPHS, LATIN_HOMOGLYPHS);
}

/** Replaces each letter of `from` by the letter at the same position in `to`. */
export function replaceLetters(word: string, from: string, to: string): string {
  let replaced = '';
  for (const letter of word) {
    const at = from.indexOf(letter);
    replaced += at < 0 ? letter : (to[at] ?? letter);
  }
  return replaced;
}
