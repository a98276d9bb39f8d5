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
import { writeFileAtomically } from '../../files/cache-files';
import { hashParts } from '../../files/hash.mjs';
import { runInThreads } from '../../files/run-in-threads';
import { type ParsedFont, readWoff } from '../../images/read-woff';
import { type Build, type Count, isWhole, noteCached, writeSiteFile } from '../build-state';

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

/** A preview image as a file of the cache. The file exists when the drawing has finished. */
interface CachedImage {
  path: string;
  game: string;
  /** Name of the file in the cache. */
  name: string;
}

/** The images of a build, which are drawn while other steps run. */
export interface PreviewImages {
  images: CachedImage[];
  /** Number of images that were not in the cache. */
  added: number;
  /** Called after each drawn image, with the number of images that have been drawn. */
  onDrawn: (drawn: number) => void;
  drawing: Promise<void>;
}

/**
 * Starts drawing. The drawing needs only the compiled games, so it runs beside the steps that bundle and render the
 * pages.
 */
export function startDrawing(build: Build): void {
  const { faces, fontBuffers } = readFaces();
  const renderer = hashParts(RENDERER_FILES.map((file) => readFileSync(file)));
  const missing = new Map<string, string>();
  const images = [...previewTexts(build)].map(({ path, words, game }): CachedImage => {
    const svg = drawPreviewImage(words, faces);
    const name = `${hashParts([renderer, svg]).slice(0, 24)}.png`;
    if (!existsSync(join(CACHE_DIR, name))) missing.set(svg, name);
    return { path, game, name };
  });
  let drawn = 0;
  const drawing = runInThreads<string, Uint8Array>({
    module: 'scripts/build/preview-image-worker.ts',
    data: { fontBuffers },
    items: [...missing.keys()],
    onResult: (svg, png) => {
      writeFileAtomically(join(CACHE_DIR, missing.get(svg) ?? ''), png);
      build.previewImages?.onDrawn(++drawn);
    },
  });
  // If drawing fails, the step `images` reports the error. Without this handler, Node would end the process before that
  // step.
  drawing.catch(() => {});
  build.previewImages = { images, added: missing.size, onDrawn: () => {}, drawing };
}

export async function writePreviewImages(build: Build, count: Count): Promise<string> {
  if (!build.previewImages) startDrawing(build);
  const started = build.previewImages as PreviewImages;
  const { images, added, drawing } = started;
  started.onDrawn = (drawn) => count(drawn, added, 'images');
  await drawing;
  let bytes = 0;
  for (const { path, name, game } of images) {
    const png = readFileSync(join(CACHE_DIR, name));
    bytes += png.length;
    writeSiteFile(build, path, png, game);
    noteCached(build, CACHE_DIR, game, [name]);
  }
  const kilobytes = Math.round(bytes / (images.length || 1) / 1024);
  return `${images.length} preview images, ${kilobytes} KB each; ${added} drawn`;
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

interface PreviewText {
  /** Path of the image in the site. */
  path: string;
  words: PreviewImageText;
  /** Id of the game that the image belongs to; empty for an image of the home page. */
  game: string;
}

function* previewTexts(build: Build): Generator<PreviewText> {
  const { langs, games } = build;
  for (const lang of isWhole(build) ? langs : []) {
    const { siteName, tagline, shelfIntro } = stringsOf(lang);
    const words = { game: tagline, title: siteName, text: typeset(shelfIntro), source: '', site: '' };
    yield { path: homePreviewPath(lang), words: { ...words, colour: DEFAULT_COLOUR }, game: '' };
  }
  for (const game of games) for (const edition of game.editions) yield* editionPreviewTexts(game, edition);
}

function* editionPreviewTexts({ game }: CompiledGame, compiled: CompiledEdition): Generator<PreviewText> {
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
  const toImage = (words: Pick<PreviewImageText, 'title' | 'text' | 'source'>, entry?: string) => ({
    path: previewPath(game.id, lang, entry),
    words: { ...common, ...words },
    game: game.id,
  });
  yield toImage({ title: edition.title, text, source: edition.book.short });
  for (const entry of Object.values(entries))
    if (entry.see.length === 0 && !entry.locked) yield toImage(entryWords(entry, compiled), entry.id);
}

function entryWords({ title, description, page }: SiteEntry, { lang, edition }: CompiledEdition) {
  const source = [edition.book.short, page && stringsOf(lang).page(page)].filter(Boolean).join(', ');
  return { title, text: description, source };
}
