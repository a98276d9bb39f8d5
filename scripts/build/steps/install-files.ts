// Build step: writes the files that a device needs to install the site as an app: a web manifest per language, icons,
// shortcuts, screenshots.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPath, manifestPath } from '../../../lib/core/addresses';
import type { Lang } from '../../../lib/core/languages';
import {
  APP_ICONS,
  drawAppIcon,
  drawShortcut,
  SHORTCUT_SIZES,
  shortcutFile,
} from '../../../lib/install/app-icons';
import {
  createWebManifest,
  MAX_SHORTCUTS,
  SCREENSHOTS,
  type Screenshot,
  screenshotFile,
} from '../../../lib/install/web-manifest';
import { renderSvg } from '../../images/render-svg';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { gameSummaries } from '../game-summaries';

const SCREENSHOT_DIR = 'app/install';
const TILE = 'app/icon.svg';

export async function writeInstallFiles(build: Build): Promise<string> {
  const write = (name: string, body: string | Uint8Array, game?: string) =>
    writeSiteFile(build, installPath(name), body, game);
  const draw = async (svg: string) => (await renderSvg(svg)).asPng();
  for (const { game } of build.games)
    for (const size of game.emblem ? SHORTCUT_SIZES : [])
      write(
        shortcutFile(game.id, size),
        await draw(drawShortcut(game.emblem ?? '', game.colour.light, size)),
        game.id,
      );
  if (!isWhole(build)) return 'icons of shortcuts';
  const tile = readFileSync(TILE, 'utf8');
  for (const icon of APP_ICONS) write(icon.file, await draw(drawAppIcon(tile, icon)));
  const games = gameSummaries(build).map(({ game }) => game);
  for (const lang of build.langs) {
    const screenshots = SCREENSHOTS.filter((one) => isTaken(lang, one));
    for (const name of screenshots.map((one) => screenshotFile(lang, one)))
      write(name, readFileSync(join(SCREENSHOT_DIR, name)));
    const manifest = createWebManifest(lang, games, screenshots, build.settings);
    writeSiteFile(build, manifestPath(lang), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return `${build.langs.length} manifests, ${APP_ICONS.length} icons, shortcuts to ${Math.min(games.length, MAX_SHORTCUTS)} games`;
}

/**
 * Whether a screenshot exists. Screenshots show the games of this repository, so a site with other content has none.
 * `npm run screenshots` takes the screenshots for each language.
 */
const isTaken = (lang: Lang, one: Screenshot): boolean =>
  !process.env.CONTENT_DIR && existsSync(join(SCREENSHOT_DIR, screenshotFile(lang, one)));
