// Tests the functions that read the documents of a game: the printed book of each edition, authority, versions and
// dates.
import { describe, expect, it } from 'vitest';
import { bookLangOf, bookOf, dateAfterUntil, documentName, documentsOf, formatDate } from './books';
import { gameSchema } from './front-matter-schema';
import { createGame } from './registry';

const names = (name: string) => ({ uk: name, en: name });
const FIELDS = {
  name: names('Гра'),
  title: names('Гра'),
  languages: ['uk', 'en'],
  publisher: names('Ми'),
  players: '2',
  colour: { light: '#a8481a', dark: '#f0935c' },
  parts: [{ id: 'all', title: names('Усе') }],
};
const gameWith = (books: unknown) => createGame('game', gameSchema.parse({ ...FIELDS, books }), new Map());

const faq = (date: string, follows?: string) => ({
  kind: 'faq',
  title: names('FAQ'),
  short: names('FAQ'),
  language: 'en',
  date,
  ...(follows && { follows }),
});
const rulebook = {
  kind: 'rules',
  title: { uk: 'Книга', en: 'Book' },
  short: { uk: 'Книга', en: 'Book' },
  language: 'uk',
};

describe('the documents of a game', () => {
  it('may be written in the short form, with one printed book per language', () => {
    const game = gameWith({
      uk: { title: 'Книга', short: 'Правила', pages: 8 },
      en: { title: 'Ukrainian book', short: 'Book', of: 'uk' },
    });
    expect(bookOf(game, 'uk')).toEqual({ title: 'Книга', short: 'Правила', pages: 8 });
    expect(bookOf(game, 'en')).toEqual({ title: 'Ukrainian book', short: 'Book', of: 'uk', pages: 8 });
    expect(bookLangOf(game, 'en')).toBe('uk');
  });

  it('include the printed book in the language of the edition, not that of another language', () => {
    const game = gameWith({
      rulebook,
      english: { ...rulebook, language: 'en', title: { en: 'English book' } },
    });
    expect(bookOf(game, 'en').title).toBe('English book');
    expect(documentsOf(game, 'uk').map(({ id }) => id)).toEqual(['rulebook']);
  });

  it('are listed in order of authority, with earlier versions under the newest', () => {
    const game = gameWith({
      'faq-2019': faq('2019-05', 'faq-2018'),
      'faq-2018': faq('2018', 'faq-2016'),
      'faq-2016': faq('2016-05-18'),
      rulebook,
    });
    const [newest, book] = documentsOf(game, 'en');
    expect(newest).toMatchObject({ id: 'faq-2019', name: 'FAQ, May 2019' });
    expect(newest?.earlier?.map(({ name }) => name)).toEqual(['FAQ, 2018', 'FAQ, May 18, 2016']);
    expect(book).toMatchObject({ id: 'rulebook', language: 'uk' });
  });

  it('refuse an address without https, a date of another form and an unknown kind', () => {
    const refused = [{ address: 'ftp://x' }, { date: 'May 2019' }, { kind: 'novel' }];
    for (const fields of refused)
      expect(
        gameSchema.safeParse({ ...FIELDS, books: { rulebook: { ...rulebook, ...fields } } }).success,
      ).toBe(false);
  });
});

describe('the date of a document', () => {
  it('is a year, a month or a day', () => {
    expect(['2019', '2019-05', '2016-05-18'].map((date) => formatDate(date, 'en'))).toEqual([
      '2019',
      'May 2019',
      'May 18, 2016',
    ]);
    expect(documentName(gameWith({ faq: faq('2019-05'), rulebook }).fields.books, 'faq', 'uk')).toBe(
      'FAQ, травень 2019\u00a0р.',
    );
  });

  it('is in the genitive case after «до»', () => {
    expect(dateAfterUntil('2019-05', 'uk')).toBe('травня 2019\u00a0р.');
    expect(dateAfterUntil('2019-05', 'ru')).toBe('мая 2019\u00a0г.');
    expect(dateAfterUntil('2019-01', 'en')).toBe('January 2019');
    expect(dateAfterUntil('2016-05-18', 'uk')).toBe('18 травня 2016\u00a0р.');
  });
});
