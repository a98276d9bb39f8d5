import { describe, expect, it } from 'vitest';
import { type BookData, emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { createEncodingTest } from '../text/decode-text';
import { applyCorrections } from './apply-corrections';

const run = (text: string, data: Partial<BookData>) =>
  applyCorrections(createDraft(toLines(text), 'uk', { ...emptyBookData('uk', 'Книга'), ...data }));
const textOf = (text: string, data: Partial<BookData>) => run(text, data).lines.map((line) => line.text);
const reason = 'a slip of the printed text';

describe('applyCorrections', () => {
  it('replaces words, but not inside longer words', () => {
    expect(
      textOf('Дрокон і дроконик: дрокон.', { fixes: [{ reason, words: { дрокон: 'дракон' } }] }),
    ).toEqual(['Дрокон і дроконик: дракон.']);
  });

  it('replaces complete lines only', () => {
    expect(textOf('СОВА\nСОВА СПИТЬ', { fixes: [{ reason, lines: { СОВА: '## Сова' } }] })).toEqual([
      '## Сова',
      'СОВА СПИТЬ',
    ]);
  });

  it('drops a line that is replaced by nothing, with the reason', () => {
    const draft = run('Дракон\nСмітник\n', { fixes: [{ reason, lines: { Смітник: '' } }] });
    expect(draft.dropped).toEqual([{ line: 2, reason }]);
  });

  it('moves lines and keeps their numbers', () => {
    const moves = [{ from: 'Б', until: 'В', before: 'А…', reason }];
    const { lines } = run('Аз\nБ\nбуки\nВ', { moves });
    expect(lines.filter(({ n }) => n).map(({ n }) => n)).toEqual([2, 3, 1, 4]);
  });

  it('moves lines down as well as up, and counts equal lines', () => {
    const moves = [{ from: { line: 'х', nth: 2 }, until: 'А', before: { line: 'х', nth: 3 }, reason }];
    expect(
      run('х\nх\nА\nх', { moves })
        .lines.filter(({ n }) => n)
        .map(({ n }) => n),
    ).toEqual([1, 3, 2, 4]);
  });

  it('inserts a missing heading without a line number', () => {
    const headings = [{ title: 'Сова', level: 2, before: 'Сова спить…', reason }];
    expect(run('Сова спить удень.', { headings }).lines).toEqual([
      { n: 0, text: '## Сова' },
      { n: 0, text: '' },
      { n: 1, text: 'Сова спить удень.' },
    ]);
  });

  it('accepts an unused correction that the encoding of the book cannot represent', () => {
    const fixes = [{ reason, words: { '🐉': 'дракон' } }];
    const draft = createDraft(
      toLines('Сова'),
      'uk',
      { ...emptyBookData('uk', 'Книга'), fixes },
      createEncodingTest('koi8-u'),
    );
    expect(applyCorrections(draft).lines[0]?.text).toBe('Сова');
  });

  it('lists every correction that matches nothing', () => {
    const data: Partial<BookData> = {
      fixes: [{ reason, words: { пугач: 'сова' }, lines: { ПУГАЧ: 'СОВА' } }],
      moves: [{ from: 'ніде', until: 'тут', before: 'там', reason }],
      headings: [{ title: 'Пугач', level: 1, before: 'ніде', reason }],
    };
    expect(() => run('Сова', data)).toThrow(
      /4 corrections match nothing[\s\S]*ніде[\s\S]*Пугач[\s\S]*пугач[\s\S]*ПУГАЧ/,
    );
  });
});
