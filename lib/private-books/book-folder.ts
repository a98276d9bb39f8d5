// Converts a private book to a folder of files and back. The folder has the same layout as the output of
// `npm run extract`, so a site can be built from a shared book, and a zipped content folder can be opened as a private
// book.
import { ID } from '../core/ids';
import { isLang } from '../core/languages';
import { isBookRole, namingBook } from './game-books';
import {
  BOOK_LIMITS,
  type BookEdit,
  type ExtractionReport,
  type PrivateBook,
  PrivateBookError,
} from './private-book';

/** Name of the file with the report of the extractor. The file is next to the folder of the game. */
const REPORT_FILE = 'extraction.json';
/** Name of the file with the extracted text. The file is next to the folder of the game. */
const SOURCE_FILE = 'source.txt';
/** Name of the book's PDF. The build of a site ignores files whose name begins with a dot. */
export const PDF_FILE = '.book.pdf';
/**
 * Name of the file with notes about a book: the name of the file from which it was extracted, its language, its role
 * and rank in its game, and the reader's edits. The build of a site ignores it, because its name begins with a dot.
 */
const NOTES_FILE = '.book.json';

/** Maps the path of a file to its content, as in the zip file that readers share. */
export type BookFolder = Record<string, Uint8Array>;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export function bookToFolder(book: PrivateBook, game: string, pdf?: Uint8Array): BookFolder {
  const folder: BookFolder = {};
  for (const [path, text] of Object.entries(book.files)) folder[`${game}/${path}`] = encode(text);
  if (book.account) folder[REPORT_FILE] = encode(JSON.stringify({ ...book.account, game }));
  if (book.source !== undefined) folder[SOURCE_FILE] = encode(book.source);
  const { file, lang, edits, role, rank } = book;
  folder[NOTES_FILE] = encode(JSON.stringify({ file, lang, edits, role, rank }));
  if (pdf) folder[PDF_FILE] = pdf;
  return folder;
}

/** Name of the file that lists the folders of all books of one game, in order of authority. */
const GAME_FILE = '.game.json';

/** Converts the books of one game to a folder that has a subfolder for each book. `books` are in order of authority. */
export function gameToFolder(
  books: readonly { book: PrivateBook; game: string; pdf?: Uint8Array }[],
): BookFolder {
  const folder: BookFolder = {};
  const names = books.map((_, at) => `book-${at + 1}`);
  for (const [at, { book, game, pdf }] of books.entries())
    for (const [path, bytes] of Object.entries(bookToFolder({ ...book, rank: at }, game, pdf)))
      folder[`${names[at]}/${path}`] = bytes;
  folder[GAME_FILE] = encode(JSON.stringify({ books: names }));
  return folder;
}

type ParsedBook = Omit<PrivateBook, 'id' | 'added' | 'name' | 'languages'>;

export interface ParsedFolder {
  /** The books of the folder, one per game. */
  books: ParsedBook[];
  pdf?: Uint8Array;
  /** The other books of the game, if the folder has a file `.game.json` that lists several books of one game. */
  more?: { book: ParsedBook; pdf?: Uint8Array }[];
}

/**
 * Reads the books of an untrusted folder. If the folder has the file `GAME_FILE`, its books belong to one game.
 * Otherwise, every game in the folder has one book.
 */
export function parseBookFolder(folder: BookFolder, file: string): ParsedFolder {
  const names = readGameFile(folder);
  if (!names) return parseGames(folder, file);
  const parsed = names.flatMap((name) => {
    const files = Object.entries(folder).filter(([path]) => path.startsWith(`${name}/`));
    const { books, pdf } = parseGames(
      Object.fromEntries(files.map(([path, bytes]) => [path.slice(name.length + 1), bytes])),
      file,
    );
    return books.slice(0, 1).map((book) => ({ book, ...(pdf && { pdf }) }));
  });
  const naming = namingBook(parsed.map((one, at) => ({ ...one, id: '', added: at, ...roleIn(one.book) })));
  const first = parsed.find(({ book }) => book === naming?.book) ?? parsed[0];
  if (!first) throw new PrivateBookError('no-book');
  const more = parsed.filter((one) => one !== first);
  return { books: [first.book], ...(first.pdf && { pdf: first.pdf }), ...(more.length > 0 && { more }) };
}

const roleIn = ({ role }: ParsedBook) => (role ? { role } : {});

/** Returns the names of the subfolders in `GAME_FILE`, or undefined if this file is missing or invalid. */
function readGameFile(folder: BookFolder): string[] | undefined {
  try {
    const { books } = JSON.parse(new TextDecoder().decode(folder[GAME_FILE])) as Record<string, unknown>;
    if (!Array.isArray(books) || books.length > BOOK_LIMITS.books) return undefined;
    return [...new Set(books)].filter((name) => typeof name === 'string' && ID.test(name));
  } catch {
    return undefined;
  }
}

/**
 * Reads an untrusted folder in which every game has one book. Ignores files that do not belong to a book. All other
 * files must pass the content check before a page shows them. Reads the report, the extracted text, the notes and the
 * PDF only if the folder contains exactly one game.
 */
function parseGames(folder: BookFolder, file: string): ParsedFolder {
  const paths = Object.keys(folder).filter((path) => !/(^|\/)(__MACOSX|\.DS_Store)/.test(path));
  const prefixes = paths.flatMap((path) => /^(.*?)game\.md$/.exec(path)?.slice(1) ?? []);
  const games = prefixes.filter((prefix) => !prefix || prefix.endsWith('/')).sort();
  if (!games.length) throw new PrivateBookError('no-book');
  if (games.length > BOOK_LIMITS.games) throw new PrivateBookError('too-large', 'games');
  const readText = (path: string): string | undefined => {
    const bytes = folder[path];
    return (
      bytes &&
      new TextDecoder()
        .decode(bytes)
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n')
    );
  };
  const isSingle = games.length === 1;
  const parent = (games[0] ?? '').replace(/[^/]+\/$/, '');
  const account = isSingle ? readReport(readText(parent + REPORT_FILE)) : undefined;
  const notes = isSingle ? readNotes(readText(parent + NOTES_FILE)) : undefined;
  const source = isSingle ? readText(parent + SOURCE_FILE) : undefined;
  const pdf = isSingle ? folder[parent + PDF_FILE] : undefined;
  return {
    books: games.map((prefix) => ({
      file: notes?.file ?? file,
      files: Object.fromEntries(
        pathsOfBook(paths, prefix).map((path) => [path.slice(prefix.length), readText(path) ?? '']),
      ),
      ...(account && source !== undefined && { account, source }),
      ...(notes?.lang && { lang: notes.lang }),
      ...(notes?.role && { role: notes.role }),
      ...(notes?.rank !== undefined && { rank: notes.rank }),
      edits: notes?.edits ?? [],
      print: pdf !== undefined,
    })),
    ...(pdf && { pdf }),
  };
}

/** Returns the paths of the files that belong to the book in the folder `prefix`. */
function pathsOfBook(paths: readonly string[], prefix: string): string[] {
  const found = paths.filter((path) => path.startsWith(prefix) && isBookFile(path.slice(prefix.length)));
  if (found.length > BOOK_LIMITS.files) throw new PrivateBookError('too-large', 'files');
  return found;
}

/** Whether a file in the folder of a game belongs to the book. `path` is relative to this folder: `en/combat.md`. */
export const isBookFile = (path: string): boolean =>
  ['game.md', 'parity.txt', 'published.txt'].includes(path) ||
  /^icons\/[a-z0-9-]+\.svg$/.test(path) ||
  /^terms\.[a-z]{2}\.md$/.test(path) ||
  /^asker-words\.[a-z]{2}\.txt$/.test(path) ||
  (/^[a-z]{2}\/[a-z0-9-]+\.md$/.test(path) && isLang(path.slice(0, 2)));

/** Whether a file in a ZIP file may belong to a book. Other files are not unpacked. */
export function isFolderFile(path: string): boolean {
  const parts = path.split('/');
  return (
    !/(^|\/)(__MACOSX|\.DS_Store)/.test(path) &&
    (isBookFile(parts.slice(-1).join('/')) ||
      isBookFile(parts.slice(-2).join('/')) ||
      [REPORT_FILE, SOURCE_FILE, NOTES_FILE, PDF_FILE, GAME_FILE].includes(parts.at(-1) ?? ''))
  );
}

/**
 * Returns the maximum size of an unpacked file of a shared folder, in bytes. For a text file, this is the maximum
 * number of characters times the bytes per character: 4 (the maximum of UTF-8) for an entry, 2 (an average) for the
 * report and the extracted text, which are longer.
 */
export function maxFileBytes(path: string): number {
  if (path.endsWith('.pdf')) return BOOK_LIMITS.pdfBytes;
  const name = path.split('/').at(-1) ?? '';
  return [REPORT_FILE, SOURCE_FILE].includes(name) ? 2 * BOOK_LIMITS.letters : 4 * BOOK_LIMITS.entryLetters;
}

/**
 * Parses the extraction report. Returns undefined if the report is missing or damaged, because the book works without
 * it.
 */
function readReport(text: string | undefined): ExtractionReport | undefined {
  try {
    const report: unknown = JSON.parse(text ?? '');
    return isReport(report) ? report : undefined;
  } catch {
    return undefined;
  }
}

export function isReport(value: unknown): value is ExtractionReport {
  const { topics, dropped, reports, places, sheets, lang } = Object(value) as Record<string, unknown>;
  return (
    (lang === undefined || isLanguageCode(lang)) &&
    isListOf(topics, ({ file, lines }) => typeof file === 'string' && isRanges(lines)) &&
    isListOf(dropped, ({ reason, lines }) => typeof reason === 'string' && isRanges(lines)) &&
    isListOf(reports, isWarning) &&
    (places === undefined || isListOf(places, isLineBox)) &&
    (sheets === undefined ||
      isListOf(
        sheets,
        ({ width, height, pages }) => Number(width) > 0 && Number(height) > 0 && Array.isArray(pages),
      ))
  );
}

const isListOf = (value: unknown, isValid: (item: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isValid(Object(item)));

const isWarning = (value: unknown): boolean => {
  const { line, message, words = [] } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(line) &&
    typeof message === 'string' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string')
  );
};
const isRanges = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && one.length === 2 && one.every(Number.isInteger));
const isLineBox = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 5 && value.every(Number.isFinite);

/** Whether the value is the code of a language. It may be a language into which the interface is not translated. */
export const isLanguageCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}$/.test(value);

/**
 * Parses the notes of a shared book: its file name, its language, its place in its game and the reader's edits. Omits
 * invalid edits.
 */
function readNotes(
  text: string | undefined,
): Pick<PrivateBook, 'file' | 'lang' | 'edits' | 'role' | 'rank'> | undefined {
  try {
    const { file, lang, edits, role, rank } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof file !== 'string' || !Array.isArray(edits)) return undefined;
    return {
      file: file.slice(0, 200),
      ...(isLanguageCode(lang) && { lang }),
      ...(isBookRole(role) && { role }),
      ...(typeof rank === 'number' && Number.isFinite(rank) && { rank }),
      edits: edits.filter(isEdit),
    };
  } catch {
    return undefined;
  }
}

const isLineName = (value: unknown): boolean => {
  const { text, nth } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && Number.isInteger(nth);
};

export function isEdit(value: unknown): value is BookEdit {
  const { kind, topic, to, icon, line, lines } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'heading') return isLineName(line);
  if (kind === 'split') return isLineName(line) && typeof to === 'string';
  if (kind === 'restore') return Array.isArray(lines) && lines.every(isLineName);
  const { title, nth } = (topic ?? {}) as Record<string, unknown>;
  const hasTopic = typeof title === 'string' && Number.isInteger(nth);
  if (kind === 'name') return typeof to === 'string';
  if (kind === 'icon') return typeof icon === 'string' && typeof to === 'string';
  if (kind === 'rename') return hasTopic && typeof to === 'string';
  return hasTopic && ['join', 'remove', 'up', 'down'].includes(String(kind));
}
