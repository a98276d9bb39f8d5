import { describe, expect, it } from 'vitest';
import { draftAfter } from './pipeline-fixture';
import { createTitleResolver } from './resolve-title';

const { topics } = draftAfter(
  'classify topics',
  [
    'Скинути',
    'Політ (дія)',
    'Додаток 2: Карти драконів',
    'Знищені замки',
    'Знищені вежі',
    'Драконяче кільце',
    'Жетони: звірі й птахи',
    '5.2 Планети',
    '3) Нічліг',
  ]
    .map((title) => `## ${title}\n\nСлова.`)
    .join('\n\n'),
);
const resolve = createTitleResolver(topics);
const titleOf = (name: string) => {
  const found = resolve(name);
  return found && [topics[found.topic]?.title, found.guessed];
};

describe('createTitleResolver', () => {
  it.each([
    ['Скинути', 'Скинути', false],
    ['СКИНУТИ.', 'Скинути', false],
    ['політ', 'Політ (дія)', false],
    ['Карти драконів', 'Додаток 2: Карти драконів', false],
    ['Планети', '5.2 Планети', false],
    ['Нічліг', '3) Нічліг', false],
    ['Скинуги', 'Скинути', true],
    ['Дракончаче кільце', 'Драконяче кільце', true],
    ['Жетони', 'Жетони: звірі й птахи', true],
  ])('resolves «%s» to «%s»', (name, title, guessed) => {
    expect(titleOf(name)).toEqual([title, guessed]);
  });

  it.each(['Знищені', 'Лицар', 'Сов'])('does not resolve «%s»', (name) => {
    expect(resolve(name)).toBeUndefined();
  });

  it('prefers a topic with text to a redirect of the same name, and a main topic to a sub-topic', () => {
    const [first, second, third] = topics;
    if (!first || !second || !third) throw new Error('no topics');
    const namesakes = [
      { ...first, title: 'Рух', kind: 'redirect' as const },
      { ...second, title: 'Рух', parent: 0 },
      { ...third, title: 'Рух' },
    ];
    expect(createTitleResolver(namesakes)('Рух')?.topic).toBe(2);
  });
});
