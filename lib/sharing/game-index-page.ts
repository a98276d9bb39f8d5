// Builds the page that links to every game, for readers without scripts and for search engines. Only sites with many
// games have this page, because the home page of a smaller site links to every game.
import { absolute, gameIndexPath, gamePath, withBase } from '../core/addresses';
import type { Lang } from '../core/languages';
import type { SiteSettings } from '../core/site-settings';
import type { ListedGame } from '../data/game-list';
import { stringsOf } from '../i18n';
import { escapeHtml, PLAIN_STYLE } from './rule-share-page';

export function gameIndexToHtml(
  games: readonly Pick<ListedGame, 'game' | 'lang' | 'name'>[],
  lang: Lang,
  settings: Pick<SiteSettings, 'basePath' | 'origin'>,
): string {
  const { siteName, finder, shelfIntro } = stringsOf(lang);
  const title = finder.all(games.length);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(`${title} — ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(shelfIntro)}">`,
    `<link rel="canonical" href="${escapeHtml(absolute(gameIndexPath(lang), settings))}">`,
    `<style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><ul>`,
    ...games.map(
      (game) =>
        `<li><a lang="${game.lang}" href="${escapeHtml(withBase(gamePath(game.game, game.lang), settings))}">${escapeHtml(game.name)}</a></li>`,
    ),
    '</ul></main></body></html>\n',
  ].join('\n');
}
