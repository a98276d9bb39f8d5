import { describe, expect, it } from 'vitest';
import type { Rule } from '../types';
import { draftAfter } from './test-topics';

const show = (rules: readonly Rule[], depth = 0): string[] =>
  rules.flatMap(({ kind, ordinal, text, children }) => [
    `${'  '.repeat(depth)}${kind}${kind === 'step' ? ordinal?.value : ''} ${text}`,
    ...show(children, depth + 1),
  ]);
const nested = (text: string, lang: 'uk' | 'ru' = 'uk') =>
  show(draftAfter('nest lists', `## Дракон\n\n${text}`, lang).topics[0]?.rules ?? []);

describe('nestLists', () => {
  it('hangs sub-items on the item before them', () => {
    expect(nested('Спить.\n\n- Їсть.\n  - Рідко.\n    - Дуже.\n- Пʼє.\n')).toEqual([
      'text Спить.',
      'item Їсть.',
      '  item Рідко.',
      '    item Дуже.',
      'item Пʼє.'.replace('ʼ', '’'),
    ]);
  });

  it('hangs everything between two steps on the first of them', () => {
    expect(
      nested('- 1. Встань:** і йди.\n\nПовільно.\n- 2. Сядь:** тут.\n- Тихо.\n- 3. Спи:** довго.\n'),
    ).toEqual([
      'step1 **Встань:** і йди.',
      '  item Повільно.',
      'step2 **Сядь:** тут.',
      '  item Тихо.',
      'step3 **Спи:** довго.',
    ]);
  });

  it('ends the last step where something begins that no step before it has', () => {
    expect(nested('- 1. Встань.\n  - Швидко.\n- 2. Сядь.\n  - Тихо.\n\n- Дракон спить.\n')).toEqual([
      'step1 Встань.',
      '  item Швидко.',
      'step2 Сядь.',
      '  item Тихо.',
      'item Дракон спить.',
    ]);
  });

  it('gives the last step what looks like the things on the steps before it', () => {
    expect(nested('1. Встань.\n\n- Швидко.\n\n2. Сядь.\n\n- Тихо.\n')).toEqual([
      'step1 Встань.',
      '  item Швидко.',
      'step2 Сядь.',
      '  item Тихо.',
    ]);
  });

  it('puts letters and Roman numerals under steps, with their names', () => {
    expect(
      nested('1. Візьми:\n- а. карту;\n- б. злиток.\n2. Бий:\n\nI Лапою.\n\n- Сильно.\n\nII Хвостом.\n'),
    ).toEqual([
      'step1 Візьми:',
      '  item **а.** карту;',
      '  item **б.** злиток.',
      'step2 Бий:',
      '  item **I.** Лапою.',
      '    item Сильно.',
      '  item **II.** Хвостом.',
    ]);
  });

  it('counts misread letters anew and leaves sound ones alone', () => {
    expect(
      nested(
        '1. Візьми:\n- a.** карту;\n- b.** злиток;\n- v.** меч;\n- г.** щит;\n- г.** спис.\n2. Йди.\n',
      ).slice(1, 6),
    ).toEqual(
      ['а', 'б', 'в', 'г', 'ґ'].map(
        (letter, at) => `  item **${letter}.** ${['карту;', 'злиток;', 'меч;', 'щит;', 'спис.'][at]}`,
      ),
    );
    expect(nested('**А.** Карта.\n\n**Б.** Меч.\n\n**Г.** Щит.\n')).toEqual([
      'item **А.** Карта.',
      'item **Б.** Меч.',
      'item **Г.** Щит.',
    ]);
  });

  it('counts steps that have lost their numbers', () => {
    expect(
      nested('- Встань.** Швидко.\n- Йди.** Тихо.\n  - Навшпиньки.\n\n3. Спи.\n').map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['step1', 'step2', '', 'step3']);
  });

  it('takes a number that counts nothing for part of the text', () => {
    expect(nested('- **6 або більше.** Тікай.\n- **5.** Стій.\n- **4 або менше.** Спи.\n')).toEqual([
      'item **6 або більше.** Тікай.',
      'item **5.** Стій.',
      'item **4 або менше.** Спи.',
    ]);
  });

  it('sets a plain dash one deeper than a special sign', () => {
    expect(nested('☞ Дракон спить.\n\n- Міцно.\n\n☞ Дракон їсть.\n')).toEqual([
      'item Дракон спить.',
      '  item Міцно.',
      'item Дракон їсть.',
    ]);
  });

  it('makes one table of rows that stand together', () => {
    const [table] = draftAfter('nest lists', '## Дракон\n\nВік\tСила\n1\t5\n2\t9\n').topics[0]?.rules ?? [];
    expect(table).toMatchObject({
      kind: 'table',
      rows: [
        ['Вік', 'Сила'],
        ['1', '5'],
        ['2', '9'],
      ],
    });
  });
});

describe('findNotes', () => {
  const kinds = (text: string) =>
    draftAfter('find notes', `## Дракон\n\n${text}`).topics[0]?.rules.map(({ kind }) => kind);

  it('knows examples by their first word or by Italics', () => {
    expect(
      kinds(
        'Спить.\n\nПриклад 1. Лицар іде.\n\n*Наприклад: лицар іде.*\n\n*Лицар іде до печери, а дракон саме спить там.*\n',
      ),
    ).toEqual(['text', 'example', 'example', 'example']);
  });

  it('knows rules for teams and for one player', () => {
    expect(kinds('- Спить.\n- **Командна гра.** Спить удвох.\n\n**Соло-гра.** Спить сам.\n')).toEqual([
      'item',
      'team',
      'solo',
    ]);
  });

  it('knows captions of pictures, and takes many of them for a list', () => {
    expect(kinds('Спить.\n\nЛуска дракона\n\nЇсть.\n')).toEqual(['text', 'caption', 'text']);
    expect(kinds('3 дракони\n\n5 сов\n\n1 скриня\n\nРазом їх дев’ять.\n')).toEqual([
      'item',
      'item',
      'item',
      'text',
    ]);
  });
});
