// Tests which font files are chosen for the characters of a text, and how a text is broken into lines.
import { describe, expect, it } from 'vitest';
import { breakLines, createTypeface, limitLines } from './font-metrics';

/** Creates a font file in which every character is half as wide as it is high. */
const file = (family: string, letters: RegExp) => ({
  family,
  has: (letter: string) => letters.test(letter),
  advance: () => 0.5,
});
const face = createTypeface([file('cyrillic', /[а-яіїєґ]/i), file('latin', /[ -~\u00a0…—]/)]);

describe('a typeface of several files', () => {
  it('draws each letter from the file that has it', () => {
    expect(face.runs('гра X-wing')).toEqual([
      { family: 'cyrillic', text: 'гра' },
      { family: 'latin', text: ' X-wing' },
    ]);
  });

  it('leaves out what none of them has: joiners, and signs of a private book', () => {
    expect(face.width('☃на\u2060')).toBe(1);
    expect(face.runs('☃на\u2060га ☃x')).toEqual([
      { family: 'cyrillic', text: 'нага' },
      { family: 'latin', text: ' x' },
    ]);
  });
});

describe('lines', () => {
  it('are as long as they may be, and hold what must not part', () => {
    expect(breakLines('один два\u00a0три чотири', face, 4.5)).toEqual(['один', 'два\u00a0три', 'чотири']);
    expect(breakLines('а б в', face, 10)).toEqual(['а б в']);
  });

  it('give a word that is too long a line of its own', () => {
    expect(breakLines('а найдовшеслово б', face, 3)).toEqual(['а', 'найдовшеслово', 'б']);
  });

  it('end in an ellipsis that fits when there are too many', () => {
    expect(limitLines(['один', 'два три', 'чотири'], 2, face, 3.5)).toEqual(['один', 'два…']);
    expect(limitLines(['один', 'два,', 'три'], 2, face, 9)).toEqual(['один', 'два…']);
    expect(limitLines(['один'], 2, face, 9)).toEqual(['один']);
  });
});
