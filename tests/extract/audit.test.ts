// Runs the audit, which compares the entries of the site with the printed rulebooks, on machines that have the real
// books. The complete content has no findings, and the audit reports each piece that a test removes.
import { describe, expect, it } from 'vitest';
import { compareWithBook } from '../../extract/audit/compare-with-book';
import { applyIgnores } from '../../extract/audit/ignore-known-differences';
import { extractTextBook } from '../../extract/extract-text-book';
import type { Registry } from '../../lib/content/registry';
import { buildRegistry, siteContent, siteRegistry } from '../support/site-content';
import { HAS_BOOKS, type RealBook, readRealBooks, warnIfSkipped } from './real-books';

warnIfSkipped('the audit of the content against the real books');

function audit({ bytes, game, lang }: RealBook, registry: Registry) {
  const registered = registry.get(game);
  if (!registered) throw new Error(`no entries of ${game}`);
  const { draft } = extractTextBook({ bytes, book: 'book.txt', game, lang });
  return applyIgnores(compareWithBook(draft, registered), draft).map(({ finding, topic, what }) => [
    finding,
    topic,
    what,
  ]);
}

describe.skipIf(!HAS_BOOKS)('the audit', { timeout: 180_000 }, () => {
  it('finds no difference between the content and the five books', async () => {
    const registry = await siteRegistry();
    for (const book of readRealBooks())
      expect(audit(book, registry), `${book.game} ${book.lang}`).toEqual([]);
  });

  it('reports exactly the entry, related topic, redirect, number and index term that were removed', async () => {
    const [book] = readRealBooks();
    if (!book) throw new Error('no books');
    const uk = 'outer-rim/uk/';
    const change = (path: string, before: RegExp, after: string, text: string) => {
      expect(text, path).toMatch(before);
      // Return only the path and the changed text. The parsed fields of the original would still contain the removed
      // text.
      return { path, text: text.replace(before, after) };
    };
    const files = (await siteContent())
      .filter(({ path }) => path.startsWith('outer-rim/'))
      .filter(({ path }) => path !== `${uk}dice.md` && path !== `${uk}planets.md`)
      .map(({ path, text }) => {
        if (path === `${uk}droids.md`) return change(path, /, characters\]/, ']', text);
        if (path === `${uk}defeated.md`) return change(path, /3[, \u00a0]?000/g, 'багато', text);
        if (path === `${uk}patrols.md`)
          return change(path, /, {term: Рух патрулів, at: patrol-movement}/, '', text);
        return { path, text };
      });
    expect(audit(book, buildRegistry(files)).sort()).toEqual(
      [
        ['index', 'Рух патрулів', '«Рух патрулів» is missing'],
        // The removed redirect is also a term of the printed index, so the audit reports a second finding.
        ['index', 'Терени', '«Планети» is missing'],
        ['missing topic', 'Кубики', 'topic'],
        ['number', 'Невдача', '3000'],
        ['redirect', 'Планети', 'no entry'],
        ['related', 'Дроїди', '«Персонажі» is missing'],
      ].sort(),
    );
  });
});
