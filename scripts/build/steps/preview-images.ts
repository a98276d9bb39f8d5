// Build step: draws the preview images that chat apps show next to a link: one for each entry, edition and home page.
// The cache key of an image is its SVG, so the step draws only images whose text has changed.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompiledEdition, CompiledGame } from '../../../lib/compile/compile-game';
import { homePreviewPath, previewPath } from '../../../lib/core/addresses';
import { typeset } from '../../../lib/core/typography';
import type { SiteEntry } from '../../../lib/data/site-data-types';
import { stringsOf } from '../../../lib/i18n';
import { createTypeface } from '../../../lib/sharing/font-metrics';
import {
  drawPreviewImage,
  type PreviewImageFonts,
  type PreviewImageText,
} from '../../../lib/sharing/preview-image';
import { WORK_DIR } from '../../content/folders';
import { removeUnusedFiles, writeFileAtomically } from '../../files/cache-files';
import { hashParts } from '../../files/hash.mjs';
import { runInThreads } from '../../files/run-in-threads';
import { type ParsedFont, readWoff } from '../../images/read-woff';
import { type Build, type Count, writeSiteFile } from '../build-state';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const CACHE_DIR = join(WORK_DIR, 'preview-images');
const DEFAULT_COLOUR = '#a8481a';
/**
 * Files that affect the bytes of an image in addition to its SVG. The lock file determines the versions of the fonts
 * and of the renderer.
 */
const RENDERER_FILES = [
  'package-lock.json',
  'scripts/images/render-svg.ts',
  'scripts/images/encode-png.ts',
  'scripts/images/read-woff.ts',
  'scripts/build/preview-image-worker.ts',
];

export async function writePreviewImages(build: Build, count: Count): Promise<string> {
  const { faces, fontBuffers } = readFaces();
  const renderer = hashParts(RENDERER_FILES.map((file) => readFileSync(file)));
  const images = [...previewTexts(build)].map(([path, words]) => {
    const svg = drawPreviewImage(words, faces);
    return { path, svg, name: `${hashParts([renderer, svg]).slice(0, 24)}.png` };
  });
  const missing = new Map(
    images.filter(({ name }) => !existsSync(join(CACHE_DIR, name))).map(({ name, svg }) => [svg, name]),
  );
  let drawn = 0;
  await runInThreads<string, Uint8Array>({
    module: 'scripts/build/preview-image-worker.ts',
    data: { fontBuffers },
    items: [...missing.keys()],
    onResult: (svg, png) => {
      writeFileAtomically(join(CACHE_DIR, missing.get(svg) ?? ''), png);
      count(++drawn, missing.size, 'images');
    },
  });
  let bytes = 0;
  for (const { path, name } of images) {
    const png = readFileSync(join(CACHE_DIR, name));
    bytes += png.length;
    writeSiteFile(build, path, png);
  }
  removeUnusedFiles(CACHE_DIR, new Set(images.map(({ name }) => name)));
  const kilobytes = Math.round(bytes / images.length / 1024);
  return `${images.length} preview images, ${kilobytes} KB each; ${missing.size} drawn`;
}

function readFaces(): { faces: PreviewImageFonts; fontBuffers: Uint8Array[] } {
  const readFont = (name: string, alphabet: string, weight: number): ParsedFont =>
    readWoff(
      readFileSync(resolve(`@fontsource/${name}/files/${name}-${alphabet}-${weight}-normal.woff`)),
      `${name}-${alphabet}-${weight}`,
    );
  const fonts = (name: string, weight: number): ParsedFont[] =>
    ['cyrillic', 'latin'].map((alphabet) => readFont(name, alphabet, weight));
  const [title, text, plain] = [fonts('literata', 600), fonts('literata', 400), fonts('onest', 500)];
  return {
    faces: { title: createTypeface(title), text: createTypeface(text), plain: createTypeface(plain) },
    fontBuffers: [...title, ...text, ...plain].map(({ sfnt }) => sfnt),
  };
}

/** Yields the path and the text of every preview image. */
function* previewTexts({ langs, games }: Build): Generator<[string, PreviewImageText]> {
  for (const lang of langs) {
    const { siteName, tagline, shelfIntro } = stringsOf(lang);
    const words = { game: tagline, title: siteName, text: typeset(shelfIntro), source: '', site: '' };
    yield [homePreviewPath(lang), { ...words, colour: DEFAULT_COLOUR }];
  }
  for (const game of games) for (const edition of game.editions) yield* editionPreviewTexts(game, edition);
}

function* editionPreviewTexts(
  { game }: CompiledGame,
  compiled: CompiledEdition,
): Generator<[string, PreviewImageText]> {
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
