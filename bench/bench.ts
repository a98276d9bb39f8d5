// `npm run bench`: measures the site beside its peers and writes the tables of the README.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/setup/find-browser.mjs';
import { ensureBuilt } from '../scripts/setup/install-and-build.mjs';
import { benchBuilds } from './builds/bench-builds';
import { installPeers, versionOf } from './install-peers';
import { machineToText } from './machine';
import { benchPages } from './pages/bench-pages';
import { benchPdf } from './pdf/bench-pdf';
import { benchSearch } from './search/bench-search';
import { searchFiguresToMarkdown } from './search/search-table';
import { writeReadme } from './write-readme';

const PARTS = ['search', 'pages', 'builds', 'pdf'] as const;
type Part = (typeof PARTS)[number];
const say = (line: string) => console.error(line);

function readOptions(): { parts: Part[]; dryRun: boolean } {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const named = values.only?.split(',') ?? PARTS;
  const parts = PARTS.filter((part) => named.includes(part));
  if (parts.length !== named.length)
    throw new Error(`Unexpected --only ${values.only}, expected ${PARTS.join(', ')}.`);
  return { parts, dryRun: values['dry-run'] };
}

try {
  const { parts, dryRun } = readOptions();
  ensureBuilt();
  say('Installing what is compared…');
  if (parts.includes('search')) installPeers('bench');
  if (parts.includes('pages') || parts.includes('builds')) installPeers('bench/pages');
  const browser = await chromium.launch({
    executablePath: String(await findBrowser()),
    args: ['--no-sandbox'],
  });
  try {
    const machine = machineToText(browser.version());
    const measure: Record<Part, () => Promise<string> | string> = {
      search: async () => searchFiguresToMarkdown(await benchSearch(browser, say), versionOf),
      pages: () => benchPages(browser, say, versionOf),
      builds: () => benchBuilds(say, versionOf),
      pdf: () => benchPdf(browser, say),
    };
    for (const part of parts) {
      say(`${part}:`);
      const table = `${await measure[part]()}\n\n${machine}`;
      console.log(`${table}\n`);
      if (!dryRun) writeReadme(`bench:${part}`, table);
    }
  } finally {
    await browser.close();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
