import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FileList, listPath, MANIFEST_PATH, type Manifest, packPath } from '../lib/offline/manifest';
import { createUnpacker } from '../lib/offline/pack';
import { textToPage } from '../lib/offline/page-text';
import { hashOf, scriptHash } from '../scripts/hash';
import { measureOffline } from '../scripts/offline-sizes';

const OUT = 'out';
const read = (path: string) => readFileSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path));
const json = (path: string) => JSON.parse(read(path).toString());
const manifest = json(MANIFEST_PATH) as Manifest;
const lists = [manifest.shell, ...manifest.games.map(({ list }) => list)].map(
  (hash) => json(listPath(hash)) as FileList,
);
const listed = lists.flatMap(({ files }) => files);

describe('the lists for offline use', () => {
  it('name every page of the site once, and nothing that does not exist', () => {
    const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter(({ name, parentPath }) => name === 'index.html' && existsSync(join(parentPath, 'index.txt')))
      .map(({ parentPath }) => `/${relative(OUT, parentPath)}/`.replace('//', '/'))
      .filter((path) => path !== '/_not-found/');
    const paths = listed.map(([path]) => path);
    expect(paths.length).toBe(new Set(paths).size);
    expect(pages.length).toBeGreaterThan(440);
    expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
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

  it('are named by their hash, as packs are', () => {
    for (const hash of [manifest.shell, ...manifest.games.map(({ list }) => list)])
      expect(hashOf(read(listPath(hash)))).toBe(hash);
    for (const { pack } of manifest.games) expect(hashOf(read(packPath(pack)))).toBe(pack);
  });
});

describe('packs', () => {
  it('turn back into the very files of their game', async () => {
    for (const { list, pack } of manifest.games) {
      const { files } = json(listPath(list)) as FileList;
      const texts = [...createUnpacker().read(read(packPath(pack)).toString())];
      const pages = await Promise.all(texts.map((text) => textToPage(text, scriptHash)));
      const wrong = files.filter(([, hash], at) => hashOf(pages[at] ?? '') !== hash);
      expect(texts.length).toBe(files.length);
      expect(wrong).toEqual([]);
    }
  });
});

describe('what a device transfers', () => {
  const { shell, games, total } = measureOffline(OUT);

  it('is at most 1.5 MB for everything', () => {
    expect(total.bytes).toBeLessThan(1_500_000);
    expect(shell.bytes).toBeGreaterThan(100_000);
  });

  it('is at most 0.5 MB for a game, in two requests', () => {
    for (const { id, bytes, requests } of games) {
      expect(bytes, id).toBeLessThan(500_000);
      expect(requests).toBe(2);
    }
  });

  it('is what the manifest says to those who choose', () => {
    for (const { id, size } of manifest.games) {
      const measured = games.find((game) => game.id === id)?.bytes ?? 0;
      expect(Math.abs(size - measured), id).toBeLessThan(1000);
    }
  });

  it('is little for the worker itself', () => {
    expect(gzipSync(read('/sw.js')).length).toBeLessThan(12_000);
  });
});
