// Finds Firefox and WebKit for the tests, or gets them; otherwise says in a sentence what to install.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian-packages.mjs';
import { say } from './install-and-build.mjs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Folders of the small browser that comes with WebKit, below those of the processors. */
const BROWSERS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];

/** @returns {string | undefined} */
export function findFirefox() {
  return [process.env.FIREFOX_PATH ?? '', ...FIREFOX].find((path) => path && existsSync(path));
}

/** The driver, the browser it drives, and the screen that is no screen. */
export function findWebKit() {
  if (![DRIVER, SCREEN].every((path) => existsSync(path))) return undefined;
  const folders = readdirSync('/usr/lib').flatMap((name) =>
    BROWSERS.map((one) => join('/usr/lib', name, one)),
  );
  const browser = folders.map((dir) => join(dir, 'MiniBrowser')).find((path) => existsSync(path));
  return browser && { driver: DRIVER, browser, screen: SCREEN };
}

const ENGINES = [
  {
    name: 'Firefox',
    find: findFirefox,
    packages: [['firefox-esr'], ['firefox']],
    cure: 'install Firefox, or name it: FIREFOX_PATH=/path/to/firefox npm run test:engines',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: [['webkit2gtk-driver', 'xvfb']],
    cure: 'install the packages webkit2gtk-driver and xvfb (Debian, Ubuntu)',
  },
];

/** Gets what is missing; what could not be had is said, each in a sentence. */
export function getEngines() {
  for (const { name, find, packages, cure } of ENGINES) {
    if (find()) continue;
    say(`There is no ${name} here: getting it…`);
    if (!installPackages(...packages) || !find())
      say(`The tests in ${name} are left out, because it could not be had: ${cure}.`);
  }
}
