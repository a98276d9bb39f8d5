// After the export: what a device asks for to install the site — a manifest per language, icons, shortcuts, screenshots.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { installPath, manifestPath } from '../lib/addresses';
import { drawIcon, drawShortcut, ICONS, SHORTCUT_SIZES, shortcutFile } from '../lib/install/icons';
import { createManifest, SCREENSHOTS, screenshotFile } from '../lib/install/manifest';
import { LANGS } from '../lib/languages';
import type { SiteGame } from '../lib/site';
import { OUT, readCompiled } from './exported';

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

// A private site of other games shows no pictures of ours.
const screenshots = process.env.CONTENT_DIR ? [] : SCREENSHOTS;
for (const lang of LANGS) {
  for (const one of screenshots) {
    const name = screenshotFile(lang, one);
    const from = join(SCREENSHOT_DIR, name);
    if (!existsSync(from)) {
      console.error(`Unexpected manifest without ${from}, expected a screenshot: npm run screenshots`);
      process.exit(1);
    }
    copyFileSync(from, join(OUT, installPath(name)));
  }
  writeFileSync(
    join(OUT, manifestPath(lang)),
    `${JSON.stringify(createManifest(lang, games, screenshots), null, 2)}\n`,
  );
}
console.log(`Wrote ${LANGS.length} manifests, ${ICONS.length} icons, shortcuts to ${games.length} games.`);
