// Merges the books of a private game into one game, which has one search and one alphabetical index. The ids of the
// entries, icons and documents of an added book get a prefix, so two books may use the same id.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { bookOrder } from '../content/book-order';
import { findPrintedBook } from '../content/books';
import type { BookFields, EntryFields, GameFields } from '../content/front-matter-schema';
import { createGame, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import { MAX_ID_LENGTH } from '../core/ids';
import { isLang, type Lang } from '../core/languages';
import type { EntryReference, IconNode, Rule } from '../markdown/mdast-nodes';
import { type BookRole, documentId, partOfBook } from './game-books';
import { shortHash } from './short-hash';

/** A book that has passed the content check. The merge changes `game`, so `game` must not be used afterwards. */
export interface CheckedBook {
  id: string;
  name: string;
  role: BookRole;
  game: RegisteredGame;
}

/**
 * Returns the id that an entry, icon or document of a book has in the merged game. The ids of the first book do not
 * change. The ids of an added book get the second part of the book's id as a prefix (`7hq2m1zz-combat`), even if the
 * reader has removed the other books, so the addresses of the entries never change.
 */
export function idInGame(book: string, id: string): string {
  const part = partOfBook(book);
  if (part === undefined) return id;
  const joined = `${part}-${id}`;
  return joined.length > MAX_ID_LENGTH ? `${part}-${shortHash(id)}` : joined;
}

/**
 * Merges the books into a game with this id and with the name of the book `naming`. `books` are in order of authority.
 * The merged game lists the books in reverse order, so the rulebook comes first.
 */
export function mergeGames(id: string, books: readonly CheckedBook[], naming: CheckedBook): RegisteredGame {
  for (const book of books) moveIntoGame(book, id);
  const inReadingOrder = books.toReversed();
  const languages = [...new Set([naming, ...inReadingOrder].flatMap(({ game }) => game.fields.languages))];
  const merged = createGame(id, mergeFields(inReadingOrder, naming, languages), new Map());
  if (books.length > 1) merged.documents = books.map((book) => documentId(book.id));
  for (const book of inReadingOrder) {
    for (const [icon, svg] of book.game.drawings) merged.drawings.set(idInGame(book.id, icon), svg);
    for (const [lang, entries] of book.game.entries) {
      const all = merged.entries.get(lang) ?? new Map<string, RegisteredEntry>();
      for (const entry of entries.values()) {
        if (books.length > 1) entry.document = documentId(book.id);
        all.set(entry.id, entry);
      }
      merged.entries.set(lang, all);
    }
    mergeAskerWords(book, merged);
  }
  for (const entries of merged.entries.values()) linkSameTitles([...entries.values()]);
  return merged;
}

/** Replaces all ids in a book with the ids in the merged game (see `idInGame`). */
function moveIntoGame({ id: bookId, game }: CheckedBook, gameId: string): void {
  const rename = (id: string) => idInGame(bookId, id);
  for (const entries of game.entries.values())
    for (const entry of entries.values()) {
      entry.game = gameId;
      if (partOfBook(bookId) === undefined) continue;
      entry.id = rename(entry.id);
      entry.fields = renameTargets(entry.fields, rename);
      renameInTree(entry.tree, rename);
      for (const rule of entry.rules.values()) renameDocument(rule, rename);
    }
}

const renameTarget = (target: string, rename: (id: string) => string): string => {
  const [entry = '', rule] = target.split('#');
  return rename(entry) + (rule === undefined ? '' : `#${rule}`);
};

function renameTargets(fields: EntryFields, rename: (id: string) => string): EntryFields {
  const renameAll = (targets: string[]) => targets.map((target) => renameTarget(target, rename));
  const { related, see, moved } = fields;
  return {
    ...fields,
    ...(related && { related: renameAll(related) }),
    ...(see && { see: renameAll(see) }),
    ...(moved && {
      moved: Object.fromEntries(Object.entries(moved).map(([id, to]) => [id, renameTarget(to, rename)])),
    }),
  };
}

function renameInTree(tree: Root, rename: (id: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'entryReference') {
      const reference = node as EntryReference;
      reference.entry = rename(reference.entry);
    } else if (node.type === 'icon') {
      const icon = node as IconNode;
      icon.value = rename(icon.value);
    }
  });
}

/**
 * Replaces the document id in a ruling. The parsed Markdown of the entry refers to the same rule object, so its ruling
 * changes too.
 */
function renameDocument(rule: Rule, rename: (id: string) => string): void {
  if (rule.ruling) rule.ruling = { ...rule.ruling, doc: rename(rule.ruling.doc) };
}

function mergeFields(
  inReadingOrder: readonly CheckedBook[],
  naming: CheckedBook,
  languages: string[],
): GameFields {
  const { fields } = naming.game;
  const inAll = (textOf: (lang: string) => string) =>
    Object.fromEntries(languages.map((lang) => [lang, textOf(lang)]));
  const firstOf = (texts: Record<string, string>) => Object.values(texts)[0] ?? '';
  const collect = <T>(fieldsOf: (book: CheckedBook) => Record<string, T>): Record<string, T> =>
    Object.assign({}, ...inReadingOrder.map(fieldsOf));
  const { golden, emblem, exact: _exact, unlocks: _unlocks, ...rest } = fields;
  const unlocks = collect(({ game }) => game.fields.unlocks ?? {});
  return {
    ...rest,
    languages,
    name: inAll(() => naming.name),
    title: inAll((lang) => fields.title[lang] ?? firstOf(fields.title)),
    publisher: inAll((lang) => fields.publisher[lang] ?? firstOf(fields.publisher)),
    books: collect((book) => documentsOfBook(book, languages)),
    icons: collect(({ id, game }) => renameKeys(game.fields.icons ?? {}, (icon) => idInGame(id, icon))),
    parts: inReadingOrder.flatMap((book) => partsOfBook(book, inReadingOrder.length > 1, languages)),
    ...(Object.keys(unlocks).length > 0 && { unlocks }),
    ...(golden && { golden: idInGame(naming.id, golden) }),
    ...(emblem && { emblem: idInGame(naming.id, emblem) }),
    ...(inReadingOrder.every(({ game }) => game.fields.exact) && { exact: true }),
  };
}

const renameKeys = <T>(record: Record<string, T>, rename: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));

/**
 * Returns the field `books` of the merged game for one book: the book itself as a document, and the documents that the
 * rulings in this book refer to.
 */
function documentsOfBook(
  { id, name, role, game }: CheckedBook,
  languages: readonly string[],
): GameFields['books'] {
  const [lang = 'en'] = game.fields.languages;
  const title = Object.fromEntries(languages.map((one) => [one, name]));
  const printed = findPrintedBook(game.fields.books, lang)?.[1];
  const document: BookFields = {
    kind: role,
    title,
    short: title,
    language: printed?.language ?? lang,
    ...(printed?.pages && { pages: printed.pages }),
  };
  const others = Object.entries(game.fields.books)
    .filter(([, { date }]) => date)
    .map(([key, book]) => [idInGame(id, key), book] as const);
  return { [documentId(id)]: document, ...Object.fromEntries(others) };
}

/**
 * Returns the field `parts` of the merged game for one book. If the game has several books, the title of each part
 * begins with the name of the book.
 */
function partsOfBook(
  { id, name, game }: CheckedBook,
  isOneOfSeveral: boolean,
  languages: readonly string[],
): GameFields['parts'] {
  if (!isOneOfSeveral && partOfBook(id) === undefined) return game.fields.parts;
  const orders = languages.filter(isLang).map((lang) => bookOrder(renamedBack(game), lang));
  return game.fields.parts.flatMap((part) => {
    const listed = orders.flatMap((order) => order.find((one) => one.id === part.id)?.entries ?? []);
    const entries = [...new Set(listed)].map((entry) => idInGame(id, entry));
    if (entries.length === 0) return [];
    const title = (lang: string) => {
      const own = part.title[lang] ?? Object.values(part.title)[0] ?? '';
      return isOneOfSeveral ? `${name}: ${own}` : own;
    };
    return [
      { id: idInGame(id, part.id), title: Object.fromEntries(languages.map((l) => [l, title(l)])), entries },
    ];
  });
}

/**
 * Returns a copy of the game in which the entries have the ids that they had before the merge, because
 * `game.fields.parts` contains these ids.
 */
function renamedBack(game: RegisteredGame): RegisteredGame {
  const entries = [...game.entries].map(([lang, all]): [Lang, Map<string, RegisteredEntry>] => [
    lang,
    new Map([...all].map(([id, entry]) => [id, { ...entry, id }])),
  ]);
  return { ...game, entries: new Map(entries) };
}

function mergeAskerWords({ id, game }: CheckedBook, merged: RegisteredGame): void {
  for (const [lang, { concepts, rules }] of game.askerWords) {
    const known = merged.askerWords.get(lang);
    merged.askerWords.set(lang, {
      concepts: [known?.concepts, concepts].filter(Boolean).join(' '),
      rules: { ...known?.rules, ...renameKeys(rules, (entry) => idInGame(id, entry)) },
    });
  }
}

/**
 * Adds entries with the same title in other books to the related topics of each entry: for example, the entry «Combat»
 * of the FAQ to the entry «Combat» of the rulebook.
 */
function linkSameTitles(entries: readonly RegisteredEntry[]): void {
  const byTitle = new Map<string, RegisteredEntry[]>();
  for (const entry of entries) {
    const title = entry.fields.title.toLocaleLowerCase(entry.lang);
    byTitle.set(title, [...(byTitle.get(title) ?? []), entry]);
  }
  for (const same of byTitle.values())
    for (const entry of same) {
      const others = same.filter(({ document }) => document !== entry.document).map(({ id }) => id);
      if (others.length === 0 || entry.fields.see) continue;
      entry.fields = {
        ...entry.fields,
        related: [...new Set([...others, ...(entry.fields.related ?? [])])],
      };
    }
}
