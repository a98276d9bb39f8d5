// Reads the documents of a game (`books` in game.md): the printed book that an edition (a game in one language)
// restates, and later documents, such as a FAQ, that overrule the book.
import type { Lang } from '../core/languages';
import type { SiteDocument, SiteEdition } from '../data/site-data-types';
import type { BookFields, GameFields } from './front-matter-schema';
import { entriesOf, type RegisteredEntry, type RegisteredGame } from './registry';

type Books = GameFields['books'];

/** Whether the document is a printed book that entries restate. Other documents contain rulings about the entries. */
export const isPrintedBook = ({ kind }: Pick<BookFields, 'kind'>): boolean =>
  kind === 'rules' || kind === 'reference';

/**
 * Finds the printed book that the edition in a language restates: the book in this language or, if there is none, the
 * first book that has a title in this language.
 */
export function findPrintedBook(books: Books, lang: string): [id: string, book: BookFields] | undefined {
  const printed = Object.entries(books).filter(([, book]) => isPrintedBook(book) && book.title[lang]);
  return printed.find(([, { language }]) => language === lang) ?? printed[0];
}

/** Returns the printed book that an edition restates, with its title in the language of the edition. */
export function bookOf({ id, fields }: RegisteredGame, lang: string): SiteEdition['book'] {
  const book = findPrintedBook(fields.books, lang)?.[1];
  if (!book) return { title: fields.title[lang] ?? id, short: '' };
  const edition = book.edition?.[lang];
  return {
    title: book.title[lang] ?? '',
    short: book.short[lang] ?? '',
    ...(edition && { edition }),
    ...(book.language !== lang && { of: book.language }),
    ...(book.pages && { pages: book.pages }),
  };
}

/** Returns the language of the printed book that an edition restates. */
export const bookLangOf = (game: RegisteredGame, lang: Lang): string =>
  findPrintedBook(game.fields.books, lang)?.[1].language ?? lang;

/**
 * Returns the documents that apply to an edition, in order of authority: its printed book and all documents with
 * rulings. A replaced version of a document is listed under the version that replaced it.
 */
export function documentsOf({ fields: { books }, documents }: RegisteredGame, lang: Lang): SiteDocument[] {
  if (documents) return documents.map((id) => toSiteDocument(books, id, lang));
  const printed = findPrintedBook(books, lang)?.[0];
  const replaced = new Set(Object.values(books).map(({ follows }) => follows));
  return Object.entries(books)
    .filter(([id, book]) => id === printed || (!isPrintedBook(book) && !replaced.has(id)))
    .map(([id]) => toSiteDocument(books, id, lang));
}

function toSiteDocument(books: Books, id: string, lang: Lang): SiteDocument {
  const { kind, title, short, language, publisher, version, address } = books[id] as BookFields;
  const earlier = earlierVersions(books, id).map((other) => toSiteDocument(books, other, lang));
  return {
    id,
    kind,
    title: title[lang] ?? id,
    name: isPrintedBook({ kind }) ? (short[lang] ?? id) : documentName(books, id, lang),
    ...(language !== lang && { language }),
    ...(publisher && { publisher }),
    ...(version && { version }),
    ...(address && { address }),
    ...(earlier.length && { earlier: earlier.map(({ earlier: _, ...rest }) => rest) }),
  };
}

/**
 * Returns the title of an entry for lists. If an entry of another document of the game has the same title, adds the
 * name of the document: «Бій (Питання)».
 */
export function listTitle(game: RegisteredGame, { document, fields, lang }: RegisteredEntry): string {
  const isUnique =
    !document || entriesOf(game, lang).filter((one) => one.fields.title === fields.title).length < 2;
  return isUnique ? fields.title : `${fields.title} (${documentName(game.fields.books, document, lang)})`;
}

/**
 * Returns the ids of the earlier versions of a document, newest first. The field `follows` names the previous version.
 * If these fields form a cycle, the list ends there.
 */
export function earlierVersions(books: Books, id: string): string[] {
  const versions: string[] = [];
  let at = books[id]?.follows;
  while (at && books[at] && at !== id && !versions.includes(at)) {
    versions.push(at);
    at = books[at]?.follows;
  }
  return versions;
}

/** Returns the title of a document with its date: "FAQ and Errata, May 2019". */
export function documentName(books: Books, id: string, lang: Lang): string {
  const { title, date } = books[id] ?? {};
  return [title?.[lang] ?? id, date && formatDate(date, lang)].filter(Boolean).join(', ');
}

/** Formats a date: `2019-05` becomes "May 2019", `2016-05-18` becomes "May 18, 2016". */
export const formatDate = (date: string, lang: Lang): string =>
  date.length === 7
    ? bindYearWord(dateFormat(lang, { month: 'long', year: 'numeric' }).format(toDate(date)))
    : dateAfterUntil(date, lang);

/**
 * Formats a date in the form that follows the word "until". In Ukrainian and Russian the month is in the genitive case:
 * `2019-05` becomes «травня 2019 р.».
 */
export function dateAfterUntil(date: string, lang: Lang): string {
  if (date.length === 4) return date;
  const parts = dateFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(
    toDate(date),
  );
  // The name of a month is in the genitive case only beside a day, so format the day too, and remove it afterwards.
  const day = date.length === 7 ? parts.findIndex(({ type }) => type === 'day') : -1;
  const shown = parts.filter((_, at) => day < 0 || (at !== day && at !== day + 1));
  return bindYearWord(shown.map(({ value }) => value).join(''));
}

/** Puts a non-breaking space before the abbreviated word "year": «травень 2019 р.». */
const bindYearWord = (date: string): string => date.replace(/\s(?=\p{L}\.$)/u, '\u00a0');

const toDate = (date: string): Date => new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`);

const dateFormat = (lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
