// Finds a Chromium for the tests, or gets one; otherwise says what to install.
import { existsSync } from 'node:fs';
import { installPackages, quietly } from './debian-packages.mjs';
import { say, stop } from './install-and-build.mjs';

// The headless shell is the same engine without windows of its own, and takes less than half the time.
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

/** @returns {Promise<string>} */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, but there is no such file.`);
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
