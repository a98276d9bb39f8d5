// The characters of the two typefaces by font file: the Cyrillic alphabet and punctuation are needed on every page,
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
  /** Ukrainian and Russian, with the combining acute accent. */
  cyrillic: { from: 'cyrillic', letters: `${span('А', 'я')}ЁёЄєІіЇїҐґ\u0301№` },
  /** Digits, punctuation, spaces. */
  signs: {
    from: 'latin',
    letters: `${[...ASCII].filter((letter) => !LATIN.includes(letter)).join('')}\u00a0§«»·×°\u2009\u202f–—‘’‚“”„‹›…−€`,
  },
  latin: { from: 'latin', letters: LATIN },
} as const;
