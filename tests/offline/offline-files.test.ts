// Tests the files from which the service worker downloads the built site (the manifest, the file lists and the packs
// in out/): they are complete, their hashes are right, and they stay within size limits.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type FileList,
  findBasePacks,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
} from '../../lib/offline/offline-manifest';
import { createPackDecoder } from '../../lib/offline/pack-decoder';
import { createAddressIndex, resolveAddress } from '../../lib/offline/resolve-address';
import { contentHash } from '../../scripts/files/hash.mjs';
import { downloadBytes, measureOffline } from '../../scripts/measure/offline-sizes';

const OUT = 'out';
const read = (path: string) => readFileSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path));
const json = (path: string) => JSON.parse(read(path).toString());
const manifest = json(MANIFEST_PATH) as Manifest;
const listOf = (hash: string) => json(listPath(hash)) as FileList;
const listNames = [manifest.shell, ...manifest.packs.map(({ list }) => list)];
const lists = listNames.map(listOf);
const listed = lists.flatMap(({ files }) => files);

describe('the file lists', () => {
  it('contain every page of the site once, except redirects, and no file that does not exist', () => {
    const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name === 'index.html')
      .map(({ parentPath }) => `/${relative(OUT, parentPath)}/`.replace('//', '/'))
      // Excludes the redirect pages of rules, which are one folder deeper than the page of an entry.
      .filter((path) => path.split('/').length < 6);
    const paths = listed.map(([path]) => path);
    const addresses = createAddressIndex(lists, manifest.packs);
    expect(paths.length).toBe(new Set(paths).size);
    expect(pages.length).toBeGreaterThan(440);
    expect(
      pages.filter((path) => !['file', 'redirect'].includes(resolveAddress(addresses, path).kind)),
    ).toEqual([]);
    expect(pages.filter((path) => !paths.includes(path)).length).toBeLessThan(20);
    expect(paths).toContain('/404.html');
  });

  it('contain the right hash of every file', () => {
    expect(listed.filter(([path, hash]) => contentHash(read(path)) !== hash)).toEqual([]);
  });

  it('leave out link preview images and redirect pages of rules', () => {
    const paths = listed.map(([path]) => path);
    expect(paths.filter((path) => /\.png$|^\/previews\/|^\/[._]h/.test(path))).toEqual([]);
    expect(paths).not.toContain('/outer-rim/uk/patrols/not-a-ship/');
  });

  it('are named by their hash, and packs by the hash of their decompressed text', () => {
    for (const hash of listNames) expect(contentHash(read(listPath(hash)))).toBe(hash);
    for (const { pack } of manifest.packs) expect(contentHash(gunzipSync(read(packPath(pack))))).toBe(pack);
  });
});

describe('packs', () => {
  it('decode to exactly the files of their lists', () => {
    const textsOf = (list: string) => listOf(list).files.map(([path]) => read(path).toString());
    for (const pack of manifest.packs) {
      const baseTexts = findBasePacks(pack, manifest.packs).flatMap(({ list }) => textsOf(list));
      const texts = [...createPackDecoder(baseTexts).read(gunzipSync(read(packPath(pack.pack))).toString())];
      const { files } = listOf(pack.list);
      expect(texts.length).toBe(files.length);
      expect(files.filter(([, hash], at) => contentHash(texts[at] ?? '') !== hash)).toEqual([]);
    }
  });

  it('exist for each language and for each pair of languages', () => {
    const rim = manifest.packs.filter(({ game }) => game === 'outer-rim').map(({ langs }) => langs.join('-'));
    const langs = rim.filter((name) => name.length === 2);
    expect(langs).toContain('uk');
    expect(rim).toHaveLength((langs.length * (langs.length + 1)) / 2);
  });
});

describe('the download size', () => {
  const sizes = measureOffline(OUT);
  const games = [...new Set(sizes.packs.map(({ game }) => game))];

  it('is at most 1.05 MB for all games in one language, and 2.05 MB in two with side-by-side pages', () => {
    const totalBytes = (langs: string[]) => sizes.shell(langs).bytes + downloadBytes(sizes, langs);
    for (const lang of ['uk', 'en']) expect(totalBytes([lang]), lang).toBeLessThan(1_050_000);
    expect(totalBytes(['uk', 'en'])).toBeLessThan(2_050_000);
  });

  it('of the shell includes only the strings of the reader’s languages', () => {
    const one = sizes.shell(['uk']).bytes;
    expect(one).toBeGreaterThan(100_000);
    expect(one).toBeLessThan(295_000);
    expect(sizes.shell(['uk', 'en']).bytes - one).toBeGreaterThan(10_000);
  });

  it('is at most 0.3 MB for a game in one language and 0.52 MB in two, with two requests per pack', () => {
    for (const game of games) {
      expect(downloadBytes(sizes, ['uk'], game), game).toBeLessThan(300_000);
      expect(downloadBytes(sizes, ['uk', 'en'], game), game).toBeLessThan(520_000);
    }
    expect(sizes.packs.every(({ requests }) => requests === 2)).toBe(true);
  });

  it('equals the size in the manifest', () => {
    for (const [at, { size }] of manifest.packs.entries())
      expect(Math.abs(size - (sizes.packs[at]?.bytes ?? 0))).toBeLessThan(1000);
  });

  it('of the worker is at most 12.6 kB', () => {
    expect(gzipSync(read('/sw.js')).length).toBeLessThan(12_600);
  });
});
