// Finds a Chromium for the tests, or gets one; otherwise says what to install.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installPackages, quietly } from './debian.mjs';
import { hashOf, say, stop } from './setup.mjs';

/** A package of the headless shell alone, as its makers would have it: one version for everybody, and quicker than Debian's. */
const PINNED = resolve('scripts/chromium');

/** The headless shell is the same engine without windows of its own, and takes less than half the time. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightPath() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/** The pinned one, where it can be had and the few libraries it asks for are there. */
async function pinnedPath() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const modules = join(PINNED, 'node_modules');
  const version = hashOf(readFileSync(join(PINNED, 'package-lock.json'))).slice(0, 12);
  const program = join(modules, '.unpacked', version, 'chromium');
  if (!existsSync(program)) {
    say('Getting the Chromium of the tests (70 MB)…');
    if (!quietly('npm', ['ci', '--prefix', PINNED])) return undefined;
    mkdirSync(dirname(program), { recursive: true });
    await pipeline(
      createReadStream(join(modules, '@sparticuz/chromium/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(`${program}.new`, { mode: 0o755 }),
    );
    renameSync(`${program}.new`, program);
  }
  return quietly(program, ['--version']) ? program : undefined;
}

/** @returns {Promise<string>} */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const pinned = await pinnedPath();
  if (pinned) return pinned;
  const known = KNOWN.find((path) => existsSync(path));
  if (known) return known;
  const own = await playwrightPath();
  if (existsSync(own)) return own;
  say('There is no Chromium here: getting one…');
  if (installPackages(['chromium-headless-shell'], ['chromium'])) {
    const installed = KNOWN.find((path) => existsSync(path));
    if (installed) return installed;
  }
  if (quietly('npx', ['playwright-core', 'install', 'chromium']) && existsSync(own)) return own;
  return stop(
    'The tests need Chromium and none could be had. Install Chromium or Chrome, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

// `node scripts/find-browser.mjs` gets it beside other work.
if (process.argv[1] === fileURLToPath(import.meta.url)) await findBrowser();
