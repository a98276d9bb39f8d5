// Tests how a list item that is only a fragment becomes a complete sentence.
import { describe, expect, it } from 'vitest';
import { leadInsOf, sentenceWithList, wholeSentence } from './complete-sentence';
import type { RuleData } from './game-data';

const rule = (id: string, text: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  kind: 'item',
  text,
  ...more,
});
const under = (parent: string, id: string, text: string, more: Partial<RuleData> = {}) =>
  rule(id, text, { parent, ...more });

const rules = [
  rule('def', 'Патруль — судно.', { kind: 'text' }),
  rule('choose', 'Вирішуєш ти:', { number: '2' }),
  under('choose', 'pass', 'чи пустить тебе далі [[patrols|патруль]];'),
  under('choose', 'ship', '[[ships|корабель]] чи пішки, або;'),
  under('choose', 'gear', '«Такелажник»;'),
  under('gear', 'early', 'його беруть до карт.'),
  under('choose', 'last', 'скільки :hit: візьмеш.'),
  rule('actions', 'Дій чотири:'),
  under('actions', 'market', 'Ринок'),
  under('actions', 'fight', 'Бій — символ :hit:.'),
  rule('steps', 'Обери так:', { kind: 'text' }),
  rule('first', 'летить навпростець;', { kind: 'step' }),
  rule('second', 'Спершу платить.', { kind: 'step' }),
  rule('third', 'якщо інакше ніяк, чекає.', { kind: 'step' }),
  rule('apart', 'Ціну не змінюй.'),
  rule('alone', 'Сам.', { kind: 'text' }),
  rule('orphan', 'сирота;'),
  rule('title', 'рух:', { kind: 'heading' }),
  rule('after', 'після назви;'),
  rule('hidden', 'Таємно:', { note: 'spoiler', until: 'two' }),
  under('hidden', 'open', 'видно всім;'),
  under('hidden', 'closed', 'не видно;', { note: 'spoiler', until: 'two' }),
];
const get = (id: string) => rules.find((one) => one.id === id) ?? rule('', '');
const sentence = (id: string) => wholeSentence({ rules }, get(id));

describe('wholeSentence', () => {
  it.each([
    ['def', 'Патруль — судно.'],
    ['choose', 'Вирішуєш ти:'],
    ['second', 'Спершу платить.'],
    ['alone', 'Сам.'],
  ])('returns a rule that is a complete sentence as it is: %s', (id, words) => {
    expect(sentence(id)).toBe(words);
    expect(leadInsOf({ rules }, get(id))).toEqual([]);
  });

  it.each([
    ['pass', 'Вирішуєш ти: чи пустить тебе далі [[patrols|патруль]].'],
    ['ship', 'Вирішуєш ти: [[ships|корабель]] чи пішки.'],
    ['last', 'Вирішуєш ти: скільки :hit: візьмеш.'],
    ['market', 'Дій чотири: Ринок.'],
    ['fight', 'Дій чотири: Бій — символ :hit:.'],
  ])('puts the parent rule before a fragment of a list: %s', (id, words) => {
    expect(sentence(id)).toBe(words);
  });

  it.each([
    ['first', 'Обери так: летить навпростець.'],
    ['third', 'Обери так: якщо інакше ніяк, чекає.'],
  ])('puts the text before the list before a fragment: %s', (id, words) => {
    expect(sentence(id)).toBe(words);
  });

  it('includes all levels up to the beginning of the sentence', () => {
    expect(sentence('early')).toBe('Вирішуєш ти: «Такелажник»; його беруть до карт.');
    expect(leadInsOf({ rules }, get('early')).map(({ id }) => id)).toEqual(['choose', 'gear']);
  });

  it('adds nothing if there is no lead-in', () => {
    expect(sentence('orphan')).toBe('сирота;');
    expect(sentence('after')).toBe('після назви;');
  });

  it('adds no locked lead-in to an open rule', () => {
    expect(sentence('open')).toBe('видно всім;');
    expect(sentence('closed')).toBe('Таємно: не видно.');
  });
});

describe('sentenceWithList', () => {
  const withList = (id: string) => sentenceWithList({ rules }, get(id));

  it.each([
    ['actions', 'Дій чотири: Ринок; Бій — символ :hit:.'],
    ['steps', 'Обери так: летить навпростець; Спершу платить. якщо інакше ніяк, чекає.'],
    ['hidden', 'Таємно: не видно.'],
  ])('puts the items of a list after their lead-in: %s', (id, words) => {
    expect(withList(id)).toBe(words);
  });

  it.each(['def', 'pass', 'early', 'title', 'alone'])(
    'returns any other rule as a complete sentence: %s',
    (id) => {
      expect(withList(id)).toBe(sentence(id));
    },
  );

  it('leaves out the items that do not fit', () => {
    const long = [
      rule('when', 'Тоді:'),
      ...['a', 'b', 'c'].map((id) => under('when', id, `${id.repeat(240)};`)),
    ];
    const [when] = long;
    expect(when && sentenceWithList({ rules: long }, when)).toBe(
      `Тоді: ${'a'.repeat(240)}; ${'b'.repeat(240)}; …`,
    );
  });
});
