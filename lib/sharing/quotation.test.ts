// Tests how a rule is quoted with its source, as a message, as text and as Markdown.
import { describe, expect, it } from 'vitest';
import { inQuotes, shorten, toMarkdown, toMessage, toQuotation, toText } from './quotation';
import type { RuleCard } from './rule-card';

const card: RuleCard = {
  id: 'dice',
  game: 'outer-rim',
  lang: 'uk',
  entry: 'patrols',
  kind: 'item',
  gameName: 'Зовнішнє Кільце',
  title: 'Патрулі',
  page: 8,
  text: 'Число біля :ship-combat: — це\u00a0кількість [[dice|кубиків]].',
  parents: [],
  below: [],
  notes: [{ note: 'unclear', text: 'На с. 12 — навпаки.' }],
  spoiler: false,
};
const quotes = ['«', '»', '„', '“'] as const;
const quotation = toQuotation(card, {
  quotes,
  address: 'https://example.org/outer-rim/uk/patrols/dice/',
  iconName: () => 'космічний бій',
  noteLabel: () => 'Книга каже по-різному',
  pageWord: (page) => `с. ${page}`,
});

describe('a quotation', () => {
  it('names the game, the entry and the printed page', () => {
    expect(quotation.source).toBe('Зовнішнє Кільце · Патрулі · с. 8');
    const pageless = { ...card, page: undefined } as unknown as RuleCard;
    expect(
      toQuotation(pageless, { quotes, address: '', iconName: String, noteLabel: String, pageWord: String })
        .source,
    ).toBe('Зовнішнє Кільце · Патрулі');
  });

  it('says icons by name and leaves typesetting behind', () => {
    expect(quotation.words).toBe('Число біля космічний бій — це кількість кубиків.');
  });

  it('is a message without the address, which the share sheet adds, and with the notes about the rule', () => {
    expect(toMessage(quotation)).toBe(
      '«Число біля космічний бій — це кількість кубиків».\nКнига каже по-різному: На с. 12 — навпаки.\nЗовнішнє Кільце · Патрулі · с. 8',
    );
  });

  it('is a text with the address, and Markdown with a link', () => {
    expect(toText(quotation)).toContain('\nКнига каже по-різному: На с. 12 — навпаки.\n');
    expect(toText(quotation).split('\n').at(-1)).toBe('https://example.org/outer-rim/uk/patrols/dice/');
    expect(toMarkdown(quotation)).toBe(
      '> Число біля космічний бій — це кількість кубиків.\n>\n> Книга каже по-різному: На с. 12 — навпаки.\n>\n> — [Зовнішнє Кільце · Патрулі · с. 8](https://example.org/outer-rim/uk/patrols/dice/)',
    );
  });

  it('lets nothing in the words act as Markdown', () => {
    expect(toMarkdown({ ...quotation, words: '1. Кинь *два* [кубики]' })).toMatch(
      /^> 1\\\. Кинь \\\*два\\\* \\\[кубики\\\]\n/,
    );
  });
});

describe('inQuotes', () => {
  it('turns quotation marks inside into the inner ones', () => {
    expect(inQuotes('Зіграй «Удар» двічі.', quotes)).toBe('«Зіграй „Удар“ двічі».');
  });

  it('keeps the full stop: inside English quotation marks, after others', () => {
    expect(inQuotes('Roll two dice.', ['“', '”', '‘', '’'])).toBe('“Roll two dice.”');
    expect(inQuotes('Кинь два кубики.', quotes)).toBe('«Кинь два кубики».');
    expect(inQuotes('Кинь два кубики…', quotes)).toBe('«Кинь два кубики…»');
  });
});

describe('shorten', () => {
  it('leaves a short text alone and cuts a long one between words', () => {
    expect(shorten('Візьми жетон', 20)).toBe('Візьми жетон');
    expect(shorten('Візьми жетон, потім поклади', 14)).toBe('Візьми жетон…');
    expect(shorten('Рівень — від одного', 10)).toBe('Рівень…');
  });
});
