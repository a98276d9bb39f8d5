// `npm run budgets`: prints the size of the files that each kind of page loads before the reader does anything. With
// `--write`, it also writes the sizes to tests/budgets.json, next to the limits.
import { readFileSync, writeFileSync } from 'node:fs';
import type { FileSizes } from '../../lib/budgets/compare-budgets';
import {
  FIRST_TAPS,
  PAGE_TYPES,
  weighClientFiles,
  weighData,
  weighEntries,
  weighPage,
  withImports,
} from '../measure/page-weights';
import { parseArguments } from '../setup/parse-arguments';

const FILE = 'tests/budgets.json';
const { values } = parseArguments(
  `npm run budgets -- [--write]
  --write  writes the sizes to ${FILE}, next to the limits`,
  { options: { write: { type: 'boolean', default: false } } },
);
const sum = (files: FileSizes) => Object.values(files).reduce((total, bytes) => total + bytes, 0);
const size = (bytes: number) => (bytes / 1000).toFixed(1);
const heaviest = (files: FileSizes) => Object.entries(files).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];

const pages = Object.entries(PAGE_TYPES).map(([type, path]) => ({ type, path, page: weighPage(path) }));
const entries = weighEntries();
const data = weighData();
const clientFiles = weighClientFiles();

console.log(
  '| page, KB compressed | HTML | scripts | styles | fonts | requests |\n| --- | --- | --- | --- | --- | --- |',
);
for (const { type, page } of pages)
  console.log(
    `| ${type} | ${[page.html, sum(page.scripts), sum(page.styles), sum(page.fonts)].map(size).join(' | ')} | ${page.requests} |`,
  );
const [entry, entryBytes] = heaviest(entries);
const [edition, editionBytes] = heaviest(data);
console.log(
  `\nLargest entry: ${entry}, ${size(entryBytes)} KB. Largest data file: ${edition}, ${size(editionBytes)} KB.`,
);
for (const [name, files] of Object.entries(FIRST_TAPS))
  console.log(
    `The first tap on ${name} loads ${size(withImports(files).reduce((total, file) => total + (clientFiles[file] ?? 0), 0))} KB of scripts.`,
  );

if (values.write) {
  const { limits } = JSON.parse(readFileSync(FILE, 'utf8'));
  const merged = (kind: 'scripts' | 'styles' | 'fonts') =>
    Object.assign({}, ...pages.map(({ page }) => page[kind]));
  const html = Object.fromEntries(pages.map(({ path, page }) => [path, page.html]));
  const noted = {
    html: { ...html, [entry]: entryBytes },
    scripts: merged('scripts'),
    styles: merged('styles'),
    fonts: merged('fonts'),
    data,
    parts: clientFiles,
  };
  writeFileSync(FILE, `${JSON.stringify({ limits, noted }, null, 2)}\n`);
}
