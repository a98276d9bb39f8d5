// `npm run bench`: measures this site and similar tools, and writes the tables of docs/measurements.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/setup/find-chromium.mjs';
import { ensureBuilt } from '../scripts/setup/install-and-build.mjs';
import { benchBuilds } from './builds/bench-builds';
import { machineToText } from './describe-machine';
import { installPeers, packageVersion } from './install-peers';
import { benchLibrary, type LibrarySize } from './library/bench-library';
import { benchPages } from './pages/bench-pages';
import { benchPdf } from './pdf/bench-pdf';
import { benchScans } from './pdf/bench-scans';
import { compareConverters } from './pdf/compare-converters';
import { benchSearch } from './search/bench-search';
import { searchFiguresToMarkdown } from './search/search-table';
import { writeMeasurements } from './write-measurements';

const SECTIONS = ['search', 'pages', 'builds', 'library', 'pdf', 'scans', 'converters'] as const;
type Section = (typeof SECTIONS)[number];

/** Prints progress to stderr, because stdout contains the tables. */
const log = (line: string) => console.error(line);

function readOptions(): { sections: Section[]; dryRun: boolean; library: LibrarySize } {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      only: { type: 'string' },
      games: { type: 'string' },
      entries: { type: 'string' },
    },
  });
  const names = values.only?.split(',') ?? SECTIONS;
  const sections = SECTIONS.filter((section) => names.includes(section));
  if (sections.length !== names.length)
    throw new Error(`Unexpected --only ${values.only}, expected some of ${SECTIONS.join(', ')}.`);
  const library = {
    games: values.games?.split(',').map(Number),
    entries: values.entries === undefined ? undefined : Number(values.entries),
  };
  return { sections, dryRun: values['dry-run'], library };
}

try {
  const { sections, dryRun, library } = readOptions();
  // The sections `converters` and `library` do not need the built site.
  if (sections.some((section) => section !== 'converters' && section !== 'library')) ensureBuilt();
  log('Installing the tools to compare with…');
  if (sections.includes('search') || sections.includes('converters')) installPeers('bench');
  if (['pages', 'builds', 'library'].some((section) => sections.includes(section as Section)))
    installPeers('bench/pages');
  const browser = await chromium.launch({
    executablePath: String(await findChromium()),
    args: ['--no-sandbox'],
  });
  try {
    const machine = machineToText(browser.version());
    const measure: Record<Section, () => Promise<string> | string> = {
      search: async () => searchFiguresToMarkdown(await benchSearch(browser, log), packageVersion),
      pages: () => benchPages(browser, log, packageVersion),
      builds: () => benchBuilds(log, packageVersion),
      library: () => benchLibrary(browser, log, packageVersion, library),
      pdf: () => benchPdf(browser, log),
      scans: () => benchScans(browser, log),
      converters: () => compareConverters(browser, log),
    };
    for (const section of sections) {
      log(`${section}:`);
      const table = `${await measure[section]()}\n\n${machine}`;
      console.log(`${table}\n`);
      if (!dryRun) writeMeasurements(`bench:${section}`, table);
    }
  } finally {
    await browser.close();
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
