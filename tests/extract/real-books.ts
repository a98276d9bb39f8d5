// Loads the real rulebooks, with their true structure and order of lines as a person recorded them. The books are
// copyrighted, so only machines with the folder `shared/books` have them.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../shared');

/** A topic of a real book. A person recorded this data by reading the book. */
export interface Section {
  id: string;
  title: string;
  kind: string;
  parent?: string;
  page?: number;
  related?: string[];
  see?: string[];
}

export interface RealBook {
  game: string;
  lang: 'uk' | 'ru';
  file: string;
  bytes: Uint8Array;
  sections: Section[];
  /** Terms of the printed index, each with the ids of its sections. */
  index: { entry: string; targets: string[] }[];
  /** Line ranges of every section by section id, in the true reading order. */
  lines: Record<string, { lines: [number, number][] }>;
}

const BOOKS = [
  ['outer-rim', 'uk', 'outer-rim.uk'],
  ['outer-rim', 'ru', 'outer-rim.ru'],
  ['planet-unknown', 'uk', 'planet-unknown.uk'],
  ['mandalorian-adventures', 'uk', 'mandalorian.uk'],
  ['rebellion', 'uk', 'rebellion.uk'],
] as const;

export const HAS_BOOKS = existsSync(join(SHARED, 'books'));

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(SHARED, ...path), 'utf8'));

export function readRealBooks(): RealBook[] {
  const order = readJson('tools', 'topic-lines.json');
  return BOOKS.map(([game, lang, structure]) => {
    const { sections, index } = readJson('design', 'structure', `${structure}.json`);
    const { book, topics } = order[`${game}/${lang}`];
    const file = join(SHARED, 'books', book);
    return { game, lang, file, bytes: readFileSync(file), sections, index, lines: topics };
  });
}

/** Prints a warning if the tests are skipped, so that nobody mistakes a missing folder for success. */
export function warnIfSkipped(what: string): void {
  if (!HAS_BOOKS) console.warn(`SKIPPED: ${what}, because there is no folder ${join(SHARED, 'books')}.`);
}
