// Loads islands and strings on demand. If an island cannot be loaded, the page stays usable and shows an error.
import type { Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { interfaceLangOf } from './interface-lang';
import { ISLANDS_WITHOUT_STRINGS, type IslandName, type Islands } from './islands';
import { addStrings, hasStrings, type Strings } from './strings';

/**
 * Maps the name of an island to the numbers of the files that it shares with other islands: 0 is preact-runtime.js, 3 is
 * shared-3.js. The build inserts this object and the next one.
 */
declare const ISLANDS: Record<string, number[]>;
/** Maps the name of a worker or data file to its file name, which is not made of its name. */
declare const ASSETS: Record<string, string>;

const sharedFile = (number: number): string => (number ? `shared-${number}.js` : 'preact-runtime.js');

/** Returns the address of a file in the folder of this script. */
const addressOf = (file: string): string => new URL(`./${file}`, import.meta.url).href;

/** Maps a folder of client/ to the additional strings files of its islands: `offline` needs lib/i18n/uk-offline.ts. */
const STRINGS_OF_FOLDER: Record<string, string[]> = {
  offline: ['offline'],
  decisions: ['decisions'],
  'private-books': ['private-books', 'offline', 'decisions'],
};

/**
 * Returns the address of a data file of this version of the site; undefined if the site does not have the file. The
 * name `colloquial/uk`, for example, is the file of colloquial synonyms in Ukrainian.
 */
export function findAssetAddress(name: string): string | undefined {
  const file = ASSETS[name];
  return file && addressOf(file);
}

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads an island: fetches all its files in parallel, then imports them. Some browsers remember a failed import() until
 * the page is closed, but never a failed fetch(). So a load that fails in fetch() can be tried again.
 */
function load(name: string): Promise<unknown> {
  const known = loading.get(name);
  if (known) return known;
  // The island `search/panel` is the file search-panel.js.
  const own = ASSETS[name] ?? `${name.replace('/', '-')}.js`;
  const files = [own, ...(ISLANDS[name] ?? []).map(sharedFile)].map(addressOf);
  const request = Promise.all(files.map(prefetch))
    .then(() => Promise.all(files.map((file) => import(file))))
    .then(([island]) => island as unknown);
  loading.set(name, request);
  request.catch(() => loading.delete(name));
  return request;
}

/** Downloads a script file completely, so that the following import() gets the file from the HTTP cache. */
async function prefetch(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`No script at ${file}.`);
  await response.arrayBuffer();
}

/**
 * Loads the strings that `stringsOf` returns for a language: the common strings and, if `folder` is given, those of that
 * folder of client/.
 */
export async function loadStrings(pageLang: Lang, folder = ''): Promise<void> {
  const lang = interfaceLangOf(pageLang);
  await Promise.all(
    [`strings/${lang}`, ...(STRINGS_OF_FOLDER[folder] ?? []).map((group) => `strings/${lang}-${group}`)]
      .filter((name) => !hasStrings(name))
      .map((name) => load(name).then((module) => addStrings(lang, name, module as object))),
  );
}

/** Loads the strings that the HTML of pages contains, exactly in this language. */
export async function loadPageStrings(lang: Lang): Promise<Strings> {
  const [common, offline] = await Promise.all([load(`strings/${lang}`), load(`strings/${lang}-offline`)]);
  return { ...(common as { strings: Strings }).strings, ...(offline as object) };
}

/** Loads an island together with its strings; rejects if a file fails to load. */
export async function loadIsland<N extends IslandName>(name: N): Promise<Islands[N]> {
  const strings = ISLANDS_WITHOUT_STRINGS.has(name) ? undefined : loadStrings(page.lang, name.split('/')[0]);
  const [island] = await Promise.all([load(name), strings]);
  return island as Islands[N];
}

/** Loads an island. If loading fails, shows an error message and returns undefined. */
export async function loadIslandOrReport<N extends IslandName>(name: N): Promise<Islands[N] | undefined> {
  try {
    return await loadIsland(name);
  } catch (error) {
    console.warn(error);
    reportLoadError();
    return undefined;
  }
}

const ERROR_SHOWN_MS = 8000;
let errorLine: HTMLElement | undefined;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows an error message that the HTML of the page already contains, because the strings file may be what failed to
 * load.
 */
export function reportLoadError(): void {
  errorLine ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'island-error', role: 'alert' }),
  );
  errorLine.textContent = document.body.dataset.lost ?? '';
  errorLine.hidden = false;
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => {
    if (errorLine) errorLine.hidden = true;
  }, ERROR_SHOWN_MS);
}
