// Tests that the colors in palette.ts are equal to the colors in the style sheet.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INK, PAPER, SOFT } from './palette';

it.each(Object.entries({ paper: PAPER, ink: INK, soft: SOFT }))(
  '%s is the colour of the stylesheet',
  (name, { light, dark }) => {
    const css = readFileSync('app/globals.css', 'utf8');
    expect(css.match(new RegExp(`--${name}: .*;`, 'g'))).toEqual([
      `--${name}: var(--day, ${light}) var(--night, ${dark});`,
    ]);
  },
);
