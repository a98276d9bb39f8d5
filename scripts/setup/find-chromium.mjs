// Finds or installs Chromium for the tests. If this fails, tells the user what to install, and exits.
import { existsSync } from 'node:fs';
import { fail, printStep } from './install-and-build.mjs';
import { installPackages, runSilently } from './install-debian-packages.mjs';

// The headless shell is first, because the tests take half the time with it: it opens no windows. It has the same
// browser engine as Chromium.
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

/**
 * Returns the path of Chromium.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const fromSettings = process.env.CHROMIUM_PATH;
  if (fromSettings)
    return existsSync(fromSettings)
      ? fromSettings
      : fail(`CHROMIUM_PATH is ${fromSettings}, but there is no such file.`);
  const known = KNOWN.find((path) => existsSync(path));
  if (known) return known;
  const ofPlaywright = await playwrightPath();
  if (existsSync(ofPlaywright)) return ofPlaywright;
  printStep('Chromium was not found: installing it…');
  if (installPackages(['chromium-headless-shell'], ['chromium'])) {
    const installed = KNOWN.find((path) => existsSync(path));
    if (installed) return installed;
  }
  if (runSilently('npx', ['playwright-core', 'install', 'chromium']) && existsSync(ofPlaywright))
    return ofPlaywright;
  return fail(
    'The tests need Chromium, and it could not be installed. Install Chromium or Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
