// After the export: the sitemap, a note for hosts that would hide `_next`, and files nobody asks for removed.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionPagePath, entryPath, gamePath, shelfPath, sidesPath, termsPath } from '../lib/addresses';
import type { SiteEdition } from '../lib/site';
import { editionNames, langs, OUT, readCompiled } from './exported';

const base = (process.env.SITE_ORIGIN ?? '') + (process.env.BASE_PATH ?? '');

const pages = langs.map(shelfPath);
for (const { game, lang } of editionNames()) {
  const edition = readCompiled<SiteEdition>(`editions/${game}.${lang}.json`);
  pages.push(gamePath(game, lang), termsPath(game, lang), editionPagePath(game, lang, 'topics'));
  for (const entry of Object.values(edition.entries))
    if (entry.see.length === 0 && !entry.locked)
      pages.push(
        entryPath(game, lang, entry.id),
        ...entry.besides.map((other) => sidesPath(game, lang, other, entry.id)),
      );
}
const sitemap = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...pages.map((path) => `<url><loc>${base}${path}</loc></url>`),
  '</urlset>',
];
writeFileSync(join(OUT, 'sitemap.xml'), `${sitemap.join('\n')}\n`);
writeFileSync(join(OUT, '.nojekyll'), '');
// An export wants a page of every route, so a site of one language has its shelf twice.
if (langs[0]) rmSync(join(OUT, 'shelf', langs[0]), { recursive: true, force: true });

let removed = 0;
for (const file of readdirSync(OUT, { recursive: true, withFileTypes: true }))
  if (file.isFile() && file.name === '__next._full.txt') {
    rmSync(join(file.parentPath, file.name));
    removed++;
  }
console.log(`Finished ${OUT}/: ${pages.length} pages in the sitemap, ${removed} unused files removed.`);
