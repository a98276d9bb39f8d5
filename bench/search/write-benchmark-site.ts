// Writes the site on which the benchmark runs the search engines: one script per engine, the game data, the documents
// and Pagefind's files.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { GameData } from '../../lib/data/game-data';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { DATA_DIR } from '../../scripts/measure/load-search-indexes';
import { listEditionFiles } from '../../scripts/measure/read-editions';
import { ENGINES } from './compared-engines';
import { DOCUMENT_UNITS, type DocumentUnit, gameDataToBenchDocuments } from './peer-documents';
import { writePagefind } from './write-pagefind';

export interface BenchEdition {
  game: string;
  lang: string;
}

/** An edition, and what one document of its index contains. */
export interface IndexedEdition extends BenchEdition {
  unit: DocumentUnit;
}

export async function writeHarness(dir: string): Promise<BenchEdition[]> {
  rmSync(dir, { recursive: true, force: true });
  const perUnit = DOCUMENT_UNITS.flatMap((unit) => [`documents/${unit}`, `pagefind/${unit}`]);
  for (const folder of ['data', ...perUnit, 'engines', 'colloquial'])
    mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><html lang="uk"><meta charset="utf-8"><title>Bench</title>',
  );
  cpSync(DATA_DIR, join(dir, 'data'), { recursive: true });
  for (const [lang, synonyms] of Object.entries(COLLOQUIAL))
    writeFileSync(join(dir, 'colloquial', `${lang}.txt`), synonyms);
  const editions: BenchEdition[] = [];
  for (const file of listEditionFiles(DATA_DIR)) {
    const data = JSON.parse(readFileSync(join(DATA_DIR, file), 'utf8')) as GameData;
    const { game, lang } = data;
    for (const unit of DOCUMENT_UNITS) {
      const documents = gameDataToBenchDocuments(data, unit);
      writeFileSync(join(dir, 'documents', unit, `${game}.${lang}.json`), JSON.stringify(documents));
      await writePagefind(join(dir, 'pagefind', unit, `${game}.${lang}`), lang, documents);
    }
    editions.push({ game, lang });
  }
  for (const { id } of ENGINES) await bundleEngine(id, join(dir, 'engines', `${id}.js`));
  return editions;
}

async function bundleEngine(id: string, outfile: string): Promise<void> {
  await build({
    stdin: {
      contents: `import { createEngine } from './${id}.mjs'; globalThis.createEngine = createEngine;`,
      resolveDir: 'bench/search/engines',
    },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    outfile,
  });
}
