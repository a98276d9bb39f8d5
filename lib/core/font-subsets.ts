// The letters of the two typefaces, and the file each is in: the alphabet of the rules and the signs are on every page,
// Latin letters are not.

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
  /** Ukrainian and Russian, with the stress mark. */
  cyrillic: { from: 'cyrillic', letters: `${span('А', 'я')}ЁёЄєІіЇїҐґ\u0301№` },
  /** Figures, punctuation, spaces. */
  signs: {
    from: 'latin',
    letters: `${[...ASCII].filter((letter) => !LATIN.includes(letter)).join('')}\u00a0§«»·×°\u2009\u202f–—‘’‚“”„‹›…−€`,
  },
  latin: { from: 'latin', letters: LATIN },
} as const;
