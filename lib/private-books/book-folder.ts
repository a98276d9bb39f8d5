// A private book as a folder and back: the very files that `npm run extract` writes, so that each is good for the other.
import { isLang } from '../core/languages';
import { type Account, type Edit, MOST, type OwnBook, PrivateBookError } from './private-book';

/** Beside the game's folder; a dot keeps what is no content out of a site's build. */
const ACCOUNT = 'extraction.json';
const SOURCE = 'source.txt';
export const PRINT = '.book.pdf';
const NOTES = '.book.json';

/** Path to its content, as it lies in the file that is given to a friend. */
export type Folder = Record<string, Uint8Array>;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export function toFolder(book: OwnBook, game: string, print?: Uint8Array): Folder {
  const folder: Folder = {};
  for (const [path, text] of Object.entries(book.files)) folder[`${game}/${path}`] = encode(text);
  if (book.account) folder[ACCOUNT] = encode(JSON.stringify({ ...book.account, game }));
  if (book.source !== undefined) folder[SOURCE] = encode(book.source);
  folder[NOTES] = encode(JSON.stringify({ file: book.file, lang: book.lang, edits: book.edits }));
  if (print) folder[PRINT] = print;
  return folder;
}

export interface Taken {
  /** One for each game of the folder. */
  books: Omit<OwnBook, 'id' | 'added' | 'name' | 'languages'>[];
  print?: Uint8Array;
}

/** Whatever lies in it is somebody else's: only what a book is made of is taken, and all of it is checked before it is shown. */
export function fromFolder(folder: Folder, file: string): Taken {
  const paths = Object.keys(folder).filter((path) => !/(^|\/)(__MACOSX|\.DS_Store)/.test(path));
  const homes = paths.flatMap((path) => /^(.*?)game\.md$/.exec(path)?.slice(1) ?? []);
  const own = homes.filter((home) => !home || home.endsWith('/')).sort();
  if (!own.length) throw new PrivateBookError('no-book');
  const text = (path: string): string | undefined => {
    const bytes = folder[path];
    return (
      bytes &&
      new TextDecoder()
        .decode(bytes)
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n')
    );
  };
  // The account lies beside the game's folder.
  const beside = (own[0] ?? '').replace(/[^/]+\/$/, '');
  const account = own.length === 1 ? readAccount(text(beside + ACCOUNT)) : undefined;
  const notes = own.length === 1 ? readNotes(text(beside + NOTES)) : undefined;
  const source = own.length === 1 ? text(beside + SOURCE) : undefined;
  const print = own.length === 1 ? folder[beside + PRINT] : undefined;
  return {
    books: own.map((home) => ({
      file: notes?.file ?? file,
      files: Object.fromEntries(
        paths
          .filter((path) => path.startsWith(home) && isPart(path.slice(home.length)))
          .slice(0, MOST.files)
          .map((path) => [path.slice(home.length), text(path) ?? '']),
      ),
      ...(account && source !== undefined && { account, source }),
      ...(notes?.lang && { lang: notes.lang }),
      edits: notes?.edits ?? [],
      print: print !== undefined,
    })),
    ...(print && { print }),
  };
}

/** What a game's folder may hold; the rest of it is left where it is. */
const isPart = (path: string): boolean =>
  ['game.md', 'parity.txt', 'published.txt'].includes(path) ||
  /^icons\/[a-z0-9-]+\.svg$/.test(path) ||
  /^terms\.[a-z]{2}\.md$/.test(path) ||
  (/^[a-z]{2}\/[a-z0-9-]+\.md$/.test(path) && isLang(path.slice(0, 2)));

function readAccount(text: string | undefined): Account | undefined {
  try {
    const account = JSON.parse(text ?? '') as Account;
    const isSound =
      Array.isArray(account.topics) &&
      account.topics.every(({ file, lines }) => typeof file === 'string' && isRanges(lines)) &&
      Array.isArray(account.dropped) &&
      Array.isArray(account.reports) &&
      account.reports.every(isReport) &&
      (account.places === undefined || account.places.every(isPlace)) &&
      (account.sheets === undefined || account.sheets.every(({ width, height }) => width > 0 && height > 0));
    return isSound ? account : undefined;
  } catch {
    return undefined;
  }
}

const isReport = (value: unknown): boolean => {
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
const isPlace = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 5 && value.every(Number.isFinite);

function readNotes(text: string | undefined): Pick<OwnBook, 'file' | 'lang' | 'edits'> | undefined {
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

function isEdit(value: unknown): value is Edit {
  const { kind, topic, to, icon } = (value ?? {}) as Record<string, unknown>;
  const { title, nth } = (topic ?? {}) as Record<string, unknown>;
  const named = typeof title === 'string' && Number.isInteger(nth);
  if (kind === 'name') return typeof to === 'string';
  if (kind === 'icon') return typeof icon === 'string' && typeof to === 'string';
  if (kind === 'rename') return named && typeof to === 'string';
  return named && ['join', 'remove', 'up', 'down'].includes(String(kind));
}
