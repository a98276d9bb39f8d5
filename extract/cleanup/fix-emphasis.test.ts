import { describe, expect, it } from 'vitest';
import { fixEmphasis } from './fix-emphasis';

describe('fixEmphasis', () => {
  it.each([
    ['Збуди дракона:** кинь кубик', '**Збуди дракона:** кинь кубик'],
    ['Дракон **не спить', 'Дракон не спить'],
    ['Дракон ** дуже ** злий', 'Дракон **дуже** злий'],
    ['<b>УСЬОГО</b> і <i>ще</i>', '**УСЬОГО** і *ще*'],
    ['Дракон **спить** тут', 'Дракон **спить** тут'],
    ['Дракон **** спить', 'Дракон спить'],
  ])('fixes %s', (before, after) => {
    expect(fixEmphasis(before)).toBe(after);
  });
});
