// After the export: what a device asks for to install the site — a manifest per language, icons, shortcuts, screenshots.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { installPath, manifestPath } from '../lib/addresses';
import { drawIcon, drawShortcut, ICONS, SHORTCUT_SIZES, shortcutFile } from '../lib/install/icons';
import {
  createManifest,
  MOST_SHORTCUTS,
  SCREENSHOTS,
  type Screenshot,
  screenshotFile,
} from '../lib/install/manifest';
import type { Lang } from '../lib/languages';
import type { SiteGame } from '../lib/site';
import { langs, OUT, readCompiled } from './exported';

const SCREENSHOT_DIR = 'app/install';
const TILE = 'app/icon.svg';

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

function draw(svg: string): Uint8Array {
  const renderer = new Resvg(svg);
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}

mkdirSync(join(OUT, installPath('')), { recursive: true });
const write = (name: string, body: string | Uint8Array) => writeFileSync(join(OUT, installPath(name)), body);

const tile = readFileSync(TILE, 'utf8');
for (const icon of ICONS) write(icon.file, draw(drawIcon(tile, icon)));

const games = readCompiled<SiteGame[]>('games.json');
for (const { id, emblem, colour } of games)
  for (const size of emblem ? SHORTCUT_SIZES : [])
    write(shortcutFile(id, size), draw(drawShortcut(emblem ?? '', colour.light, size)));

// A private site of other games shows no pictures of ours; a new language has none until `npm run screenshots`.
const isTaken = (lang: Lang, one: Screenshot) =>
  !process.env.CONTENT_DIR && existsSync(join(SCREENSHOT_DIR, screenshotFile(lang, one)));
for (const lang of langs) {
  const screenshots = SCREENSHOTS.filter((one) => isTaken(lang, one));
  for (const name of screenshots.map((one) => screenshotFile(lang, one)))
    copyFileSync(join(SCREENSHOT_DIR, name), join(OUT, installPath(name)));
  writeFileSync(
    join(OUT, manifestPath(lang)),
    `${JSON.stringify(createManifest(lang, games, screenshots), null, 2)}\n`,
  );
}
console.log(
  `Wrote ${langs.length} manifests, ${ICONS.length} icons, shortcuts to ${Math.min(games.length, MOST_SHORTCUTS)} games.`,
);
