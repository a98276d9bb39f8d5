// Tests with every game of this repository that a zipped content folder can be added as a private book.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBookFile } from '../../client/private-books/read-file';
import { innerSvg } from '../../lib/content/to-game-data';
import { compileBook } from '../../lib/private-books/compile-book';
import { ICON, shapesOf } from '../support/icon-shapes';
import { siteRegistry } from '../support/site-content';

const games = readdirSync('content', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** Zips the folders of games, with the folder names in the paths, as operating systems do. */
const zipGames = (...names: string[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      names.flatMap((name) =>
        readdirSync(join('content', name), { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map(({ parentPath, name: file }) => join(parentPath, file))
          .map((path) => [path.replaceAll('\\', '/'), readFileSync(path)]),
      ),
    ),
  );
const read = (bytes: Uint8Array, nth = 0) =>
  readBookFile({
    bytes,
    file: 'games.zip',
    pageLang: 'uk',
    nth,
    loadPdfReader: () => Promise.reject(new Error('no PDF')),
    onPage: () => {},
  });

describe('a zipped content folder', { timeout: 90_000 }, () => {
  it.each(games)('%s becomes a private book in all its languages, with the same icons', async (game) => {
    const reading = await read(zipGames(game));
    const { editions } = compileBook({ id: 'x', ...reading.withEdits([]) }, { basePath: '' });
    const langs = readdirSync(join('content', game)).filter((name) => /^[a-z]{2}$/.test(name));
    expect(editions.map(({ lang }) => lang).sort()).toEqual(langs.sort());
    for (const { lang, data } of editions)
      expect(data.entries).toHaveLength(readdirSync(join('content', game, lang)).length);
    const drawings = (await siteRegistry()).get(game)?.drawings ?? new Map<string, string>();
    const expected = new Set([...drawings.values()].map((svg) => shapesOf(innerSvg(svg))));
    const icons = editions.flatMap(({ entries }) =>
      Object.values(entries).flatMap(({ html }) => [...html.matchAll(ICON)]),
    );
    const drawn = new Set(icons.map(([, , drawing = '']) => drawing));
    expect(drawn.size).toBeGreaterThan(5);
    for (const drawing of drawn) expect(expected).toContain(shapesOf(drawing));
  });

  it('with several games offers one after the other', async () => {
    const bytes = zipGames(...games);
    const names = new Set<string>();
    for (const [nth] of games.entries()) {
      const reading = await read(bytes, nth);
      expect(reading.others).toBe(games.length - 1);
      names.add(reading.withEdits([]).files['game.md'] ?? '');
    }
    expect(names.size).toBe(games.length);
  });
});
