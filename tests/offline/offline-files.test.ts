import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type FileList,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
  packsBefore,
} from '../../lib/offline/offline-manifest';
import { createUnpacker } from '../../lib/offline/pack-decoder';
import { createAddressBook, findAddress } from '../../lib/offline/resolve-address';
import { hashOf } from '../../scripts/files/hash';
import { bytesOf, measureOffline } from '../../scripts/measure/offline-sizes';

const OUT = 'out';
const read = (path: string) => readFileSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path));
const json = (path: string) => JSON.parse(read(path).toString());
const manifest = json(MANIFEST_PATH) as Manifest;
const listOf = (hash: string) => json(listPath(hash)) as FileList;
const listNames = [manifest.shell, ...manifest.packs.map(({ list }) => list)];
const lists = listNames.map(listOf);
const listed = lists.flatMap(({ files }) => files);

describe('the lists for offline use', () => {
  it('name every page of the site once, but for addresses that only lead on, and nothing that does not exist', () => {
    const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name === 'index.html')
      .map(({ parentPath }) => `/${relative(OUT, parentPath)}/`.replace('//', '/'))
      // The tiny page of a rule stands one folder deeper than an entry.
      .filter((path) => path.split('/').length < 6);
    const paths = listed.map(([path]) => path);
    const book = createAddressBook(lists, manifest.packs);
    expect(paths.length).toBe(new Set(paths).size);
    expect(pages.length).toBeGreaterThan(440);
    expect(pages.filter((path) => !['file', 'redirect'].includes(findAddress(book, path).kind))).toEqual([]);
    expect(pages.filter((path) => !paths.includes(path)).length).toBeLessThan(20);
    expect(paths).toContain('/404.html');
  });

  it('carry the hash of every file', () => {
    expect(listed.filter(([path, hash]) => hashOf(read(path)) !== hash)).toEqual([]);
  });

  it('leave out pictures for chats and tiny pages of rules', () => {
    const paths = listed.map(([path]) => path);
    expect(paths.filter((path) => /\.png$|^\/previews\/|^\/[._]h/.test(path))).toEqual([]);
    expect(paths).not.toContain('/outer-rim/uk/patrols/not-a-ship/');
  });

  it('are named by their hash, as packs are by that of their text', () => {
    for (const hash of listNames) expect(hashOf(read(listPath(hash)))).toBe(hash);
    for (const { pack } of manifest.packs) expect(hashOf(gunzipSync(read(packPath(pack))))).toBe(pack);
  });
});

describe('packs', () => {
  it('turn back into the very files of their editions', () => {
    const textsOf = (list: string) => listOf(list).files.map(([path]) => read(path).toString());
    for (const pack of manifest.packs) {
      const before = packsBefore(pack, manifest.packs).flatMap(({ list }) => textsOf(list));
      const texts = [...createUnpacker(before).read(gunzipSync(read(packPath(pack.pack))).toString())];
      const { files } = listOf(pack.list);
      expect(texts.length).toBe(files.length);
      expect(files.filter(([, hash], at) => hashOf(texts[at] ?? '') !== hash)).toEqual([]);
    }
  });

  it('stand for each language and for any two', () => {
    const rim = manifest.packs.filter(({ game }) => game === 'outer-rim').map(({ langs }) => langs.join('-'));
    const langs = rim.filter((name) => name.length === 2);
    expect(langs).toContain('uk');
    expect(rim).toHaveLength((langs.length * (langs.length + 1)) / 2);
  });
});

describe('what a device transfers', () => {
  const sizes = measureOffline(OUT);
  const games = [...new Set(sizes.packs.map(({ game }) => game))];

  it('is at most 1 MB for everything in one language, and at most 1.95 in two with both side by side', () => {
    const whole = (langs: string[]) => sizes.shell(langs).bytes + bytesOf(sizes, langs);
    for (const lang of ['uk', 'en']) expect(whole([lang]), lang).toBeLessThan(1_000_000);
    expect(whole(['uk', 'en'])).toBeLessThan(1_950_000);
  });

  it('is of the shell the words of the reader’s languages alone', () => {
    const one = sizes.shell(['uk']).bytes;
    expect(one).toBeGreaterThan(100_000);
    expect(one).toBeLessThan(275_000);
    expect(sizes.shell(['uk', 'en']).bytes - one).toBeGreaterThan(10_000);
  });

  it('is at most 0.3 MB for a game in one language, 0.52 in two, in two requests a pack', () => {
    for (const game of games) {
      expect(bytesOf(sizes, ['uk'], game), game).toBeLessThan(300_000);
      expect(bytesOf(sizes, ['uk', 'en'], game), game).toBeLessThan(520_000);
    }
    expect(sizes.packs.every(({ requests }) => requests === 2)).toBe(true);
  });

  it('is what the manifest says to those who choose', () => {
    for (const [at, { size }] of manifest.packs.entries())
      expect(Math.abs(size - (sizes.packs[at]?.bytes ?? 0))).toBeLessThan(1000);
  });

  it('is little for the worker itself', () => {
    expect(gzipSync(read('/sw.js')).length).toBeLessThan(12_000);
  });
});
