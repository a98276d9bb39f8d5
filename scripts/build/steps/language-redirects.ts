// Step: addresses without a language lead on: a game's own, and those of the shelf.
import { gamePath, shelfPath } from '../../../lib/core/addresses';
import { stringsOf } from '../../../lib/i18n';
import { type LanguageRedirect, languageRedirectToHtml } from '../../../lib/sharing/language-redirect-page';
import { type Build, put } from '../build';
import { finishPage } from '../finish-page';

export function writeLanguageRedirects(build: Build): string {
  const { games, langs, settings } = build;
  const [home] = langs;
  const shelves: LanguageRedirect = {
    title: home ? stringsOf(home).shelf : '',
    ways: langs.map((lang) => ({ lang, path: shelfPath(lang, settings) })),
  };
  const doors: [path: string, door: LanguageRedirect][] = [
    ...games.map(({ game, editions }): [string, LanguageRedirect] => [
      `/${game.id}/`,
      {
        title: game.editions[0]?.name ?? game.id,
        ways: editions.map(({ lang }) => ({ lang, path: gamePath(game.id, lang) })),
      },
    ]),
    ['/shelf/', shelves],
    // The shelf of the first language is the root; who writes its name all the same comes there.
    ...(home
      ? [[`/shelf/${home}/`, { ...shelves, ways: shelves.ways.slice(0, 1) }] as [string, LanguageRedirect]]
      : []),
  ];
  for (const [path, door] of doors)
    if (!build.site.has(`${path}index.html`))
      put(build, `${path}index.html`, finishPage(languageRedirectToHtml(door, settings)));
  return `${doors.length} addresses without a language`;
}
