// Brings a part when it is needed. Where it cannot come the page stays as it is, and a sentence in the reader's language says so.
import type { Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { type IslandName, type Islands, SILENT } from './islands';
import { keepStrings, knows } from './strings';

/** Part to the files it is made of, its own first: written by the build, all of them beside this script. */
declare const ISLANDS: Record<string, string[]>;

const ROOMS: Record<string, string[]> = {
  offline: ['offline'],
  decisions: ['decisions'],
  'private-books': ['private-books', 'offline', 'decisions'],
};

/** Address of a file of this version that is read and not run; undefined where there is none. */
export function fileAddress(name: string): string | undefined {
  const [file] = ISLANDS[name] ?? [];
  return file && new URL(`./${file}`, import.meta.url).href;
}

const coming = new Map<string, Promise<unknown>>();

/**
 * All files are fetched before the browser is asked to run any: a script that failed to come once is not asked for again by
 * every browser, a fetch is. It also brings them side by side, not one after another; and so they are asked to run.
 */
function load(name: string): Promise<unknown> {
  const known = coming.get(name);
  if (known) return known;
  const files = (ISLANDS[name] ?? []).map((file) => new URL(`./${file}`, import.meta.url).href);
  const request = Promise.all(files.map(fetchWhole))
    .then(() => Promise.all(files.map((file) => import(file))))
    .then(([part]) => part as unknown);
  coming.set(name, request);
  request.catch(() => coming.delete(name));
  return request;
}

async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`No script at ${file}.`);
  await response.arrayBuffer();
}

/** The words of a language; some rooms have words of their own: keeping the site on the device, decisions, private books. */
export async function loadStrings(lang: Lang, room = ''): Promise<void> {
  await Promise.all(
    [`strings/${lang}`, ...(ROOMS[room] ?? []).map((words) => `strings/${lang}-${words}`)]
      .filter((name) => !knows(name))
      .map((name) => load(name).then((module) => keepStrings(lang, name, module as object))),
  );
}

/** The part with the words it speaks; fails where it cannot come. */
export async function loadIsland<N extends IslandName>(name: N): Promise<Islands[N]> {
  const words = SILENT.has(name) ? undefined : loadStrings(page.lang, name.split('/')[0]);
  const [part] = await Promise.all([load(name), words]);
  return part as Islands[N];
}

/** Brings a part; where it cannot come, says so and gives nothing. */
export async function loadIslandOrReport<N extends IslandName>(name: N): Promise<Islands[N] | undefined> {
  try {
    return await loadIsland(name);
  } catch (error) {
    console.warn(error);
    reportLoadError();
    return undefined;
  }
}

const SHOWN_MS = 8000;
let lost: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Written into the page itself: the words of the interface may be what did not come. */
export function reportLoadError(): void {
  lost ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'island-error', role: 'alert' }),
  );
  lost.textContent = document.body.dataset.lost ?? '';
  lost.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (lost) lost.hidden = true;
  }, SHOWN_MS);
}
