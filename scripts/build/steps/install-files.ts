// Step: what a device asks for to install the site — a manifest per language, icons, shortcuts, screenshots.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPath, manifestPath } from '../../../lib/core/addresses';
import type { Lang } from '../../../lib/core/languages';
import { drawIcon, drawShortcut, ICONS, SHORTCUT_SIZES, shortcutFile } from '../../../lib/install/app-icons';
import {
  createManifest,
  MOST_SHORTCUTS,
  SCREENSHOTS,
  type Screenshot,
  screenshotFile,
} from '../../../lib/install/web-manifest';
import { drawSvg } from '../../images/render-svg';
import { type Build, put } from '../build';

const SCREENSHOT_DIR = 'app/install';
const TILE = 'app/icon.svg';

export async function writeInstall(build: Build): Promise<string> {
  const games = build.games.map(({ game }) => game);
  const write = (name: string, body: string | Uint8Array) => put(build, installPath(name), body);
  const draw = async (svg: string) => (await drawSvg(svg)).asPng();
  const tile = readFileSync(TILE, 'utf8');
  for (const icon of ICONS) write(icon.file, await draw(drawIcon(tile, icon)));
  for (const { id, emblem, colour } of games)
    for (const size of emblem ? SHORTCUT_SIZES : [])
      write(shortcutFile(id, size), await draw(drawShortcut(emblem ?? '', colour.light, size)));
  for (const lang of build.langs) {
    const screenshots = SCREENSHOTS.filter((one) => isTaken(lang, one));
    for (const name of screenshots.map((one) => screenshotFile(lang, one)))
      write(name, readFileSync(join(SCREENSHOT_DIR, name)));
    const manifest = createManifest(lang, games, screenshots, build.settings);
    put(build, manifestPath(lang), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return `${build.langs.length} manifests, ${ICONS.length} icons, shortcuts to ${Math.min(games.length, MOST_SHORTCUTS)} games`;
}

/** A private site of other games shows no pictures of ours; a new language has none until `npm run screenshots`. */
const isTaken = (lang: Lang, one: Screenshot): boolean =>
  !process.env.CONTENT_DIR && existsSync(join(SCREENSHOT_DIR, screenshotFile(lang, one)));
