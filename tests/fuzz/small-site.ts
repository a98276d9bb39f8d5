// A site of a few invented pages with its lists and packs, as answers by address: what the offline reader is tried on.
import { createHash } from 'node:crypto';
import {
  type FileList,
  FORMAT,
  type ListedFile,
  type ListedGame,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
  versionSource,
} from '../../lib/offline/manifest';
import { createPacker } from '../../lib/offline/pack';
import { pageToText } from '../../lib/offline/page-text';
import { withPolicy } from '../../lib/security/policy';
import { hashOf, scriptHash } from '../../scripts/hash';
import { anyText, createRandom, pick, type Random } from './any-text';

export interface SmallGame {
  game: ListedGame;
  list: FileList;
}

export interface SmallSite {
  manifest: Manifest;
  games: SmallGame[];
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

/** Nearly the page before it, as pages of a game are: markup, the same words in scripts, and a policy that names these. */
function page(random: Random, title: string, frame: string): string {
  const words = sentence(random);
  const rows = JSON.stringify(`1:["$","p",null,${JSON.stringify({ html: words })}]\n`).replace(
    /[<>&]/g,
    (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
  );
  const html = `<!DOCTYPE html><head><meta charset="utf-8"><title>${title}</title></head>${frame}<p>${words}</p><script>self.__next_f.push([1,${rows}])</script>`;
  return random(4) === 0
    ? html
    : withPolicy(html, (text) => createHash('sha256').update(text).digest('base64'));
}

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
  const games: SmallGame[] = [];
  for (const id of ids) {
    const texts: [string, string][] = [
      [`/data/${id}.uk.json`, JSON.stringify({ entries: [], text: sentence(random) })],
      ...Array.from({ length: 1 + random(6) }, (_, number): [string, string] => [
        `/${id}/uk/entry-${number}/`,
        page(random, `${id} ${number}`, frame),
      ]),
    ];
    const packer = createPacker();
    let pack = '';
    for (const [, text] of texts) pack += packer.add(await pageToText(text, scriptHash));
    const list: FileList = {
      game: id,
      editions: [{ lang: 'uk', name: id, icons: 0 }],
      files: texts.map(([path, text]) => add(path, text)),
      moved: {},
    };
    add(packPath(hashOf(pack)), pack);
    // Small enough that a game comes as its pack rather than file by file.
    games.push({ game: { id, list: addList(list), pack: hashOf(pack), size: 1 }, list });
  }
  const parts = { shell, games: games.map(({ game }) => game) };
  const manifest: Manifest = { format: FORMAT, version: hashOf(versionSource(parts)), ...parts };
  add(MANIFEST_PATH, JSON.stringify(manifest));
  return { manifest, games, answers };
}
