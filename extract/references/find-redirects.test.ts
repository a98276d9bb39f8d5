import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';

const run = (sentence: string, lang: 'uk' | 'ru' = 'uk') => {
  const text = `## Пугач\n\n${sentence}\n\n## Сова\n\nЛітає вночі.\n\n## Вовк\n\nВиє вночі.\n`;
  return draftAfter('find redirects', text, lang);
};
const targetsOf = (sentence: string, lang?: 'uk' | 'ru') => {
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
  ])('recognizes «%s» as a redirect', (sentence, titles) => {
    expect(targetsOf(sentence)).toEqual(titles);
  });

  it('recognizes Russian redirects', () => {
    expect(targetsOf('См. «Сова» на стр. 7 и «Вовк» на стр. 13.', 'ru')).toEqual(['Сова', 'Вовк']);
  });

  it('does not take a sentence with more text as a redirect', () => {
    expect(targetsOf('Див. «Сова» на с. 3, але лише вночі.')).toEqual([]);
  });

  it('keeps the sentence of an unresolved redirect, and warns', () => {
    const draft = run('Див. «Дракон» на с. 3.');
    expect(draft.topics[0]).toMatchObject({ kind: 'core-rule', see: [] });
    expect(draft.topics[0]?.blocks).toHaveLength(1);
    expect(draft.warnings).toEqual([{ line: 3, code: 'redirect', words: ['Дракон'] }]);
  });

  it('keeps the sentences of redirects that form a cycle', () => {
    const draft = draftAfter(
      'find redirects',
      '## Пугач\n\nДив. «Сова».\n\n## Сова\n\nДив. «Пугач».\n\n## Вовк\n\nВиє.\n',
    );
    expect(draft.topics.map(({ kind }) => kind)).not.toContain('redirect');
  });
});
