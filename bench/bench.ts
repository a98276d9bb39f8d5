// `npm run bench`: measures the site beside its peers and writes the tables of the README.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { ensureBuilt } from '../scripts/setup.mjs';
import { installPeers, versionOf } from './install-peers';
import { machineToText } from './machine';
import { benchSearch } from './search/bench-search';
import { searchFiguresToMarkdown } from './search/search-table';
import { writeReadme } from './write-readme';

const say = (line: string) => console.error(line);

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  ensureBuilt();
  say('Installing what is compared…');
  installPeers();
  const browser = await chromium.launch({
    executablePath: String(await findBrowser()),
    args: ['--no-sandbox'],
  });
  try {
    const machine = machineToText(browser.version());
    say('Search:');
    const search = `${searchFiguresToMarkdown(await benchSearch(browser, say), versionOf)}\n\n${machine}`;
    console.log(search);
    if (!values['dry-run']) writeReadme('search', search);
  } finally {
    await browser.close();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
