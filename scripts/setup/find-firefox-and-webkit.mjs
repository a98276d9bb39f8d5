// Finds or installs Firefox and WebKit for the tests. If this fails, tells the user what to install.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printStep } from './install-and-build.mjs';
import { installPackages } from './install-debian-packages.mjs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Folders in `/usr/lib/<processor>` that can contain MiniBrowser, the test browser of WebKitGTK. */
const BROWSERS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];

/**
 * Finds the path of Firefox.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return [process.env.FIREFOX_PATH ?? '', ...FIREFOX].find((path) => path && existsSync(path));
}

/** Finds the WebDriver server of WebKit, the browser that this server controls, and Xvfb (a virtual display). */
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
    advice: 'install Firefox, or set its path: FIREFOX_PATH=/path/to/firefox npm run test:engines',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: [['webkit2gtk-driver', 'xvfb']],
    advice: 'install the packages webkit2gtk-driver and xvfb (Debian, Ubuntu)',
  },
];

/** Installs the missing browser engines. For engines that cannot be installed, prints what the user can do. */
export function installMissingEngines() {
  for (const { name, find, packages, advice } of ENGINES) {
    if (find()) continue;
    printStep(`${name} was not found: installing it…`);
    if (!installPackages(...packages) || !find())
      printStep(`The tests in ${name} are skipped, because it could not be installed: ${advice}.`);
  }
}
