import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/test-topics';

const BOOK = [
  '## Сова\n\nЛітає вночі й полює на мишей.',
  '## Політ дракона\n\nДракон летить на 3 поля.',
  '## Скарб\n\nЗлитки лежать у скрині. Злиток важкий.',
].join('\n\n');

const indexOf = (rows: string) => {
  const draft = draftAfter('read index', `${BOOK}\n\n## Покажчик\n\n${rows}\n`);
  return { draft, terms: draft.topics.map(({ title, index }) => [title, index.map(({ term }) => term)]) };
};

describe('readIndex', () => {
  it('leads terms to their topics by name, by nearest name and by reference', () => {
    expect(indexOf('Сова.....\t2\nСови.....\t2\nПугач..... див. Сова, Скарб').terms.slice(0, 3)).toEqual([
      ['Сова', ['Сова', 'Сови', 'Пугач']],
      ['Політ дракона', []],
      ['Скарб', ['Пугач']],
    ]);
  });

  it('leads a term without a topic of its name to what its page speaks of', () => {
    expect(indexOf('Сова.....\t2\nДракон.....\t3\nЗлитки.....\t4\nСкарб.....\t4').terms.slice(0, 3)).toEqual([
      ['Сова', ['Сова']],
      ['Політ дракона', ['Дракон']],
      ['Скарб', ['Злитки', 'Скарб']],
    ]);
  });

  it('reports a term that leads nowhere, with its line', () => {
    expect(indexOf('Лицар.....\t9').draft.reports).toEqual([{ line: 15, code: 'index', words: ['Лицар'] }]);
  });
});

describe('listRows', () => {
  it('shows the index as links', () => {
    const draft = draftAfter('list rows', `${BOOK}\n\n## Покажчик\n\nСова.....\t2\nПугач..... див. Скарб\n`);
    expect(draft.topics.at(-1)?.rules.map(({ text }) => text)).toEqual([
      '⟦0|Сова⟧, с. 2',
      'Пугач: див. ⟦2|Скарб⟧',
    ]);
  });

  it('shows the contents so, too, behind its first sentence', () => {
    const draft = draftAfter('list rows', `## Зміст\n\nУ книзі є таке.\n\nСова.....\t2–3\n\n${BOOK}\n`);
    expect(draft.topics[0]?.rules.map(({ text }) => text)).toEqual(['У книзі є таке.', '⟦1|Сова⟧, с. 2–3']);
  });
});
