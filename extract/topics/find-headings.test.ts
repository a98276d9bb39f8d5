import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { countCasing, toTitleCase } from '../cleanup/title-case';
import { createDraft, toLines } from '../create-initial-draft';
import { joinLines } from '../text/join-lines';
import { findHeadings } from './find-headings';

const headings = (text: string) =>
  findHeadings(joinLines(createDraft(toLines(text), 'uk', emptyBookData('uk', 'Книга'))))
    .blocks.filter(({ kind }) => kind === 'heading')
    .map(({ text: words, level }) => `${level} ${words}`);

describe('findHeadings', () => {
  it('takes lines in capitals as headings of the most frequent level', () => {
    expect(headings('## Сова\n\nЛітає.\n\n## Борсук\n\nСпить.\n\nДРАКОН\n\nЗлий.\n')).toEqual([
      '2 Сова',
      '2 Борсук',
      '2 ДРАКОН',
    ]);
  });

  it('takes a bold line in capitals as a heading', () => {
    expect(headings('**ДРАКОН**\n\nЗлий.\n')).toEqual(['1 ДРАКОН']);
  });

  it('takes bold lines as headings in a book with fewer marked headings', () => {
    const text = '**Політ дракона**\n\nЛетить.\n\n**Сон дракона**\n\nСпить.\n\n**Увага!**\n\nНе будіть.\n';
    expect(headings(text)).toEqual(['1 Політ дракона', '1 Сон дракона']);
    expect(headings(`## Сова\n\nЛітає.\n\n## Вовк\n\nВиє.\n\n${text}`)).toEqual(['2 Сова', '2 Вовк']);
  });

  it('takes short lines as headings in a text without any marks', () => {
    const text =
      'Політ дракона\n\nДракон летить на три поля.\n\n- Повільно.\n\nСон дракона\n\nДракон спить увесь день.\n';
    expect(headings(text)).toEqual(['1 Політ дракона', '1 Сон дракона']);
  });

  it('takes a marked heading as a paragraph when it is too long', () => {
    const long = 'Дракон спить на скарбі '.repeat(9).trim();
    expect(headings(`## Сова\n\nЛітає.\n\n## Вовк\n\nВиє.\n\n## ${long}\n\nЗлий.\n`)).toEqual([
      '2 Сова',
      '2 Вовк',
    ]);
  });

  it.each(['НЕ БУДІТЬ ДРАКОНА!', 'DRAGON', 'А', '6Г', '**Чи спить дракон?**'])(
    'does not take «%s» as a heading',
    (line) => {
      expect(headings(`${line}\n\nЗлий.\n`)).toEqual([]);
    },
  );
});

describe('toTitleCase', () => {
  const casing = countCasing([
    'Лицар іде до Замку снів і бачить дракона.',
    'Знову до Замку снів іде лицар.',
    'ДРАКОН СПИТЬ',
  ]);

  it.each([
    ['ПОЛІТ ДРАКОНА', 'Політ дракона'],
    ['ШЛЯХ ДО ЗАМКУ СНІВ', 'Шлях до Замку снів'],
    ['ДОДАТОК. ПОЛІТ', 'Додаток. Політ'],
    ['DRAGON LIMITED', 'Dragon Limited'],
    ['К-2', 'К-2'],
    ['Шлях Лицар', 'Шлях лицар'],
    ['Політ Дракона', 'Політ дракона'],
    ['Дорога до Замку', 'Дорога до Замку'],
  ])('converts %s to %s', (before, after) => {
    expect(toTitleCase(before, casing)).toBe(after);
  });
});
