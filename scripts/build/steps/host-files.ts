// Build step: writes the files that only hosts and search engines read: the sitemap, the header files for Netlify and
// Apache, and `.nojekyll`. Without `.nojekyll`, GitHub Pages would not serve the folder `_next`.
import {
  aboutPath,
  editionPagePath,
  entryPath,
  gamePath,
  homePath,
  offlinePath,
  sideBySidePath,
  termsPath,
} from '../../../lib/core/addresses';
import { apacheFile, headersFile } from '../../../lib/security/host-header-files';
import { CACHE_FOREVER, EMBED_HEADERS, SECURITY_HEADERS } from '../../server/headers.mjs';
import { type Build, writeSiteFile } from '../build-state';

export function writeHostFiles(build: Build): string {
  const { settings } = build;
  const pages = listedPages(build);
  const base = settings.origin + settings.basePath;
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `<url><loc>${base}${path}</loc></url>`),
    '</urlset>',
  ];
  writeSiteFile(build, '/sitemap.xml', `${sitemap.join('\n')}\n`);
  writeSiteFile(build, '/.nojekyll', '');
  const hosting = {
    basePath: settings.basePath,
    safety: SECURITY_HEADERS,
    embed: EMBED_HEADERS,
    keptForGood: CACHE_FOREVER,
  };
  writeSiteFile(build, '/_headers', headersFile(hosting));
  writeSiteFile(build, '/.htaccess', apacheFile(hosting));
  return `${pages.length} pages in the sitemap`;
}

/** Lists the pages for the sitemap, without redirects and locked entries. */
function listedPages({ games, langs, settings }: Build): string[] {
  const pages = langs.flatMap((lang) => [
    homePath(lang, settings),
    offlinePath(lang, settings),
    aboutPath(lang, settings),
  ]);
  for (const { game, editions } of games)
    for (const { lang, edition, entries } of editions) {
      pages.push(gamePath(game.id, lang), termsPath(game.id, lang), editionPagePath(game.id, lang, 'topics'));
      if (edition.differing) pages.push(editionPagePath(game.id, lang, 'differences'));
      if (edition.rulings) pages.push(editionPagePath(game.id, lang, 'rulings'));
      for (const entry of Object.values(entries))
        if (entry.see.length === 0 && !entry.locked)
          pages.push(
            entryPath(game.id, lang, entry.id),
            ...entry.besides.map((other) => sideBySidePath(game.id, lang, other, entry.id)),
          );
    }
  return pages;
}
