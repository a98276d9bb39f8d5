import { describe, expect, it } from 'vitest';
import { findListMarker } from './list-markers';

const show = (line: string) => {
  const marker = findListMarker(line);
  return marker && [marker.indent, marker.mark, marker.ordinal?.style, marker.ordinal?.label, marker.rest];
};

describe('findListMarker', () => {
  it.each([
    ['- Сова', [0, '-', undefined, undefined, 'Сова']],
    ['  • Сова', [2, '•', undefined, undefined, 'Сова']],
    ['- ☞ Сова', [0, '☞', undefined, undefined, 'Сова']],
    ['📍 Сова', [0, '📍', undefined, undefined, 'Сова']],
    ['12. Сова', [0, '', 'number', '12', 'Сова']],
    ['- 1. Сова:** летить', [0, '-', 'number', '1', 'Сова:** летить']],
    ['**2/ Сова.** Летить', [0, '', 'number', '2', '**Сова.** Летить']],
    ['3) Сова', [0, '', 'number', '3', 'Сова']],
    ['- a.** Сова', [0, '-', 'letter', 'a', 'Сова']],
    ['а. 1 сова', [0, '', 'letter', 'а', '1 сова']],
    ['б. Сова', [0, '', 'letter', 'б', 'Сова']],
    ['III Сова', [0, '', 'roman', 'III', 'Сова']],
    ['- ІV **Сова**', [0, '-', 'roman', 'IV', '**Сова**']],
  ])('parses «%s»', (line, expected) => {
    expect(show(line)).toEqual(expected);
  });

  it.each([
    'Сова',
    'с. 5 і далі',
    'т. д.',
    '-5 очок',
    '«Сова»',
    '1995 рік',
    'І сова летить',
    'X сов',
    'Сова. Летить',
  ])('finds no marker in «%s»', (line) => {
    expect(findListMarker(line)).toBeUndefined();
  });
});
