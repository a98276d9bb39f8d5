// Tests the books of a private game: the ids of their entries, their order of authority, and how they are compiled
// together.
import { describe, expect, it } from 'vitest';
import { inlineToPlain } from '../data/inline-markup';
import { createIndex } from '../search/index/create-index';
import { search } from '../search/search';
import { type BookOfGame, compileBook, compileGameBooks } from './compile-book';
import {
  addedBookId,
  type BookRole,
  booksOfGame,
  guessRole,
  isBookId,
  namingBook,
  partOfBook,
  rankForRole,
} from './game-books';
import { gameOfBook } from './game-of-book';
import { PrivateBookError } from './private-book';

const SETTINGS = { basePath: '' };
const NAMES: Record<string, string> = { uk: 'Лиси і кури', en: 'Foxes and Hens' };

interface SampleBook {
  id: string;
  name: string;
  role?: BookRole;
  rank?: number;
  lang?: string;
  entries: Record<string, { title: string; text: string }>;
  icon?: string;
}

function sample({ id, name, role, rank, lang = 'uk', entries, icon }: SampleBook): BookOfGame {
  const game = [
    '---',
    `name: {${lang}: ${NAMES[lang]}}`,
    `title: {${lang}: ${NAMES[lang]}}`,
    `languages: [${lang}]`,
    `publisher: {${lang}: —}`,
    'players: "2"',
    `books: {${lang}: {title: Правила, short: Правила}}`,
    'colour: {light: "#3f5b66", dark: "#9fc3d1"}',
    ...(icon ? [`icons: {die: {${lang}: ${icon}}}`] : []),
    'parts:',
    `  - {id: rules, title: {${lang}: Правила гри}, entries: [${Object.keys(entries).join(', ')}]}`,
    '---',
    '',
  ].join('\n');
  const svg = `<svg viewBox="0 0 24 24"><path d="M4 4h${icon?.length ?? 1}v16"/></svg>`;
  const texts = Object.entries(entries).map(([key, { title, text }]) => [
    `${lang}/${key}.md`,
    `---\ntitle: ${title}\npage: 2\n---\n\n${text}\n`,
  ]);
  return {
    id,
    name,
    ...(role && { role }),
    ...(rank !== undefined && { rank }),
    added: id.length,
    files: { 'game.md': game, ...Object.fromEntries(texts), ...(icon && { 'icons/die.svg': svg }) },
  };
}

const BASE = sample({
  id: 'k3x9',
  name: 'Лиси і кури',
  entries: {
    combat: { title: 'Бій', text: 'У разі нічиєї обидва жетони лишаються. ^tie' },
    den: { title: 'Лігво', text: 'Лис ховається у лігві. ^hide' },
  },
  icon: 'кубик',
});
const FAQ = sample({
  id: 'k3x9~faq1',
  name: 'Питання',
  role: 'faq',
  rank: -1,
  entries: {
    combat: { title: 'Бій', text: 'У разі нічиєї перекиньте :die: обидва жетони. ^tie' },
    dens: { title: 'Зайняте місце', text: 'Два лиси не діляться: лігво має одного лиса. ^one' },
  },
  icon: 'жетон',
});
const ENGLISH_FAQ = sample({
  id: 'k3x9~faq2',
  name: 'Questions',
  role: 'faq',
  rank: -2,
  lang: 'en',
  entries: { ties: { title: 'Ties', text: 'A tie is rolled again. ^again' } },
});

describe('the id of a book', () => {
  it('names its game, and its part if it was added to the game', () => {
    const added = addedBookId('k3x9', 'faq1');
    expect([gameOfBook(added), partOfBook(added)]).toEqual(['k3x9', 'faq1']);
    expect([gameOfBook('k3x9'), partOfBook('k3x9')]).toEqual(['k3x9', undefined]);
  });

  it.each(['k3x9', 'k3x9~faq1', 'foxes-and-hens'])('%s is valid', (id) => expect(isBookId(id)).toBe(true));
  it.each(['', '~faq1', 'k3x9~', 'k3x9~a~b', 'constructor', 'k3x9~<b>', 7])('%s is refused', (id) =>
    expect(isBookId(id)).toBe(false),
  );
});

describe('the order of authority', () => {
  it('puts a FAQ above expansions, and both above the rulebook', () => {
    const books: { id: string; role?: BookRole; rank?: number; added: number }[] = [{ id: 'g', added: 1 }];
    const add = (id: string, role: BookRole, added: number) =>
      books.push({ id, role, rank: rankForRole(booksOfGame(books, 'g'), role), added });
    add('g~e1', 'expansion', 2);
    add('g~f1', 'faq', 3);
    add('g~e2', 'expansion', 4);
    add('g~r2', 'rules', 5);
    add('g~f2', 'faq', 6);
    expect(booksOfGame(books, 'g').map(({ id }) => id)).toEqual([
      'g~f2',
      'g~f1',
      'g~e2',
      'g~e1',
      'g~r2',
      'g',
    ]);
  });

  it('keeps the name of the rulebook that was added first', () => {
    expect(namingBook([FAQ, BASE])).toBe(BASE);
    expect(namingBook([FAQ])).toBe(FAQ);
  });

  it.each([
    ['Rebellion FAQ', 'faq'],
    ['Питання та відповіді', 'faq'],
    ['Вопросы и ответы', 'faq'],
    ['Unfinished Business expansion', 'expansion'],
    ['Доповнення', 'expansion'],
    ['Лиси і кури', 'rules'],
  ] as const)('guesses the role of «%s»', (name, role) => expect(guessRole(name, 'book.pdf')).toBe(role));
});

describe('the books of a game', () => {
  const compiled = compileGameBooks('k3x9', [BASE, FAQ], SETTINGS);
  const [uk] = compiled.editions;
  const textOf = (entry: string) =>
    uk?.data.entries.find(({ id }) => id === entry)?.rules.map(({ text }) => text);

  it('are one game, whose entries say from which book they come', () => {
    expect(uk?.edition.name).toBe('Лиси і кури');
    expect(uk?.data.entries.map(({ id, document }) => [id, document])).toEqual([
      ['combat', 'k3x9'],
      ['den', 'k3x9'],
      ['faq1-combat', 'faq1'],
      ['faq1-dens', 'faq1'],
    ]);
    expect(uk?.data.documents?.map(({ id, name }) => [id, name])).toEqual([
      ['faq1', 'Питання'],
      ['k3x9', 'Лиси і кури'],
    ]);
    expect(uk?.edition.parts.map(({ title }) => title)).toEqual([
      'Лиси і кури: Правила гри',
      'Питання: Правила гри',
    ]);
  });

  it('keep the addresses of a book that is alone', () => {
    const alone = compileBook(BASE, SETTINGS).editions[0]?.data.entries ?? [];
    const together = uk?.data.entries.filter(({ document }) => document === 'k3x9') ?? [];
    expect(together.map(({ document: _, ...entry }) => entry)).toEqual(alone);
    const [left] = compileGameBooks('k3x9', [FAQ], SETTINGS).editions;
    expect(left?.data.entries.map(({ id }) => id)).toEqual(['faq1-combat', 'faq1-dens']);
    expect(left?.data.documents).toBeUndefined();
  });

  it('keep icons with the same id apart', () => {
    const [text = ''] = textOf('faq1-combat') ?? [];
    expect(inlineToPlain(text, (icon) => uk?.data.icons[icon]?.name ?? '')).toMatch(/перекиньте.жетон/);
    expect(uk?.data.icons.die?.name).toBe('кубик');
  });

  it('link to one another', () => {
    expect(textOf('faq1-dens')?.[0]).not.toContain('[[');
    expect(uk?.entries['faq1-dens']?.html).toMatch(/t=den" class="ref ref-auto"/);
    expect(uk?.entries.combat?.related.map(({ target }) => target)).toContain('faq1-combat');
  });

  it('answer one search, the book of higher authority first among answers that fit as well', () => {
    const ask = (books: BookOfGame[]) => {
      const [edition] = compileGameBooks('k3x9', books, SETTINGS).editions;
      if (!edition) throw new Error('No edition.');
      return search(createIndex(edition.data), 'нічия у бою').results.map(({ entry }) => entry);
    };
    expect(ask([BASE, FAQ]).slice(0, 2)).toEqual(['faq1-combat', 'combat']);
    expect(ask([{ ...BASE, rank: -5 }, FAQ]).slice(0, 2)).toEqual(['combat', 'faq1-combat']);
  });

  it('may be in different languages', () => {
    const { editions } = compileGameBooks('k3x9', [BASE, ENGLISH_FAQ], SETTINGS);
    expect(editions.map(({ lang, data }) => [lang, data.entries.map(({ id }) => id)])).toEqual([
      ['uk', ['combat', 'den']],
      ['en', ['faq2-ties']],
    ]);
    expect(
      editions.map(({ edition }) => edition.documents?.map(({ name, language }) => [name, language])),
    ).toEqual([
      [
        ['Questions', 'en'],
        ['Лиси і кури', undefined],
      ],
      [
        ['Questions', undefined],
        ['Лиси і кури', 'uk'],
      ],
    ]);
  });

  it('are shown without a damaged book, unless all are damaged', () => {
    const damaged = { ...FAQ, files: { ...FAQ.files, 'uk/combat.md': 'no front matter' } };
    const [edition] = compileGameBooks('k3x9', [BASE, damaged], SETTINGS).editions;
    expect(edition?.data.entries.map(({ id }) => id)).toEqual(['combat', 'den']);
    expect(() => compileGameBooks('k3x9', [damaged], SETTINGS)).toThrow(PrivateBookError);
  });

  it('are compiled as a single book if the game has only its first book', () => {
    expect(compileGameBooks('k3x9', [BASE], SETTINGS)).toEqual(compileBook(BASE, SETTINGS));
  });

  it('have the printed lines of their own rules', () => {
    const account = (file: string) => ({
      topics: [{ title: 'Бій', parent: null, page: 2, lines: [[1, 1]] as [number, number][], file }],
      dropped: [],
      reports: [],
      places: [[1, 0, 0, 9, 9] as [number, number, number, number, number]],
    });
    const withLines = (book: BookOfGame, source: string) => ({
      ...book,
      source,
      account: account('book/uk/combat.md'),
    });
    const [edition] = compileGameBooks(
      'k3x9',
      [
        withLines(BASE, 'У разі нічиєї обидва жетони лишаються.'),
        withLines(FAQ, 'У разі нічиєї перекиньте обидва жетони.'),
      ],
      SETTINGS,
    ).editions;
    expect(edition?.marks).toEqual({ combat: { tie: [1] }, 'faq1-combat': { tie: [1] } });
  });
});
