// After the export: the pictures that chats show beside a link, one per entry and language, drawn once and kept while their words stay.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { previewPath, shelfPreviewPath } from '../lib/addresses';
import { stringsOf } from '../lib/interface';
import { PREVIEW_SIZE } from '../lib/sharing/preview-meta';
import { drawPreview, type PictureFaces, type PictureWords } from '../lib/sharing/preview-picture';
import { createTypeface } from '../lib/sharing/typeface';
import type { SiteEdition, SiteEntry, SiteGame } from '../lib/site';
import { typeset } from '../lib/typography';
import { editionNames, langs, OUT, readCompiled, WORK_DIR } from './exported';
import { encodePng } from './png';
import { type ReadFont, readWoff } from './woff-font';

const { resolve } = createRequire(import.meta.url);
const KEPT = join(WORK_DIR, 'previews');
const DEFAULT_COLOUR = '#a8481a';

const readFont = (name: string, alphabet: string, weight: number): ReadFont =>
  readWoff(
    readFileSync(resolve(`@fontsource/${name}/files/${name}-${alphabet}-${weight}-normal.woff`)),
    `${name}-${alphabet}-${weight}`,
  );

const fonts = (name: string, weight: number): ReadFont[] =>
  ['cyrillic', 'latin'].map((alphabet) => readFont(name, alphabet, weight));

const titleFonts = fonts('literata', 600);
const textFonts = fonts('literata', 400);
const plainFonts = fonts('onest', 500);
const fontBuffers = [...titleFonts, ...textFonts, ...plainFonts].map(({ sfnt }) => sfnt);
const faces: PictureFaces = {
  title: createTypeface(titleFonts),
  text: createTypeface(textFonts),
  plain: createTypeface(plainFonts),
};

/** Path of the picture to its words. */
function* pictures(): Generator<[string, PictureWords]> {
  for (const lang of langs) {
    const { siteName, tagline, shelfIntro } = stringsOf(lang);
    const words = { game: tagline, title: siteName, text: typeset(shelfIntro), source: '', site: '' };
    yield [shelfPreviewPath(lang), { ...words, colour: DEFAULT_COLOUR }];
  }
  const games = readCompiled<SiteGame[]>('games.json');
  for (const { game, lang } of editionNames()) {
    const edition = readCompiled<SiteEdition>(`editions/${game}.${lang}.json`);
    const emblem = games.find(({ id }) => id === game)?.emblem;
    const common = {
      colour: edition.colour.light,
      ...(emblem && { emblem }),
      game: edition.name,
      site: stringsOf(lang).siteName,
    };
    yield [previewPath(game, lang), { ...common, ...gameWords(edition) }];
    for (const entry of Object.values(edition.entries))
      if (entry.see.length === 0 && !entry.locked)
        yield [previewPath(game, lang, entry.id), { ...common, ...entryWords(entry, edition) }];
  }
}

function gameWords({ lang, title, book, entries, ruleCount }: SiteEdition) {
  const strings = stringsOf(lang);
  const count = Object.values(entries).filter(({ see }) => see.length === 0).length;
  return {
    title,
    text: typeset(`${strings.counts(count, ruleCount)}. ${strings.shelfIntro}`),
    source: book.short,
  };
}

function entryWords({ title, description, page }: SiteEntry, { lang, book }: SiteEdition) {
  const source = [book.short, page && stringsOf(lang).page(page)].filter(Boolean).join(', ');
  return { title, text: description, source };
}

let ready: Promise<void> | undefined;

async function draw(svg: string): Promise<Buffer> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const renderer = new Resvg(svg, { font: { fontBuffers } });
  const image = renderer.render();
  const png = encodePng(image.pixels, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  image.free();
  renderer.free();
  return png;
}

const started = Date.now();
const used = new Set<string>();
let drawn = 0;
let bytes = 0;
mkdirSync(KEPT, { recursive: true });
for (const [path, words] of pictures()) {
  const svg = drawPreview(words, faces);
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`;
  const kept = join(KEPT, name);
  if (!existsSync(kept)) {
    writeFileSync(kept, await draw(svg));
    drawn++;
  }
  used.add(name);
  const png = readFileSync(kept);
  bytes += png.length;
  mkdirSync(dirname(join(OUT, path)), { recursive: true });
  writeFileSync(join(OUT, path), png);
}
for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name));
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `Wrote ${used.size} previews, ${Math.round(bytes / used.size / 1024)} KB each; ${drawn} drawn anew in ${seconds} s.`,
);
