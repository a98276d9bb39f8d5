import { describe, expect, it } from 'vitest';
import type { Draft } from '../types';
import { draftAfter } from './pipeline-fixture';

const nested = ({ topics }: Draft) =>
  topics.map(({ title, kind, parent }) => [
    title,
    kind,
    parent === undefined ? undefined : topics[parent]?.title,
  ]);

const GLOSSARY = [
  '## ГЛОСАРІЙ\n\nЗвірі за абеткою.',
  '### Борсук\n\nРиє.\n\n**Пов’язані теми:** Вовк',
  '## Вовк\n\nВиє.\n\n## Зграя вовків\n\nВиє разом.\n\n**Пов’язані теми:** Борсук',
  '## Вовчиця\n\nДив. «Вовк» на с. 2.',
  '## Дракон\n\nСпить.\n\n**Пов’язані теми:** Вовк',
  '## ДОДАТОК 1: СОВА\n\nЛітає.\n\n### Пугач\n\nПугає.',
  '## ПОКАЖЧИК\n\nВовк.....\t2',
].join('\n\n');

describe('nestTopics', () => {
  it('uses the alphabet in a glossary, regardless of heading levels', () => {
    expect(nested(draftAfter('classify topics', GLOSSARY))).toEqual([
      ['Глосарій', 'intro', undefined],
      ['Борсук', 'topic', undefined],
      ['Вовк', 'topic', undefined],
      ['Зграя вовків', 'topic', 'Вовк'],
      ['Вовчиця', 'topic', undefined],
      ['Дракон', 'topic', undefined],
      ['Додаток 1: сова', 'appendix', undefined],
      ['Пугач', 'appendix', 'Додаток 1: сова'],
      ['Покажчик', 'appendix', undefined],
    ]);
  });

  it('uses heading levels elsewhere', () => {
    const text = '# Звірі\n\nЄ.\n\n## Вовк\n\nВиє.\n\n### Зграя\n\nВиє.\n\n## Сова\n\nЛітає.\n';
    expect(nested(draftAfter('nest topics', text)).map(([title, , parent]) => [title, parent])).toEqual([
      ['Звірі', undefined],
      ['Вовк', 'Звірі'],
      ['Зграя', 'Вовк'],
      ['Сова', 'Звірі'],
    ]);
  });

  it('prefers the outline of the data file', () => {
    const text = '# Звірі\n\nЄ.\n\n## Вовк\n\nВиє.\n\n## Зграя\n\nВиє.\n';
    const outline = { '': ['Вовк'], Вовк: ['Зграя'] };
    expect(nested(draftAfter('nest topics', text, 'uk', { outline })).map(([, , parent]) => parent)).toEqual([
      undefined,
      undefined,
      'Вовк',
    ]);
    expect(() => draftAfter('nest topics', text, 'uk', { outline: { Сова: ['Пугач'] } })).toThrow(
      /«Сова»[\s\S]*«Пугач»/,
    );
  });
});

describe('classifyTopics', () => {
  const kinds = (text: string, data = {}) =>
    draftAfter('classify topics', text, 'uk', data).topics.map(({ kind }) => kind);
  const text = [
    'Вступ',
    'Приготування до гри',
    'Хід гравця',
    'Варіант для драконів',
    'Поширені запитання',
    'Творці гри',
  ]
    .map((title) => `## ${title}\n\nСлова.`)
    .join('\n\n');

  it('uses the words of the title', () => {
    expect(kinds(text)).toEqual(['intro', 'setup', 'core-rule', 'variant', 'faq', 'appendix']);
  });

  it('gives a sub-topic the kind of its parent, unless its title implies setup or variant', () => {
    expect(kinds('# Додаток\n\nСлова.\n\n## Сова\n\nСлова.\n\n## Приготування\n\nСлова.\n')).toEqual([
      'appendix',
      'appendix',
      'setup',
    ]);
  });

  it('prefers the data file, and rejects a title that does not exist', () => {
    expect(kinds(text, { kinds: { intro: ['Хід гравця'] } })[2]).toBe('intro');
    expect(() => kinds(text, { kinds: { intro: ['Пугач'] } })).toThrow(/«Пугач»/);
  });
});
