import { describe, expect, it } from 'vitest';
import { FORMAT, findList, findManifest, kindOfFile } from './manifest';

const HASH = 'a'.repeat(32);
const manifest = {
  format: FORMAT,
  version: HASH,
  shell: HASH,
  games: [{ id: 'skirmish', list: HASH, pack: HASH, size: 9 }],
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
    ['games of another shape', JSON.stringify({ ...manifest, games: [{ id: 1 }] })],
  ])('is not mistaken for %s', (_name, text) => {
    expect(findManifest(text)).toBeUndefined();
  });

  it('of a later format is known as such', () => {
    expect(findManifest(JSON.stringify({ format: FORMAT + 1, anything: true }))).toBe('newer');
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
