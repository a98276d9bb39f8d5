import { describe, expect, it } from 'vitest';
import {
  FORMAT,
  findEarlierManifest,
  findList,
  findManifest,
  isManifest,
  kindOfFile,
  packsBefore,
} from './offline-manifest';

const HASH = 'a'.repeat(32);
const manifest = {
  format: FORMAT,
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
  it('is read', () => {
    expect(findManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    ['a page of a hotel’s network', '<!DOCTYPE html><title>Wi-Fi</title>'],
    ['nothing', ''],
    ['half of one', JSON.stringify(manifest).slice(0, 60)],
    ['other JSON', '{"games":[]}'],
    ['a hash that is a path', JSON.stringify({ ...manifest, shell: '../../x' })],
    ['packs of another shape', JSON.stringify({ ...manifest, packs: [{ game: 1 }] })],
    ['one of an earlier format', JSON.stringify({ ...manifest, format: 1 })],
  ])('is not mistaken for %s', (_name, text) => {
    expect(findManifest(text)).toBeUndefined();
  });

  it('of a later format is known as such', () => {
    expect(findManifest(JSON.stringify({ format: FORMAT + 1, anything: true }))).toBe('newer');
  });
});

describe('a manifest that an earlier worker noted', () => {
  const earlier = {
    format: 1,
    version: HASH,
    shell: HASH,
    games: [{ id: 'a', list: HASH, pack: HASH, size: 9 }],
  };

  it('names whole games, in no language of their own', () => {
    const found = findEarlierManifest(earlier);
    expect(isManifest(found)).toBe(true);
    expect(found?.packs).toMatchObject([{ game: 'a', langs: [], list: HASH }]);
  });

  it.each([
    ['nothing', undefined],
    ['one of ours', manifest],
    ['games that are none', { ...earlier, games: [7] }],
    ['a hash that is a path', { ...earlier, shell: '../x' }],
  ])('is not mistaken for %s', (_name, value) => {
    expect(findEarlierManifest(value)).toBeUndefined();
  });
});

describe('a pack of two languages', () => {
  it('builds on those of each, in its own order', () => {
    const pack = (game: string, ...langs: string[]) => ({ game, langs, list: HASH, pack: HASH, size: 1 });
    const packs = [pack('a', 'uk'), pack('a', 'ru'), pack('b', 'ru'), pack('a', 'ru', 'uk')];
    expect(packsBefore(pack('a', 'ru', 'uk'), packs)).toEqual([packs[1], packs[0]]);
    expect(packsBefore(pack('a', 'uk'), packs)).toEqual([]);
  });
});

describe('a list', () => {
  it('is read', () => {
    expect(findList(JSON.stringify(list))).toEqual(list);
  });

  it('that leads to another host, or lacks a hash, is refused', () => {
    expect(findList(JSON.stringify({ ...list, files: [['//elsewhere.example/', HASH, 1]] }))).toBeUndefined();
    expect(findList(JSON.stringify({ ...list, files: [['/skirmish/uk/', 'x', 1]] }))).toBeUndefined();
    expect(findList(JSON.stringify({ ...list, moved: { '/a/': 'javascript:x' } }))).toBeUndefined();
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
  ])('%s is counted as it is', (path, kind) => {
    expect(kindOfFile(path)).toEqual(kind);
  });
});
