import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';

const BOOK = [
  '## Сова\n\nЛітає вночі й полює на мишей.',
  '## Політ дракона\n\nДракон летить на 3 поля.',
  '## Скарб\n\nЗлитки лежать у скрині. Злиток важкий.',
].join('\n\n');

const indexOf = (rows: string) => {
  const draft = draftAfter('resolve index terms', `${BOOK}\n\n## Покажчик\n\n${rows}\n`);
  return { draft, terms: draft.topics.map(({ title, index }) => [title, index.map(({ term }) => term)]) };
};

describe('resolveIndexTerms', () => {
  it('resolves terms by title, by nearest title and by reference', () => {
    expect(indexOf('Сова.....\t2\nСови.....\t2\nПугач..... див. Сова, Скарб').terms.slice(0, 3)).toEqual([
      ['Сова', ['Сова', 'Сови', 'Пугач']],
      ['Політ дракона', []],
      ['Скарб', ['Пугач']],
    ]);
  });

  it('resolves other terms by the words of the topics on their page', () => {
    expect(indexOf('Сова.....\t2\nДракон.....\t3\nЗлитки.....\t4\nСкарб.....\t4').terms.slice(0, 3)).toEqual([
      ['Сова', ['Сова']],
      ['Політ дракона', ['Дракон']],
      ['Скарб', ['Злитки', 'Скарб']],
    ]);
  });

  it('warns about an unresolved term, with its line', () => {
    expect(indexOf('Лицар.....\t9').draft.warnings).toEqual([{ line: 15, code: 'index', words: ['Лицар'] }]);
  });
});

describe('indexToLinks', () => {
  it('turns the index into links', () => {
    const draft = draftAfter('link index', `${BOOK}\n\n## Покажчик\n\nСова.....\t2\nПугач..... див. Скарб\n`);
    expect(draft.topics.at(-1)?.rules.map(({ text }) => text)).toEqual([
      '⟦0|Сова⟧, с. 2',
      'Пугач: див. ⟦2|Скарб⟧',
    ]);
  });

  it('turns the table of contents into links, after its introduction', () => {
    const draft = draftAfter('link index', `## Зміст\n\nУ книзі є таке.\n\nСова.....\t2–3\n\n${BOOK}\n`);
    expect(draft.topics[0]?.rules.map(({ text }) => text)).toEqual(['У книзі є таке.', '⟦1|Сова⟧, с. 2–3']);
  });
});
