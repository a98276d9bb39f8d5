// Build step: writes the files that only hosts and search engines read: the sitemap, the header files of Netlify and
// Apache, and `.nojekyll`, without which GitHub Pages would not serve the folder `_next`.
import { aboutPath, gameIndexPath, homePath, offlinePath } from '../../../lib/core/addresses';
import { apacheFile, headersFile } from '../../../lib/security/host-header-files';
import { CACHE_FOREVER, EMBED_HEADERS, SECURITY_HEADERS } from '../../server/headers.mjs';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { gameSummaries } from '../game-summaries';

export function writeHostFiles(build: Build): string {
  if (!isWhole(build)) return 'none, because they belong to no game';
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
const listedPages = (build: Build): string[] => [
  ...build.langs.flatMap((lang) => [
    homePath(lang, build.settings),
    offlinePath(lang, build.settings),
    aboutPath(lang, build.settings),
    ...(build.site.has(`${gameIndexPath(lang)}index.html`) ? [gameIndexPath(lang)] : []),
  ]),
  ...gameSummaries(build).flatMap(({ sitemap }) => sitemap),
];
