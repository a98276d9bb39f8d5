// A folder for `CONTENT_DIR`, packed, is a book for a phone: every game of the site is taken in as it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../client/private-books/read-file';
import { compileBook } from '../../lib/private-books/compile-book';

const games = readdirSync('content', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** As a system packs a folder: everything in it, under its name. */
const packed = (...names: string[]): Uint8Array =>
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
  readFile({
    bytes,
    file: 'games.zip',
    pageLang: 'uk',
    nth,
    pdf: () => Promise.reject(new Error('no PDF')),
    onPage: () => {},
  });

describe('a packed folder of content', { timeout: 90_000 }, () => {
  it.each(games)('%s is a book in all its languages', async (game) => {
    const reading = await read(packed(game));
    const { editions } = compileBook({ id: 'x', ...reading.withEdits([]) }, { basePath: '' });
    const langs = readdirSync(join('content', game)).filter((name) => /^[a-z]{2}$/.test(name));
    expect(editions.map(({ lang }) => lang).sort()).toEqual(langs.sort());
    for (const { lang, data } of editions)
      expect(data.entries).toHaveLength(readdirSync(join('content', game, lang)).length);
  });

  it('of several games offers one after the other', async () => {
    const bytes = packed(...games);
    const names = new Set<string>();
    for (const [nth] of games.entries()) {
      const reading = await read(bytes, nth);
      expect(reading.others).toBe(games.length - 1);
      names.add(reading.withEdits([]).files['game.md'] ?? '');
    }
    expect(names.size).toBe(games.length);
  });
});
