// Converts a private book to a folder of files and back. The folder has the layout that `npm run extract` writes, so a
// shared book is also content for a site, and a packed content folder is also a book for a phone.
import { isLang } from '../core/languages';
import {
  BOOK_LIMITS,
  type BookEdit,
  type ExtractionReport,
  type PrivateBook,
  PrivateBookError,
} from './private-book';

/** These files are next to the game's folder. A leading dot hides a file from the build of a site. */
const REPORT_FILE = 'extraction.json';
const SOURCE_FILE = 'source.txt';
export const PDF_FILE = '.book.pdf';
const NOTES_FILE = '.book.json';

/** Path to content, as in the zip file that readers share. */
export type BookFolder = Record<string, Uint8Array>;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export function bookToFolder(book: PrivateBook, game: string, pdf?: Uint8Array): BookFolder {
  const folder: BookFolder = {};
  for (const [path, text] of Object.entries(book.files)) folder[`${game}/${path}`] = encode(text);
  if (book.account) folder[REPORT_FILE] = encode(JSON.stringify({ ...book.account, game }));
  if (book.source !== undefined) folder[SOURCE_FILE] = encode(book.source);
  folder[NOTES_FILE] = encode(JSON.stringify({ file: book.file, lang: book.lang, edits: book.edits }));
  if (pdf) folder[PDF_FILE] = pdf;
  return folder;
}

export interface ParsedFolder {
  /** One book per game in the folder. */
  books: Omit<PrivateBook, 'id' | 'added' | 'name' | 'languages'>[];
  pdf?: Uint8Array;
}

/**
 * Reads the books of an untrusted folder. Files that do not belong to a book are ignored; the compiler checks the
 * others before anything is shown. Report, source, notes and PDF are read only if the folder has exactly one game.
 */
export function parseBookFolder(folder: BookFolder, file: string): ParsedFolder {
  const paths = Object.keys(folder).filter((path) => !/(^|\/)(__MACOSX|\.DS_Store)/.test(path));
  const prefixes = paths.flatMap((path) => /^(.*?)game\.md$/.exec(path)?.slice(1) ?? []);
  const games = prefixes.filter((prefix) => !prefix || prefix.endsWith('/')).sort();
  if (!games.length) throw new PrivateBookError('no-book');
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
        paths
          .filter((path) => path.startsWith(prefix) && isBookFile(path.slice(prefix.length)))
          .slice(0, BOOK_LIMITS.files)
          .map((path) => [path.slice(prefix.length), readText(path) ?? '']),
      ),
      ...(account && source !== undefined && { account, source }),
      ...(notes?.lang && { lang: notes.lang }),
      edits: notes?.edits ?? [],
      print: pdf !== undefined,
    })),
    ...(pdf && { pdf }),
  };
}

/** Files that a game's folder may contain; `path` is relative to it: `en/combat.md`. Others are ignored. */
const isBookFile = (path: string): boolean =>
  ['game.md', 'parity.txt', 'published.txt'].includes(path) ||
  /^icons\/[a-z0-9-]+\.svg$/.test(path) ||
  /^terms\.[a-z]{2}\.md$/.test(path) ||
  (/^[a-z]{2}\/[a-z0-9-]+\.md$/.test(path) && isLang(path.slice(0, 2)));

/** The extraction report, or undefined if it is missing or damaged: the book works without it. */
function readReport(text: string | undefined): ExtractionReport | undefined {
  try {
    const report = JSON.parse(text ?? '') as ExtractionReport;
    const isValid =
      Array.isArray(report.topics) &&
      report.topics.every(({ file, lines }) => typeof file === 'string' && isRanges(lines)) &&
      Array.isArray(report.dropped) &&
      Array.isArray(report.reports) &&
      report.reports.every(isWarning) &&
      (report.places === undefined || report.places.every(isLineBox)) &&
      (report.sheets === undefined || report.sheets.every(({ width, height }) => width > 0 && height > 0));
    return isValid ? report : undefined;
  } catch {
    return undefined;
  }
}

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

/** The reader's file name, language and edits, without edits that are not valid. */
function readNotes(text: string | undefined): Pick<PrivateBook, 'file' | 'lang' | 'edits'> | undefined {
  try {
    const { file, lang, edits } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof file !== 'string' || !Array.isArray(edits)) return undefined;
    return {
      file: file.slice(0, 200),
      ...(typeof lang === 'string' && isLang(lang) && { lang }),
      edits: edits.filter(isEdit),
    };
  } catch {
    return undefined;
  }
}

function isEdit(value: unknown): value is BookEdit {
  const { kind, topic, to, icon } = (value ?? {}) as Record<string, unknown>;
  const { title, nth } = (topic ?? {}) as Record<string, unknown>;
  const hasTopic = typeof title === 'string' && Number.isInteger(nth);
  if (kind === 'name') return typeof to === 'string';
  if (kind === 'icon') return typeof icon === 'string' && typeof to === 'string';
  if (kind === 'rename') return hasTopic && typeof to === 'string';
  return hasTopic && ['join', 'remove', 'up', 'down'].includes(String(kind));
}
