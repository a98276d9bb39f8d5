import { describe, expect, it } from 'vitest';
import { slugOf, takeId } from './slug';

describe('slugOf', () => {
  it.each([
    ['Політ дракона', 'uk', 'polit-drakona'],
    ['Ґава й їжак', 'uk', 'gava-i-izhak'],
    ['Грифон и щит', 'ru', 'grifon-i-shchit'],
    ['К-273: об’єкт', 'uk', 'k-273-obiekt'],
    ['⟦12|Сова⟧ спить', 'uk', 'sova-spyt'],
    ['3,000 злитків', 'uk', '3000-zlytkiv'],
    ['Вік 1 5', 'uk', 'vik-1-n5'],
    ['Wiadomości: Łódź', 'en', 'wiadomosci-lodz'],
    ['—', 'uk', ''],
  ] as const)('converts «%s» in %s to %s', (text, lang, id) => {
    expect(slugOf(text, lang, 6)).toBe(id);
  });
});

describe('takeId', () => {
  it('never creates a reserved id', () => {
    const taken = new Map();
    expect(takeId('Constructor', 'en', taken)).toBe('constructor-rule');
    expect(takeId('Constructor', 'en', taken)).toBe('constructor-rule-2');
  });

  it('adds words until an id is free, then numbers', () => {
    const taken = new Map();
    const take = (text: string) => takeId(text, 'uk', taken, 2);
    expect([
      take('Сова спить удень'),
      take('Сова спить уночі'),
      take('Сова спить'),
      take('Сова спить'),
    ]).toEqual(['sova-spyt', 'sova-spyt-unochi', 'sova-spyt-2', 'sova-spyt-3']);
  });

  it('depends on the words of the rule, not on other ids', () => {
    expect(takeId('Дракон літає над замком.', 'uk', new Map([['sova', 1]]))).toBe(
      takeId('Дракон літає над замком.', 'uk', new Map()),
    );
  });

  it('uses a default for a text without letters', () => {
    expect(takeId('…', 'uk', new Map())).toBe('rule');
  });
});
