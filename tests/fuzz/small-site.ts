// A site of a few invented pages with its lists and packs, as answers by address: what the offline reader is tried on.
import { gzipSync } from 'node:zlib';
import type { Lang } from '../../lib/core/languages';
import {
  type FileList,
  FORMAT,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
  versionSource,
} from '../../lib/offline/offline-manifest';
import { createPacker } from '../../lib/offline/pack-encoder';
import { hashOf } from '../../scripts/files/hash';
import { anyText, createRandom, pick, type Random } from './random-text';

export interface SmallPack {
  pack: ListedPack;
  list: FileList;
  /** What its pack builds on. */
  before: string[];
}

export interface SmallSite {
  manifest: Manifest;
  packs: SmallPack[];
  /** Everything that the server has: pages, data, lists, packs, manifest. */
  answers: ReadonlyMap<string, Buffer>;
}

const GAMES = ['castle', 'harbour', 'island'];
const WORDS = [
  'Вартовий ',
  'іде ',
  'на ',
  'захід',
  '. ',
  '—',
  '’',
  '7.1',
  'a-b',
  '\n',
  '  ',
  '\u00a0',
  '&amp;',
  '😀',
  '<b>',
  '</b>',
  '"',
  '\\',
];

const sentence = (random: Random): string =>
  Array.from({ length: 3 + random(30) }, () => pick(random, WORDS)).join('');

/** Nearly the page before it, as pages of a game are. */
const page = (random: Random, title: string, frame: string): string =>
  `<!DOCTYPE html><head><meta charset="utf-8"><title>${title}</title></head>${frame}<p>${sentence(random)}</p>`;

/** Letters that mean something in a pack never stand in a page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters
const printable = (text: string): string => text.replace(/[\0-\x08\x0b-\x1f\x7f]|\p{Surrogate}/gu, ' ');

const made = new Map<number, Promise<SmallSite>>();

/** One of twenty sites: packing takes longer than trying. */
export function anySite(random: Random): Promise<SmallSite> {
  const number = random(20);
  const site = made.get(number) ?? makeSmallSite(createRandom(number), GAMES.slice(0, 2 + (number % 2)));
  made.set(number, site);
  return site;
}

export async function makeSmallSite(random: Random, ids: readonly string[]): Promise<SmallSite> {
  const answers = new Map<string, Buffer>();
  const add = (path: string, text: string): ListedFile => {
    const bytes = Buffer.from(text);
    answers.set(path, bytes);
    return [path, hashOf(bytes), bytes.length];
  };
  const addList = (list: FileList): string => {
    const text = JSON.stringify(list);
    add(listPath(hashOf(text)), text);
    return hashOf(text);
  };
  const frame = `<nav>${printable(anyText(random, 200))}</nav>`;
  const shell = addList({
    editions: [],
    files: [add('/', page(random, 'Полиця', frame)), add('/a.css', sentence(random))],
    moved: {},
  });
  const packs: SmallPack[] = [];
  const addPack = (game: string, langs: string[], texts: [string, string][], before: string[] = []) => {
    const packer = createPacker(before);
    const text = texts.map(([, one]) => packer.add(one)).join('');
    const list: FileList = {
      game,
      editions: langs.length === 1 ? [{ lang: langs[0] as Lang, name: game, icons: 0 }] : [],
      files: texts.map(([path, one]) => add(path, one)),
      moved: {},
    };
    answers.set(packPath(hashOf(text)), gzipSync(text));
    // Small enough that it comes as its pack rather than file by file.
    packs.push({ pack: { game, langs, list: addList(list), pack: hashOf(text), size: 1 }, list, before });
    return texts.map(([, one]) => one);
  };
  for (const [at, id] of ids.entries()) {
    const entries = 1 + random(6);
    const pages = (folder: string) =>
      Array.from({ length: entries }, (_, number): [string, string] => [
        `/${id}/${folder}/entry-${number}/`,
        page(random, `${id} ${number}`, frame),
      ]);
    const edition = (lang: string): [string, string][] => [
      [`/data/${id}.${lang}.json`, JSON.stringify({ game: id, lang, entries: [], text: sentence(random) })],
      ...pages(lang),
    ];
    const own = addPack(id, ['uk'], edition('uk'));
    // Every other game has a second language.
    if (at % 2 === 1) continue;
    const other = addPack(id, ['ru'], edition('ru'));
    addPack(id, ['uk', 'ru'], [...pages('uk-ru'), ...pages('ru-uk')], [...own, ...other]);
  }
  const parts = { shell, packs: packs.map(({ pack }) => pack) };
  const manifest: Manifest = { format: FORMAT, version: hashOf(versionSource(parts)), ...parts };
  add(MANIFEST_PATH, JSON.stringify(manifest));
  return { manifest, packs, answers };
}
