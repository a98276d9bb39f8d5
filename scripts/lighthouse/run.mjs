// `npm run lighthouse`: Lighthouse's phone on the main kinds of pages, and a table of it in the README. The site is built with an
// origin of its own, because an address that search engines are told must be whole.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../server/static-server.mjs';
import { findBrowser } from '../setup/find-browser.mjs';
import { run, stop } from '../setup/install-and-build.mjs';

const PORT = 4175;
const OUT = '.pravylo/lighthouse';
const ORIGIN = `http://localhost:${PORT}`;
const PAGES = {
  shelf: '/',
  game: '/outer-rim/uk/',
  entry: '/outer-rim/uk/combat/',
  'search open': '/outer-rim/uk/?q=%D0%BF%D0%B0%D1%82%D1%80%D1%83%D0%BB%D1%8C',
  Offline: '/offline/',
};
const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];
/** One look depends on what else the machine does; of several the middle one by its blocking time is told. */
const LOOKS = 3;
const blockingOf = (lhr) => Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN);

if (!run('npm', ['run', '-s', 'build'], { env: { ...process.env, SITE_ORIGIN: ORIGIN, OUT_DIR: OUT } }))
  stop('The site was not built: the lines above say why.');
/** A browser of its own for every look: Lighthouse leaves what a page remembers, and a first visit remembers nothing. */
async function look(path) {
  const chrome = await launch({
    chromePath: String(await findBrowser()),
    // In the site's own first language: a reader of another one would be led on to his.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--accept-lang=uk-UA'],
  });
  try {
    const { lhr } = await lighthouse(ORIGIN + path, {
      port: chrome.port,
      onlyCategories: KINDS,
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
    const looks = [];
    for (let nth = 0; nth < LOOKS; nth++) looks.push(await look(path));
    looks.sort((a, b) => blockingOf(a) - blockingOf(b));
    const lhr = looks[Math.floor(LOOKS / 2)];
    const score = (kind) => Math.round((lhr.categories[kind]?.score ?? 0) * 100);
    rows.push(`| ${name} | ${KINDS.map(score).join(' | ')} | ${blockingOf(lhr)} |`);
    for (const { id, title, score: own } of Object.values(lhr.audits))
      if (own !== null && own < 0.9) console.error(`  ${name}: ${id} (${title}): ${own}`);
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
const text = readFileSync('README.md', 'utf8');
writeFileSync(
  'README.md',
  text.replace(
    /(<!-- lighthouse -->)[\s\S]*(<!-- \/lighthouse -->)/,
    (_, from, to) => `${from}\n\n${table}\n\n${to}`,
  ),
);
process.exit(0);
