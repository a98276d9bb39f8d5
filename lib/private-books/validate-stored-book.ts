// Validates the record of a private book that was read from IndexedDB. Checks every property, because the browser or an
// extension may have damaged the record.
import { isEdit, isReport } from './book-folder';
import { isBookId, isBookRole } from './game-books';
import type { PrivateBook } from './private-book';

const isText = (value: unknown): value is string => typeof value === 'string';
const isRank = (value: unknown): value is number => Number.isFinite(value);
const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Returns the valid part of a record, and whether the whole record is valid. A record without an id has no valid part.
 * Leaves out files that are not text. If no file is left, the reader must extract the book again from its PDF.
 */
export function validateStoredBook(record: unknown): { book?: PrivateBook; isIntact: boolean } {
  const given = Object(record) as Record<keyof PrivateBook, unknown>;
  if (!isBookId(given.id)) return { isIntact: false };
  let isIntact = true;
  /** Returns the value if it is valid, otherwise the replacement. */
  const take = <T>(value: unknown, isValid: (value: unknown) => value is T, replacement: T): T => {
    if (isValid(value)) return value;
    isIntact = false;
    return replacement;
  };
  const takeAll = <T>(value: unknown, isValid: (value: unknown) => value is T): T[] => {
    const all = take(value, Array.isArray as (value: unknown) => value is unknown[], []);
    const valid = all.filter(isValid);
    if (valid.length !== all.length) isIntact = false;
    return valid;
  };
  const files = take(given.files, isPlainObject, {});
  const texts = Object.entries(files).filter((file): file is [string, string] => isText(file[1]));
  if (texts.length === 0 || texts.length !== Object.keys(files).length) isIntact = false;
  const optional = <T>(value: unknown, isValid: (value: unknown) => value is T): T | undefined =>
    value === undefined ? undefined : take<T | undefined>(value, isValid, undefined);
  const account = optional(given.account, isReport);
  const source = optional(given.source, isText);
  const lang = optional(given.lang, isText);
  const role = optional(given.role, isBookRole);
  const rank = optional(given.rank, isRank);
  const book: PrivateBook = {
    id: given.id,
    name: take(given.name, isText, given.id),
    languages: takeAll(given.languages, isText),
    file: take(given.file, isText, ''),
    files: Object.fromEntries(texts),
    ...(account && { account }),
    ...(source !== undefined && { source }),
    ...(lang !== undefined && { lang }),
    ...(role && { role }),
    ...(rank !== undefined && { rank }),
    edits: takeAll(given.edits, isEdit),
    added: take(given.added, isTime, 0),
    print: take(given.print, (value): value is boolean => typeof value === 'boolean', true),
  };
  return { book, isIntact };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
