// Loads islands and strings on demand. If an island cannot be loaded, the page stays usable and shows an error.
import type { Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { interfaceLangOf } from './interface-lang';
import { ISLANDS_WITHOUT_STRINGS, type IslandName, type Islands } from './island-list';
import { createScriptLoader } from './script-loader';
import { addStrings, hasStrings, type Strings } from './strings';
import { stringsFilesOf } from './strings-files';

/**
 * Maps the names of shared scripts to the islands and strings files that import exactly these scripts. All names are
 * separated by spaces: `{'shared-common shared-home': 'home-game-finder home-searched-games'}`. The build inserts this
 * object (scripts/build/split-client.ts).
 */
declare const ISLAND_FILES: Record<string, string>;
/** Languages for which the site has a file of colloquial synonyms. The build inserts this list. */
declare const COLLOQUIAL_LANGS: string[];

/**
 * Address of this script; other scripts are in the same folder. The value is in a constant, because Vite tries to
 * bundle every file whose name is next to `import.meta.url`.
 */
const FOLDER = import.meta.url;

/** Returns the address of a file in the folder of this script. */
export const addressOf = (file: string): string => new URL(file, FOLDER).href;

/** Returns the address of the colloquial synonyms of a language; undefined if the site has none. */
export const findColloquialAddress = (lang: string): string | undefined =>
  COLLOQUIAL_LANGS.includes(lang) ? addressOf(`colloquial-${lang}.txt`) : undefined;

/** Returns the names of the scripts that a script imports. */
const importsOf = (name: string): string[] =>
  Object.entries(ISLAND_FILES).flatMap(([files, users]) =>
    users.split(' ').includes(name) ? files.split(' ') : [],
  );

/** Loads the script with this name and runs it. */
export const loadScript = createScriptLoader({
  filesOf: (name) => [name, ...importsOf(name)].map((file) => addressOf(`${file}.js`)),
  download: async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`No script at ${file}.`);
    await response.arrayBuffer();
  },
  run: (file) => import(/* @vite-ignore */ file),
});

/**
 * Loads the strings that `stringsOf` returns for a language: the common strings and, if `folder` is given, the strings
 * for this folder of client/.
 */
export async function loadStrings(pageLang: Lang, folder = ''): Promise<void> {
  const lang = interfaceLangOf(pageLang);
  await Promise.all(
    stringsFilesOf(lang, folder)
      .filter((name) => !hasStrings(name))
      .map((name) => loadScript(name).then((module) => addStrings(lang, name, module as object))),
  );
}

/**
 * Returns the strings of the language `lang`, in which the build rendered the page. `stringsOf(lang)` can return
 * strings of the reader's language instead.
 */
export async function loadPageStrings(lang: Lang): Promise<Strings> {
  const [common, offline] = await Promise.all([
    loadScript(`strings-${lang}`),
    loadScript(`strings-${lang}-offline`),
  ]);
  return { ...(common as { strings: Strings }).strings, ...(offline as object) };
}

/** Loads an island together with its strings. Rejects if a file fails to load. */
export async function loadIsland<N extends IslandName>(name: N): Promise<Islands[N]> {
  const strings = ISLANDS_WITHOUT_STRINGS.has(name) ? undefined : loadStrings(page.lang, name.split('/')[0]);
  // The island `search/panel` is the script search-panel.js.
  const [island] = await Promise.all([loadScript(name.replace('/', '-')), strings]);
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
 * Shows an error message. The HTML of the page contains the text, because the file with the strings may have failed to
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
