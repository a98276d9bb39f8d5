// The characters in each font file. The characters of a typeface are divided among several files, so that a browser
// loads only the files that a page needs. Latin letters have their own file, because most pages have only Cyrillic
// letters and punctuation.

const span = (first: string, last: string): string => {
  const from = first.codePointAt(0) ?? 0;
  const letters = Array.from({ length: (last.codePointAt(0) ?? 0) - from + 1 }, (_, at) =>
    String.fromCodePoint(from + at),
  );
  return letters.join('');
};

const LATIN = span('A', 'Z') + span('a', 'z');
const ASCII = span(' ', '~');

export const FONT_SUBSETS = {
  /** The Ukrainian and Russian alphabets, the combining acute accent and the numero sign. */
  cyrillic: { from: 'cyrillic', letters: `${span('А', 'я')}ЁёЄєІіЇїҐґ\u0301№` },
  /** Digits, punctuation marks and spaces. */
  signs: {
    from: 'latin',
    letters: `${[...ASCII].filter((letter) => !LATIN.includes(letter)).join('')}\u00a0§«»·×°\u2009\u202f–—‘’‚“”„‹›…−€`,
  },
  latin: { from: 'latin', letters: LATIN },
} as const;
