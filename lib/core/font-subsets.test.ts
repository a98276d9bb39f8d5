// Tests that the font files and their CSS cover every character of the entries and of the interface.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONT_SUBSETS } from './font-subsets';

const ALL = Object.values(FONT_SUBSETS)
  .map(({ letters }) => letters)
  .join('');

/** Converts a CSS `unicode-range` such as `U+0041-005A, U+20AC` to the characters in it. */
const rangeToLetters = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

const sorted = (letters: string): string => [...letters].sort().join('');

describe('the typefaces', () => {
  const css = readFileSync('app/styles/fonts.css', 'utf8');
  const declared = [...css.matchAll(/(book|plain)-(\w+)\.woff2[^}]*?unicode-range:\s*([^;]+);/g)];

  it.each(declared.map(([, face = '', part = '', range = '']) => [`${face}-${part}`, part, range]))(
    'declare for %s the letters that are in its file',
    (_, part, range) => {
      expect(sorted(rangeToLetters(range))).toBe(
        sorted(FONT_SUBSETS[part as keyof typeof FONT_SUBSETS].letters),
      );
    },
  );

  it('have a declaration for every file', () => {
    expect(declared.map(([, face, part]) => `${face}-${part}.woff2`).sort()).toEqual(
      readdirSync('app/fonts')
        .filter((file) => file.endsWith('.woff2'))
        .sort(),
    );
  });

  it('have every letter of the entries and of the interface', () => {
    const files = ['content', 'lib/i18n'].flatMap((dir) =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((file) => /\.(md|ya?ml|ts)$/.test(file.name))
        .map((file) => join(file.parentPath, file.name)),
    );
    const used = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]));
    const missing = [...used].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !ALL.includes(letter));
    expect(
      missing,
      'add them to lib/core/font-subsets.ts and app/styles/fonts.css, then run `npm run fonts`',
    ).toEqual([]);
  });
});
