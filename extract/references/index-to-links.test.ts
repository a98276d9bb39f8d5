import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';

const BODY = '# Вовк\n\nВиє.\n\n# Сова\n\nЛітає.\n\n';
const rules = (text: string) => {
  const { topics } = draftAfter('link index', BODY + text);
  return topics.at(-1)?.rules.map(({ kind, text: words, lines }) => [kind, words, lines]);
};

describe('indexToLinks', () => {
  it('turns the printed index into a list of links with pages', () => {
    expect(rules('# Покажчик\n\nВовк.....\t2\nСова.....\t4–5\nНірка.....\t7\n')).toEqual([
      ['item', '⟦0|Вовк⟧, с. 2', [11]],
      ['item', '⟦1|Сова⟧, с. 4–5', [12]],
      ['item', 'Нірка, с. 7', [13]],
    ]);
  });

  it('links the target of a reference in the index', () => {
    expect(rules('# Покажчик\n\nПугач..... див. Сова\nВовк.....\t2\n')?.[0]).toEqual([
      'item',
      'Пугач: див. ⟦1|Сова⟧',
      [11],
    ]);
  });

  it('keeps the sentences before the first row', () => {
    expect(rules('# Покажчик\n\nТут усі звірі за абеткою.\n\nВовк.....\t2\n')).toEqual([
      ['text', 'Тут усі звірі за абеткою.', [11]],
      ['item', '⟦0|Вовк⟧, с. 2', [13]],
    ]);
  });

  it('keeps the tables of other topics', () => {
    expect(rules('# Рись\n\nВік\tСила\n1\t5\n')?.[0]?.[0]).toBe('table');
  });
});
