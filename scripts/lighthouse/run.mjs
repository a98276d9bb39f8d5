// `npm run lighthouse`: runs Lighthouse with its phone profile on the main kinds of pages, and updates
// docs/measurements.md. The site is built with the origin of the local server, because Lighthouse requires absolute
// canonical addresses.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../server/static-server.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { fail, run } from '../setup/install-and-build.mjs';

const PORT = 4175;
const OUT = '.pravylo/lighthouse';
const ORIGIN = `http://localhost:${PORT}`;
const PAGES = {
  'home page': '/',
  game: '/outer-rim/uk/',
  entry: '/outer-rim/uk/combat/',
  'search open': '/outer-rim/uk/?q=%D0%BF%D0%B0%D1%82%D1%80%D1%83%D0%BB%D1%8C',
  Offline: '/offline/',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Number of runs per page. The figures are those of the run with the median blocking time, because a single run depends
 * on the load of the machine.
 */
const RUNS = 3;
const blockingOf = (lhr) => Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN);

if (!run('npm', ['run', '-s', 'build'], { env: { ...process.env, SITE_ORIGIN: ORIGIN, OUT_DIR: OUT } }))
  fail('The build failed; see its output above.');

/**
 * Audits a page in a new browser that has stored nothing, as on a first visit. Lighthouse does not delete everything
 * that a page stores.
 */
async function audit(path) {
  const chrome = await launch({
    chromePath: String(await findChromium()),
    // The browser has the language of the home page at `/`. With another language, the page would redirect.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--accept-lang=uk-UA'],
  });
  try {
    const { lhr } = await lighthouse(ORIGIN + path, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    return lhr;
  } finally {
    await chrome.kill();
  }
}

const { server } = await serve({ dir: OUT, port: PORT });
const rows = [];
try {
  for (const [name, path] of Object.entries(PAGES)) {
    const results = [];
    for (let nth = 0; nth < RUNS; nth++) results.push(await audit(path));
    results.sort((a, b) => blockingOf(a) - blockingOf(b));
    const lhr = results[Math.floor(RUNS / 2)];
    const score = (kind) => Math.round((lhr.categories[kind]?.score ?? 0) * 100);
    rows.push(`| ${name} | ${CATEGORIES.map(score).join(' | ')} | ${blockingOf(lhr)} |`);
    for (const { id, title, score: auditScore } of Object.values(lhr.audits))
      if (auditScore !== null && auditScore < 0.9)
        console.error(`  ${name}: ${id} (${title}): ${auditScore}`);
  }
} finally {
  server.close();
}
const table = [
  '| page | performance | accessibility | best practices | SEO | blocking, ms |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
console.log(table);
const text = readFileSync('docs/measurements.md', 'utf8');
writeFileSync(
  'docs/measurements.md',
  text.replace(
    /(<!-- lighthouse -->)[\s\S]*(<!-- \/lighthouse -->)/,
    (_, from, to) => `${from}\n\n${table}\n\n${to}`,
  ),
);
process.exit(0);
