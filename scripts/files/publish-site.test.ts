// Tests that publishing a site writes only changed files, and deletes files that the site no longer has.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from './list-files.mjs';
import { publishSite } from './publish-site';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const out = () => join(dir, 'parent/out');
const publish = (files: Record<string, string>) =>
  publishSite(new Map(Object.entries(files)), out(), join(dir, 'temporary'));
const contents = () =>
  Object.fromEntries(listFiles(out()).map((path) => [`/${path}`, readFileSync(join(out(), path), 'utf8')]));

it('writes a new site, with its folders', () => {
  const files = { '/index.html': 'home', '/a/uk/index.html': 'game' };
  expect(publish(files)).toBe(2);
  expect(contents()).toEqual(files);
});

it('leaves files with equal bytes untouched', () => {
  publish({ '/same.html': 'правило', '/new.html': 'one' });
  const before = statSync(join(out(), 'same.html')).ino;
  expect(publish({ '/same.html': 'правило', '/new.html': 'two' })).toBe(1);
  expect(statSync(join(out(), 'same.html')).ino).toBe(before);
  expect(contents()).toEqual({ '/same.html': 'правило', '/new.html': 'two' });
});

it('restores a file that was changed or removed by hand', () => {
  const files = { '/a.html': 'a', '/b.html': 'b' };
  publish(files);
  writeFileSync(join(out(), 'a.html'), 'x');
  rmSync(join(out(), 'b.html'));
  expect(publish(files)).toBe(2);
  expect(contents()).toEqual(files);
});

it('removes files and folders that the site no longer has', () => {
  publish({ '/a/old/index.html': 'old', '/a/index.html': 'a' });
  mkdirSync(join(out(), 'stray/folder'), { recursive: true });
  writeFileSync(join(out(), 'stray/folder/file'), '');
  publish({ '/a/index.html': 'a', '/a/old': 'now a file' });
  expect(contents()).toEqual({ '/a/index.html': 'a', '/a/old': 'now a file' });
  expect(existsSync(join(out(), 'stray'))).toBe(false);
  expect(existsSync(join(dir, 'temporary'))).toBe(false);
});
