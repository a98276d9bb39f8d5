// Build step: writes redirect pages for addresses without a language: `/outer-rim/` redirects to `/outer-rim/uk/`,
// `/shelf/` to the home page.
import { gamePath, homePath } from '../../../lib/core/addresses';
import { stringsOf } from '../../../lib/i18n';
import { type LanguageRedirect, languageRedirectToHtml } from '../../../lib/sharing/language-redirect-page';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { addPolicy } from '../finish-page';

export function writeLanguageRedirects(build: Build): string {
  const { games, langs, settings } = build;
  const [home] = langs;
  const homePage: LanguageRedirect = {
    title: home ? stringsOf(home).tagline : '',
    ways: langs.map((lang) => ({ lang, path: homePath(lang, settings) })),
  };
  const write = (path: string, redirect: LanguageRedirect, game?: string): void =>
    writeSiteFile(build, `${path}index.html`, addPolicy(languageRedirectToHtml(redirect, settings)), game);
  for (const { game, editions } of games)
    write(
      `/${game.id}/`,
      {
        title: game.editions[0]?.name ?? game.id,
        ways: editions.map(({ lang }) => ({ lang, path: gamePath(game.id, lang) })),
      },
      game.id,
    );
  if (!isWhole(build)) return `${games.length} redirect pages`;
  write('/shelf/', homePage);
  // The home page in the first language is at `/`, so `/shelf/<first language>/` redirects to `/`.
  if (home) write(`/shelf/${home}/`, { ...homePage, ways: homePage.ways.slice(0, 1) });
  return `${games.length + (home ? 2 : 1)} redirect pages`;
}
