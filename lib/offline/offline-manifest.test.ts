// Tests the parsers of the manifest and of the file lists.
import { describe, expect, it } from 'vitest';
import {
  findBasePacks,
  findEarlierManifest,
  findFileList,
  findManifest,
  isManifest,
  kindOfFile,
  MANIFEST_FORMAT,
} from './offline-manifest';

const HASH = 'a'.repeat(32);
const manifest = {
  format: MANIFEST_FORMAT,
  version: HASH,
  shell: HASH,
  packs: [{ game: 'skirmish', langs: ['uk'], list: HASH, pack: HASH, size: 9 }],
};
const list = {
  game: 'skirmish',
  editions: [{ lang: 'uk', name: 'Сутичка', icons: 2 }],
  files: [['/skirmish/uk/', HASH, 12]],
  moved: { '/skirmish/uk/combat/draw/': '/skirmish/uk/combat/#tie' },
};

describe('a manifest', () => {
  it('is parsed', () => {
    expect(findManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    ['the page of a captive portal', '<!DOCTYPE html><title>Wi-Fi</title>'],
    ['an empty text', ''],
    ['a cut manifest', JSON.stringify(manifest).slice(0, 60)],
    ['other JSON', '{"games":[]}'],
    ['a hash that is a path', JSON.stringify({ ...manifest, shell: '../../x' })],
    ['packs with wrong properties', JSON.stringify({ ...manifest, packs: [{ game: 1 }] })],
    ['an earlier format', JSON.stringify({ ...manifest, format: 1 })],
  ])('is not parsed from %s', (_name, text) => {
    expect(findManifest(text)).toBeUndefined();
  });

  it('of a later format is reported as newer', () => {
    expect(findManifest(JSON.stringify({ format: MANIFEST_FORMAT + 1, anything: true }))).toBe('newer');
  });
});

describe('a stored manifest of format 1', () => {
  const earlier = {
    format: 1,
    version: HASH,
    shell: HASH,
    games: [{ id: 'a', list: HASH, pack: HASH, size: 9 }],
  };

  it('is converted to packs without languages', () => {
    const found = findEarlierManifest(earlier);
    expect(isManifest(found)).toBe(true);
    expect(found?.packs).toMatchObject([{ game: 'a', langs: [], list: HASH }]);
  });

  it.each([
    ['nothing', undefined],
    ['a manifest of today', manifest],
    ['games that are not objects', { ...earlier, games: [7] }],
    ['a hash that is a path', { ...earlier, shell: '../x' }],
  ])('is not parsed from %s', (_name, value) => {
    expect(findEarlierManifest(value)).toBeUndefined();
  });
});

describe('a side-by-side pack', () => {
  it('copies from the packs of its languages, in its own order', () => {
    const pack = (game: string, ...langs: string[]) => ({ game, langs, list: HASH, pack: HASH, size: 1 });
    const packs = [pack('a', 'uk'), pack('a', 'ru'), pack('b', 'ru'), pack('a', 'ru', 'uk')];
    expect(findBasePacks(pack('a', 'ru', 'uk'), packs)).toEqual([packs[1], packs[0]]);
    expect(findBasePacks(pack('a', 'uk'), packs)).toEqual([]);
  });
});

describe('a list', () => {
  it('is parsed', () => {
    expect(findFileList(JSON.stringify(list))).toEqual(list);
  });

  it('with another host or without a valid hash is rejected', () => {
    expect(
      findFileList(JSON.stringify({ ...list, files: [['//elsewhere.example/', HASH, 1]] })),
    ).toBeUndefined();
    expect(findFileList(JSON.stringify({ ...list, files: [['/skirmish/uk/', 'x', 1]] }))).toBeUndefined();
    expect(findFileList(JSON.stringify({ ...list, moved: { '/a/': 'javascript:x' } }))).toBeUndefined();
  });
});

describe('a file of a game', () => {
  it.each([
    ['/skirmish/uk/combat/', { kind: 'entry', lang: 'uk' }],
    ['/skirmish/uk/', { kind: 'page', lang: 'uk' }],
    ['/skirmish/ru/booklet/', { kind: 'page', lang: 'ru' }],
    ['/skirmish/ru-uk/combat/', { kind: 'page', lang: 'ru' }],
    ['/data/skirmish.uk.json', { kind: 'search', lang: 'uk' }],
    ['/icon.svg', { kind: 'other' }],
  ])('%s has this kind and language', (path, kind) => {
    expect(kindOfFile(path)).toEqual(kind);
  });
});
