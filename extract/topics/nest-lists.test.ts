import { describe, expect, it } from 'vitest';
import type { ExtractedRule } from '../types';
import { draftAfter } from './pipeline-fixture';

const show = (rules: readonly ExtractedRule[], depth = 0): string[] =>
  rules.flatMap(({ kind, ordinal, text, children }) => [
    `${'  '.repeat(depth)}${kind}${kind === 'step' ? ordinal?.value : ''} ${text}`,
    ...show(children, depth + 1),
  ]);
const nested = (text: string, lang: 'uk' | 'ru' = 'uk') =>
  show(draftAfter('nest lists', `## Дракон\n\n${text}`, lang).topics[0]?.rules ?? []);

describe('nestLists', () => {
  it('nests sub-items under the item before them', () => {
    expect(nested('Спить.\n\n- Їсть.\n  - Рідко.\n    - Дуже.\n- Пʼє.\n')).toEqual([
      'text Спить.',
      'item Їсть.',
      '  item Рідко.',
      '    item Дуже.',
      'item Пʼє.'.replace('ʼ', '’'),
    ]);
  });

  it('nests everything between two steps under the first', () => {
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

  it('ends the last step at a block that differs from the children of earlier steps', () => {
    expect(nested('- 1. Встань.\n  - Швидко.\n- 2. Сядь.\n  - Тихо.\n\n- Дракон спить.\n')).toEqual([
      'step1 Встань.',
      '  item Швидко.',
      'step2 Сядь.',
      '  item Тихо.',
      'item Дракон спить.',
    ]);
  });

  it('nests blocks under the last step if they look like the children of earlier steps', () => {
    expect(nested('1. Встань.\n\n- Швидко.\n\n2. Сядь.\n\n- Тихо.\n')).toEqual([
      'step1 Встань.',
      '  item Швидко.',
      'step2 Сядь.',
      '  item Тихо.',
    ]);
  });

  it('nests letters and Roman numerals under steps, with their labels', () => {
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

  it('renumbers misread letters and keeps valid ones', () => {
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

  it('restores missing step numbers', () => {
    expect(
      nested('- Встань.** Швидко.\n- Йди.** Тихо.\n  - Навшпиньки.\n\n3. Спи.\n').map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['step1', 'step2', '', 'step3']);
  });

  it('keeps a number outside a list as text', () => {
    expect(nested('- **6 або більше.** Тікай.\n- **5.** Стій.\n- **4 або менше.** Спи.\n')).toEqual([
      'item **6 або більше.** Тікай.',
      'item **5.** Стій.',
      'item **4 або менше.** Спи.',
    ]);
  });

  it('nests a plain dash under a special bullet', () => {
    expect(nested('☞ Дракон спить.\n\n- Міцно.\n\n☞ Дракон їсть.\n')).toEqual([
      'item Дракон спить.',
      '  item Міцно.',
      'item Дракон їсть.',
    ]);
  });

  it('joins consecutive rows to one table', () => {
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

  it('recognizes examples by their first word, and not by italics', () => {
    expect(
      kinds(
        'Спить.\n\nПриклад 1. Лицар іде.\n\n*Наприклад: лицар іде.*\n\n*Лицар іде до печери, а дракон саме спить там.*\n',
      ),
    ).toEqual(['text', 'example', 'example', 'text']);
  });

  it('recognizes rules for the team and solo game', () => {
    expect(kinds('- Спить.\n- **Командна гра.** Спить удвох.\n\n**Соло-гра.** Спить сам.\n')).toEqual([
      'item',
      'team',
      'solo',
    ]);
  });

  it('recognizes captions, and turns several in a row into a list', () => {
    expect(kinds('Спить.\n\nЛуска дракона\n\nЇсть.\n')).toEqual(['text', 'caption', 'text']);
    expect(kinds('3 дракони\n\n5 сов\n\n1 скриня\n\nРазом їх дев’ять.\n')).toEqual([
      'item',
      'item',
      'item',
      'text',
    ]);
  });
});
