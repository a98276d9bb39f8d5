// After the export: a tiny page for every rule and every address once published, as plain files beside their entry.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameData } from '../lib/data/game-data';
import { rulePageToHtml } from '../lib/sharing/rule-page';
import { rulePagesOf } from '../lib/sharing/rule-pages';
import type { SiteEdition } from '../lib/site';
import { editionNames, OUT, readCompiled, readPublished } from './exported';

let count = 0;
let bytes = 0;
for (const { game, lang } of editionNames()) {
  const edition = readCompiled<SiteEdition>(`editions/${game}.${lang}.json`);
  const data = readCompiled<GameData>(`data/${game}.${lang}.json`);
  for (const [path, page] of rulePagesOf(edition, data, readPublished(game))) {
    const html = rulePageToHtml(page);
    mkdirSync(join(OUT, path), { recursive: true });
    writeFileSync(join(OUT, path, 'index.html'), html);
    count++;
    bytes += Buffer.byteLength(html);
  }
}
console.log(`Wrote ${count} pages of single rules, ${Math.round(bytes / count)} bytes each.`);
