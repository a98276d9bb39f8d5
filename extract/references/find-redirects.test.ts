import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/test-topics';

const run = (sentence: string, lang: 'uk' | 'ru' = 'uk') => {
  const text = `## Пугач\n\n${sentence}\n\n## Сова\n\nЛітає вночі.\n\n## Вовк\n\nВиє вночі.\n`;
  return draftAfter('find redirects', text, lang);
};
const seen = (sentence: string, lang?: 'uk' | 'ru') => {
  const draft = run(sentence, lang);
  return draft.topics[0]?.see.map(({ topic = -1 }) => draft.topics[topic]?.title);
};

describe('findRedirects', () => {
  it.each([
    ['Див. «Сова» на стор. 12.', ['Сова']],
    ['Див. «Сова» праворуч.', ['Сова']],
    ['Див. «Сова» та «Вовк» на с. 3.', ['Сова', 'Вовк']],
    ['Див. «Сова» на с. 3 і «Вовк» на с. 4.', ['Сова', 'Вовк']],
    ['**Див.** Сова, с. 3', ['Сова']],
    ['Див. «Сава».', ['Сова']],
  ])('takes «%s» for a redirect', (sentence, titles) => {
    expect(seen(sentence)).toEqual(titles);
  });

  it('reads Russian ones, too', () => {
    expect(seen('См. «Сова» на стр. 7 и «Вовк» на стр. 13.', 'ru')).toEqual(['Сова', 'Вовк']);
  });

  it('leaves a sentence alone that says more', () => {
    expect(seen('Див. «Сова» на с. 3, але лише вночі.')).toEqual([]);
  });

  it('keeps the sentence of one that leads nowhere, and reports it', () => {
    const draft = run('Див. «Дракон» на с. 3.');
    expect(draft.topics[0]).toMatchObject({ kind: 'core-rule', see: [] });
    expect(draft.topics[0]?.blocks).toHaveLength(1);
    expect(draft.reports).toEqual([{ line: 3, code: 'redirect', words: ['Дракон'] }]);
  });

  it('keeps the sentences of redirects that lead round in a ring', () => {
    const draft = draftAfter(
      'find redirects',
      '## Пугач\n\nДив. «Сова».\n\n## Сова\n\nДив. «Пугач».\n\n## Вовк\n\nВиє.\n',
    );
    expect(draft.topics.map(({ kind }) => kind)).not.toContain('redirect');
  });
});
