import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';
import type { Draft, Mention } from '../types';

const names = (draft: Draft, mentions: readonly Mention[] = []) =>
  mentions.map(({ name, topic }) => (topic === undefined ? `?${name}` : draft.topics[topic]?.title));

const glossary = (...topics: string[]) => `## ГЛОСАРІЙ\n\nЗвірі.\n\n${topics.join('\n\n')}\n`;
const topic = (title: string, related: string) => `## ${title}\n\nСлова.\n\nПов’язані теми: ${related}`;
const ANIMALS = [
  topic('Борсук', 'Вовк'),
  topic('Вовк', 'Борсук'),
  topic('Дракон', 'Сова, Вовк, Пугач'),
  topic('Сова', 'Дракон'),
];

describe('findRelated', () => {
  it('reads names between commas, in order, and removes the list from the text', () => {
    const draft = draftAfter('find related topics', glossary(...ANIMALS));
    const dragon = draft.topics.find(({ title }) => title === 'Дракон');
    expect(names(draft, dragon?.related)).toEqual(['Сова', 'Вовк', '?Пугач']);
    expect(dragon?.blocks.map(({ text }) => text)).toEqual(['Слова.', 'Пов’язані теми: Пугач']);
    expect(draft.warnings).toEqual([{ line: 21, code: 'related', words: ['Пугач'] }]);
  });

  it('reads names in quotation marks, including commas inside them', () => {
    const text = `ГЛОССАРИЙ\n\n${['Волк', 'Решения, сова и филин', 'Сова'].map((title) => `${title}\nСлова и дела\nзверей замка.\n\nСм. также: «Волк», «Решения, сова и\nфилин»\n`).join('\n')}`;
    const draft = draftAfter('find related topics', text, 'ru');
    expect(names(draft, draft.topics.at(-1)?.related)).toEqual(['Волк', 'Решения, сова и филин']);
  });

  it('moves the list after a sub-topic to the main topic, with its lines', () => {
    const draft = draftAfter(
      'find related topics',
      glossary(
        ...ANIMALS.slice(0, 2),
        '## Дракон\n\nСпить.\n\n## Політ дракона\n\nЛітає.\n\nПов’язані теми: Вовк',
        topic('Сова', 'Вовк'),
      ),
    );
    const [dragon, flight] = draft.topics.slice(3);
    expect(names(draft, dragon?.related)).toEqual(['Вовк']);
    expect([dragon?.lines, flight?.lines]).toEqual([
      [17, 19, 25],
      [21, 23],
    ]);
  });

  it('joins two lists of one topic without repeating a name', () => {
    const twice = `${topic('Дракон', 'Вовк, Сова')}\n\n### Багаття\n\nГріє.\n\nПов’язані теми: Сова, Борсук`;
    const draft = draftAfter(
      'find related topics',
      glossary(...ANIMALS.slice(0, 2), twice, topic('Сова', 'Вовк')),
    );
    expect(names(draft, draft.topics[3]?.related)).toEqual(['Вовк', 'Сова', 'Борсук']);
  });

  it('resolves a misspelled name and warns', () => {
    const draft = draftAfter(
      'find related topics',
      glossary(
        topic('Борсук', 'Вовг'),
        topic('Вовк', 'Борсук'),
        topic('Дракон', 'Вовк'),
        topic('Сова', 'Вовк'),
      ),
    );
    expect(names(draft, draft.topics[1]?.related)).toEqual(['Вовк']);
    expect(draft.warnings[0]).toMatchObject({ code: 'related-guessed', words: ['Вовг', 'Вовк'] });
  });

  it('recognizes the words of the data file', () => {
    const draft = draftAfter(
      'find related topics',
      '## Вовк\n\nВиє.\n\nШукай ще: Сова\n\n## Сова\n\nЛітає.\n',
      'uk',
      { related: ['Шукай ще'] },
    );
    expect(names(draft, draft.topics[0]?.related)).toEqual(['Сова']);
  });
});
