// The audit on the real books and a copy of the content: what is removed is named, exactly that and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/check';
import type { Registry } from '../../lib/content/registry';
import type { SourceFile } from '../../lib/content/source';
import { compare } from '../../lib/extract/audit/compare';
import { applyIgnores } from '../../lib/extract/audit/ignore';
import { extractBook } from '../../lib/extract/extract-book';
import { HAS_BOOKS, type RealBook, readRealBooks, sayWhenSkipped } from './real-books';

sayWhenSkipped('the audit of the content against the real books');

const CONTENT = resolve(import.meta.dirname, '../../content');

const readContent = (): SourceFile[] =>
  readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((path) => ({ path: `content${path.slice(CONTENT.length)}`, text: readFileSync(path, 'utf8') }));

function audit({ bytes, game, lang }: RealBook, registry: Registry) {
  const registered = registry.get(game);
  if (!registered) throw new Error(`no entries of ${game}`);
  const { draft } = extractBook({ bytes, book: 'book.txt', game, lang });
  return applyIgnores(compare(draft, registered), draft).map(({ finding, topic, what }) => [
    finding,
    topic,
    what,
  ]);
}

const register = (files: readonly SourceFile[]) =>
  checkContent(files, { root: 'content', lock: false }).registry;

describe.skipIf(!HAS_BOOKS)('the audit', { timeout: 180_000 }, () => {
  it('finds the content to say what the five books say', () => {
    const registry = register(readContent());
    for (const book of readRealBooks())
      expect(audit(book, registry), `${book.game} ${book.lang}`).toEqual([]);
  });

  it('names exactly the entry, related topic, redirect and number that were removed', () => {
    const [book] = readRealBooks();
    if (!book) throw new Error('no books');
    const uk = 'content/outer-rim/uk/';
    const change = (path: string, before: RegExp, after: string, text: string) => {
      expect(text, path).toMatch(before);
      return { path, text: text.replace(before, after) };
    };
    const files = readContent()
      .filter(({ path }) => path.startsWith('content/outer-rim/'))
      .filter(({ path }) => path !== `${uk}dice.md` && path !== `${uk}planets.md`)
      .map(({ path, text }) => {
        if (path === `${uk}droids.md`) return change(path, /, characters\]/, ']', text);
        if (path === `${uk}defeated.md`) return change(path, /3[, \u00a0]?000/g, 'багато', text);
        return { path, text };
      });
    expect(audit(book, register(files)).sort()).toEqual(
      [
        ['missing topic', 'Кубики', 'topic'],
        ['number', 'Невдача', '3000'],
        ['redirect', 'Планети', 'no entry'],
        ['related', 'Дроїди', '«Персонажі» is missing'],
      ].sort(),
    );
  });
});
