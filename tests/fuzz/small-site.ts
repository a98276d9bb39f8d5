// Generates a small random site with its offline manifest, file lists and packs, as a map from path to response body.
import { gzipSync } from 'node:zlib';
import type { Lang } from '../../lib/core/languages';
import {
  type FileList,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  type Manifest,
  packPath,
  versionSource,
} from '../../lib/offline/offline-manifest';
import { createPackEncoder } from '../../lib/offline/pack-encoder';
import { contentHash } from '../../scripts/files/hash.mjs';
import { createRandom, pick, type Random, randomText } from './random-text';

export interface SmallPack {
  pack: ListedPack;
  list: FileList;
  /** Texts of earlier packs from which this pack (a download of many files in one) may copy parts. */
  baseTexts: string[];
}

export interface SmallSite {
  manifest: Manifest;
  packs: SmallPack[];
  /** Maps the path of each file on the server to its bytes: pages, data, lists, packs, manifest. */
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

/** Returns a page that has most of its markup in common with other pages, as the pages of a game do. */
const page = (random: Random, title: string, navigation: string): string =>
  `<!DOCTYPE html><head><meta charset="utf-8"><title>${title}</title></head>${navigation}<p>${sentence(random)}</p>`;

/** Replaces the control characters that the format of packs uses, because real pages never contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const printable = (text: string): string => text.replace(/[\0-\x08\x0b-\x1f\x7f]|\p{Surrogate}/gu, ' ');

const cachedSites = new Map<number, Promise<SmallSite>>();

/** Returns one of twenty sites. Caches them, because encoding their packs takes longer than a trial. */
export function pickSite(random: Random): Promise<SmallSite> {
  const number = random(20);
  const site =
    cachedSites.get(number) ?? makeSmallSite(createRandom(number), GAMES.slice(0, 2 + (number % 2)));
  cachedSites.set(number, site);
  return site;
}

export async function makeSmallSite(random: Random, ids: readonly string[]): Promise<SmallSite> {
  const answers = new Map<string, Buffer>();
  const add = (path: string, text: string): ListedFile => {
    const bytes = Buffer.from(text);
    answers.set(path, bytes);
    return [path, contentHash(bytes), bytes.length];
  };
  const addList = (list: FileList): string => {
    const text = JSON.stringify(list);
    add(listPath(contentHash(text)), text);
    return contentHash(text);
  };
  const navigation = `<nav>${printable(randomText(random, 200))}</nav>`;
  const shell = addList({
    editions: [],
    files: [add('/', page(random, 'Полиця', navigation)), add('/a.css', sentence(random))],
    moved: {},
  });
  const packs: SmallPack[] = [];
  const addPack = (game: string, langs: string[], texts: [string, string][], baseTexts: string[] = []) => {
    const encoder = createPackEncoder(baseTexts);
    const text = texts.map(([, one]) => encoder.add(one)).join('');
    const list: FileList = {
      game,
      editions: langs.length === 1 ? [{ lang: langs[0] as Lang, name: game, icons: 0 }] : [],
      files: texts.map(([path, one]) => add(path, one)),
      moved: {},
    };
    answers.set(packPath(contentHash(text)), gzipSync(text));
    // The manifest states a size of 1 byte, so that downloading the pack always counts as cheaper than downloading
    // its files one by one.
    packs.push({
      pack: { game, langs, list: addList(list), pack: contentHash(text), size: 1 },
      list,
      baseTexts,
    });
    return texts.map(([, one]) => one);
  };
  for (const [at, id] of ids.entries()) {
    const entries = 1 + random(6);
    const pages = (folder: string) =>
      Array.from({ length: entries }, (_, number): [string, string] => [
        `/${id}/${folder}/entry-${number}/`,
        page(random, `${id} ${number}`, navigation),
      ]);
    const edition = (lang: string): [string, string][] => [
      [`/data/${id}.${lang}.json`, JSON.stringify({ game: id, lang, entries: [], text: sentence(random) })],
      ...pages(lang),
    ];
    const ukTexts = addPack(id, ['uk'], edition('uk'));
    // Only every second game has a second language.
    if (at % 2 === 1) continue;
    const ruTexts = addPack(id, ['ru'], edition('ru'));
    addPack(id, ['uk', 'ru'], [...pages('uk-ru'), ...pages('ru-uk')], [...ukTexts, ...ruTexts]);
  }
  const parts = { shell, packs: packs.map(({ pack }) => pack) };
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    version: contentHash(versionSource(parts)),
    ...parts,
  };
  add(MANIFEST_PATH, JSON.stringify(manifest));
  return { manifest, packs, answers };
}
