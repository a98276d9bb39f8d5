import { describe, expect, it } from 'vitest';
import type { RuleData } from './game-data';
import { leadsOf, wholeSentence } from './whole-sentence';

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
  rule('alone', 'Сам.', { kind: 'text' }),
  rule('orphan', 'сирота;'),
  rule('title', 'рух:', { kind: 'heading' }),
  rule('after', 'після назви;'),
  rule('hidden', 'Таємно:', { note: 'spoiler', until: 'two' }),
  under('hidden', 'open', 'видно всім;'),
  under('hidden', 'closed', 'не видно;', { note: 'spoiler', until: 'two' }),
];
const get = (id: string) => rules.find((one) => one.id === id) ?? rule('', '');
const whole = (id: string) => wholeSentence({ rules }, get(id));

describe('a whole sentence', () => {
  it.each([
    ['def', 'Патруль — судно.'],
    ['choose', 'Вирішуєш ти:'],
    ['second', 'Спершу платить.'],
    ['alone', 'Сам.'],
  ])('is the rule itself where it says all: %s', (id, words) => {
    expect(whole(id)).toBe(words);
    expect(leadsOf({ rules }, get(id))).toEqual([]);
  });

  it.each([
    ['pass', 'Вирішуєш ти: чи пустить тебе далі [[patrols|патруль]].'],
    ['ship', 'Вирішуєш ти: [[ships|корабель]] чи пішки.'],
    ['last', 'Вирішуєш ти: скільки :hit: візьмеш.'],
    ['market', 'Дій чотири: Ринок.'],
    ['fight', 'Дій чотири: Бій — символ :hit:.'],
  ])('leads a fragment of a list in by the rule it hangs on: %s', (id, words) => {
    expect(whole(id)).toBe(words);
  });

  it.each([
    ['first', 'Обери так: летить навпростець.'],
    ['third', 'Обери так: якщо інакше ніяк, чекає.'],
  ])('leads it in by the text before the list: %s', (id, words) => {
    expect(whole(id)).toBe(words);
  });

  it('goes up to where the sentence begins', () => {
    expect(whole('early')).toBe('Вирішуєш ти: «Такелажник»; його беруть до карт.');
    expect(leadsOf({ rules }, get('early')).map(({ id }) => id)).toEqual(['choose', 'gear']);
  });

  it('does without a lead where there is none', () => {
    expect(whole('orphan')).toBe('сирота;');
    expect(whole('after')).toBe('після назви;');
  });

  it('tells no secret lead of an open rule', () => {
    expect(whole('open')).toBe('видно всім;');
    expect(whole('closed')).toBe('Таємно: не видно.');
  });
});
