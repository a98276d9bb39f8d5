// Puts the signs of a book where a typewriter's stood: dashes, minus signs, ranges and dots.

const SIGNS: [typewriter: RegExp, book: string][] = [
  // «і так далі...»
  [/\.{3,}/g, '…'],
  // «7 - 1 = 6», «(-5 очок)»
  [/(?<=\d) -{1,2} (?=\d)/g, ' − '],
  [/(?<=^|[\s(«|])-(?=\d)/g, '−'],
  // «1-4 гравці»
  [/(?<=\d)-(?=\d)/g, '–'],
  // «Дракон - це звір»
  [/(?<=\S )-{1,2}(?= \S|\s*$)/g, '—'],
];

export const toTypographicCharacters = (text: string): string =>
  SIGNS.reduce((words, [typewriter, book]) => words.replace(typewriter, book), text);
