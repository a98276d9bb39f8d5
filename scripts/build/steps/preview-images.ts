// Step: the picture that chats show beside a link, one per entry and edition; drawn once and kept while its words stay.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompiledEdition, CompiledGame } from '../../../lib/compile/compile-game';
import { previewPath, shelfPreviewPath } from '../../../lib/core/addresses';
import { typeset } from '../../../lib/core/typography';
import type { SiteEntry } from '../../../lib/data/site-data';
import { stringsOf } from '../../../lib/i18n';
import { createTypeface } from '../../../lib/sharing/font-metrics';
import { drawPreview, type PictureFaces, type PictureWords } from '../../../lib/sharing/preview-image';
import { WORK_DIR } from '../../content/folders';
import { runInThreads } from '../../files/worker-threads';
import { type ReadFont, readWoff } from '../../images/read-woff';
import { type Build, put } from '../build';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const KEPT = join(WORK_DIR, 'pictures');
const DEFAULT_COLOUR = '#a8481a';
/** What else the bytes of a picture depend on: the typefaces and the renderer are in the lock file. */
const DRAWN_BY = [
  'package-lock.json',
  'scripts/images/render-svg.ts',
  'scripts/images/encode-png.ts',
  'scripts/images/read-woff.ts',
  'scripts/build/preview-image-worker.ts',
];

export async function writePreviewImages(build: Build): Promise<string> {
  const { faces, fontBuffers } = readFaces();
  const drawnBy = createHash('sha256');
  for (const file of DRAWN_BY) drawnBy.update(readFileSync(file));
  const wanted = [...pictures(build)].map(([path, words]) => {
    const svg = drawPreview(words, faces);
    return { path, svg, name: `${drawnBy.copy().update(svg).digest('hex').slice(0, 24)}.png` };
  });
  mkdirSync(KEPT, { recursive: true });
  const missing = new Map(
    wanted.filter(({ name }) => !existsSync(join(KEPT, name))).map(({ name, svg }) => [svg, name]),
  );
  await runInThreads<string, Uint8Array>({
    module: 'scripts/build/preview-image-worker.ts',
    data: { fontBuffers },
    items: [...missing.keys()],
    done: (svg, png) => keep(missing.get(svg) ?? '', png),
  });
  let bytes = 0;
  for (const { path, name } of wanted) {
    const png = readFileSync(join(KEPT, name));
    bytes += png.length;
    put(build, path, png);
  }
  const used = new Set(wanted.map(({ name }) => name));
  for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name));
  return `${wanted.length} pictures for chats, ${Math.round(bytes / wanted.length / 1024)} KB each; ${missing.size} drawn anew`;
}

/** Whole or not at all: an interrupted build leaves no half of a picture for the next one. */
function keep(name: string, png: Uint8Array): void {
  const file = join(KEPT, name);
  writeFileSync(`${file}.new`, png);
  renameSync(`${file}.new`, file);
}

function readFaces(): { faces: PictureFaces; fontBuffers: Uint8Array[] } {
  const readFont = (name: string, alphabet: string, weight: number): ReadFont =>
    readWoff(
      readFileSync(resolve(`@fontsource/${name}/files/${name}-${alphabet}-${weight}-normal.woff`)),
      `${name}-${alphabet}-${weight}`,
    );
  const fonts = (name: string, weight: number): ReadFont[] =>
    ['cyrillic', 'latin'].map((alphabet) => readFont(name, alphabet, weight));
  const [title, text, plain] = [fonts('literata', 600), fonts('literata', 400), fonts('onest', 500)];
  return {
    faces: { title: createTypeface(title), text: createTypeface(text), plain: createTypeface(plain) },
    fontBuffers: [...title, ...text, ...plain].map(({ sfnt }) => sfnt),
  };
}

/** Path of the picture to its words. */
function* pictures({ langs, games }: Build): Generator<[string, PictureWords]> {
  for (const lang of langs) {
    const { siteName, tagline, shelfIntro } = stringsOf(lang);
    const words = { game: tagline, title: siteName, text: typeset(shelfIntro), source: '', site: '' };
    yield [shelfPreviewPath(lang), { ...words, colour: DEFAULT_COLOUR }];
  }
  for (const game of games) for (const edition of game.editions) yield* ofEdition(game, edition);
}

function* ofEdition({ game }: CompiledGame, compiled: CompiledEdition): Generator<[string, PictureWords]> {
  const { lang, edition, entries } = compiled;
  const strings = stringsOf(lang);
  const common = {
    colour: edition.colour.light,
    ...(game.emblem && { emblem: game.emblem }),
    game: edition.name,
    site: strings.siteName,
  };
  const counts = strings.counts(edition.entryCount, edition.ruleCount);
  const text = typeset(`${counts}. ${strings.shelfIntro}`);
  yield [previewPath(game.id, lang), { ...common, title: edition.title, text, source: edition.book.short }];
  for (const entry of Object.values(entries))
    if (entry.see.length === 0 && !entry.locked)
      yield [previewPath(game.id, lang, entry.id), { ...common, ...entryWords(entry, compiled) }];
}

function entryWords({ title, description, page }: SiteEntry, { lang, edition }: CompiledEdition) {
  const source = [edition.book.short, page && stringsOf(lang).page(page)].filter(Boolean).join(', ');
  return { title, text: description, source };
}
