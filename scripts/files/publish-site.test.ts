// Tests that publishing a site writes only changed files, and deletes files that the site no longer has.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from './list-files.mjs';
import { publishSite, type StoredFile } from './publish-site';

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

describe('a stored file', () => {
  const record = () => join(dir, 'record.json');
  const reads: string[] = [];
  const store = (source: string, text: string): StoredFile => ({
    source,
    size: Buffer.byteLength(text),
    read: () => {
      reads.push(text);
      return Buffer.from(text);
    },
  });
  const publishStored = (files: Record<string, StoredFile>) => {
    reads.length = 0;
    return publishSite(new Map(Object.entries(files)), out(), join(dir, 'temporary'), record());
  };
  /**
   * Waits until the clock of the file system has passed the time of the publication. This clock may be some
   * milliseconds late.
   */
  const wait = () => new Promise((resolve) => setTimeout(resolve, 30));

  it('is read only for the first publication of its source', async () => {
    expect(publishStored({ '/a.html': store('1', 'one') })).toBe(1);
    expect(reads).toEqual(['one']);
    await wait();
    expect(publishStored({ '/a.html': store('1', 'one') })).toBe(0);
    expect(reads).toEqual([]);
    expect(publishStored({ '/a.html': store('2', 'two') })).toBe(1);
    expect(contents()).toEqual({ '/a.html': 'two' });
  });

  it('is written again if it was changed or removed by hand, or if the publication was interrupted', async () => {
    const files = { '/a.html': store('1', 'one'), '/b.html': store('1', 'b') };
    publishStored(files);
    await wait();
    writeFileSync(join(out(), 'a.html'), 'eno');
    rmSync(join(out(), 'b.html'));
    expect(publishStored(files)).toBe(2);
    rmSync(record());
    expect(publishStored(files)).toBe(0);
    expect(reads).toEqual(['one', 'b']);
    expect(contents()).toEqual({ '/a.html': 'one', '/b.html': 'b' });
  });

  it('is not taken from the publication to another folder', () => {
    publishStored({ '/a.html': store('1', 'one') });
    const other = join(dir, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'a.html'), 'eno');
    const site = new Map([['/a.html', store('1', 'one')]]);
    expect(publishSite(site, other, join(dir, 'temporary'), record())).toBe(1);
    expect(readFileSync(join(other, 'a.html'), 'utf8')).toBe('one');
  });
});
