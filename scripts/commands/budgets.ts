// `npm run budgets`: what each type of page loads first, as a table; `--write` notes it in tests/budgets.json, limits untouched.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Weights } from '../../lib/budgets/compare-budgets';
import { PAGE_TYPES, TAPS, weighData, weighEntries, weighPage, weighParts } from '../measure/page-weights';

const FILE = 'tests/budgets.json';
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const sum = (files: Weights) => Object.values(files).reduce((total, bytes) => total + bytes, 0);
const size = (bytes: number) => (bytes / 1000).toFixed(1);
const heaviest = (files: Weights) => Object.entries(files).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];

const pages = Object.entries(PAGE_TYPES).map(([type, path]) => ({ type, path, page: weighPage(path) }));
const entries = weighEntries();
const data = weighData();
const parts = weighParts();

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
  `\nThe heaviest entry: ${entry}, ${size(entryBytes)} KB. The heaviest data: ${edition}, ${size(editionBytes)} KB.`,
);
for (const [name, files] of Object.entries(TAPS))
  console.log(
    `The first tap on ${name} brings ${size(files.reduce((total, file) => total + (parts[file] ?? 0), 0))} KB of scripts.`,
  );

if (values.write) {
  const { limits } = JSON.parse(readFileSync(FILE, 'utf8'));
  const merged = (part: 'scripts' | 'styles' | 'fonts') =>
    Object.assign({}, ...pages.map(({ page }) => page[part]));
  const html = Object.fromEntries(pages.map(({ path, page }) => [path, page.html]));
  const noted = {
    html: { ...html, [entry]: entryBytes },
    scripts: merged('scripts'),
    styles: merged('styles'),
    fonts: merged('fonts'),
    data,
    parts,
  };
  writeFileSync(FILE, `${JSON.stringify({ limits, noted }, null, 2)}\n`);
}
