// Creates the web app manifest of the site in one language.

import { addBookPath, homePath, installPath, searchPath, withBase } from '../core/addresses';
import type { Lang } from '../core/languages';
import { PAPER } from '../core/palette';
import type { SiteSettings } from '../core/site-settings';
import type { SiteGame } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { fileHandlers, shareTarget } from '../private-books/share-target';
import { APP_ICONS, SHORTCUT_SIZES, shortcutFile } from './app-icons';

export interface Screenshot {
  name: 'rule' | 'search' | 'wide';
  width: number;
  height: number;
}

/** Screenshots of the site, taken by `npm run screenshots`. Width and height are in pixels. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'rule', width: 585, height: 1266 },
  { name: 'search', width: 585, height: 1266 },
  { name: 'wide', width: 1280, height: 800 },
];
export const screenshotFile = (lang: Lang, { name }: Screenshot): string => `${lang}-${name}.png`;

/** Maximum number of shortcuts in the manifest. No operating system shows more. */
export const MAX_SHORTCUTS = 10;

/**
 * Creates the manifest. All languages share one app id, so the app is installed once. The app starts in the language of
 * the page on which the reader installed it.
 */
export function createWebManifest(
  lang: Lang,
  games: readonly SiteGame[],
  screenshots: readonly Screenshot[],
  settings: Pick<SiteSettings, 'basePath' | 'homeLang'>,
): Record<string, unknown> {
  const { siteName, tagline, shelfIntro, install } = stringsOf(lang);
  const file = (name: string) => withBase(installPath(name), settings);
  return {
    id: withBase('/', settings),
    scope: withBase('/', settings),
    start_url: withBase(homePath(lang, settings), settings),
    name: `${siteName}: ${tagline.toLocaleLowerCase(lang)}`,
    short_name: siteName,
    description: shelfIntro,
    lang,
    dir: 'ltr',
    categories: ['games', 'books', 'utilities'],
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: APP_ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ file: name, purpose, size }) => ({
      src: file(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: byLanguage(games, lang)
      .slice(0, MAX_SHORTCUTS)
      .flatMap((game) => {
        const edition = game.editions.find((one) => one.lang === lang) ?? game.editions[0];
        if (!edition) return [];
        return {
          name: install.search(edition.name),
          short_name: edition.name,
          url: withBase(searchPath(game.id, edition.lang), settings),
          icons: game.emblem
            ? SHORTCUT_SIZES.map((size) => ({
                src: file(shortcutFile(game.id, size)),
                sizes: `${size}x${size}`,
                type: 'image/png',
              }))
            : [],
        };
      }),
    share_target: shareTarget(withBase(addBookPath(lang, settings), settings)),
    file_handlers: fileHandlers(withBase(addBookPath(lang, settings), settings)),
    screenshots: screenshots.map((one) => ({
      src: file(screenshotFile(lang, one)),
      sizes: `${one.width}x${one.height}`,
      type: 'image/png',
      form_factor: one.width > one.height ? 'wide' : 'narrow',
      label: install.screenshots[one.name],
    })),
  };
}

/** Sorts the games: those with an edition in the language come first, because systems show only a few shortcuts. */
function byLanguage(games: readonly SiteGame[], lang: Lang): SiteGame[] {
  const hasLang = ({ editions }: SiteGame) => editions.some((one) => one.lang === lang);
  return [...games.filter(hasLang), ...games.filter((game) => !hasLang(game))];
}
