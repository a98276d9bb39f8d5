// Finds the real books, their true structure and the true order of their lines, where this machine has them.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../shared');

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
  /** Printed index: terms and where they lead. */
  index: { entry: string; targets: string[] }[];
  /** Line ranges of every body, in true reading order. */
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

/** Says plainly that nothing was tested, instead of being silently green. */
export function sayWhenSkipped(what: string): void {
  if (!HAS_BOOKS) console.warn(`SKIPPED: ${what}, because there is no folder ${join(SHARED, 'books')}.`);
}
