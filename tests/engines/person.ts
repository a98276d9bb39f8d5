// A reader at a page, in whatever engine: looks for things by their names, taps them, and waits as long as a person would.
import assert from 'node:assert/strict';
import { isAlive } from '../browser/support/page-ready';
import type { EnginePage } from './engine';
import { look, type Sight, toWanted, type What } from './find-in-page';

const PATIENCE = 20_000;
/** So many looks in a row must find a thing in its place before it is tapped. */
const STILL = 3;
const pause = (time = 60) => new Promise((resolve) => setTimeout(resolve, time));

export interface Reader {
  page: EnginePage;
  /** Opens an address of the site, and waits until it answers to taps. */
  open: (path: string) => Promise<void>;
  /** Waits until the page answers to taps. */
  alive: () => Promise<void>;
  /** Loads the page again. */
  reload: () => Promise<void>;
  /** Waits until it is seen. */
  see: (what: What, patience?: number) => Promise<Sight>;
  /** Waits until it is seen no more. */
  miss: (what: What) => Promise<void>;
  has: (what: What) => Promise<boolean>;
  tap: (what: What) => Promise<void>;
  /** Beside its words: a tap on a word may meet a link. */
  tapBeside: (css: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  back: () => Promise<void>;
  /** Waits until the address is this one: path, query and fragment. */
  at: (address: string | RegExp) => Promise<string>;
  /** Waits until it holds. */
  until: (wish: () => Promise<unknown>, wanted: string, patience?: number) => Promise<void>;
}

/** Everything that the driver may be told while a page goes and another comes. */
const quietly = <Told>(told: Promise<Told>): Promise<Told | undefined> => told.catch(() => undefined);

export function createReader(page: EnginePage, origin: () => string): Reader {
  const sight = (what: What, reach = false) => quietly(page.run(look, toWanted(what, reach)));
  const address = () =>
    quietly(page.run(() => decodeURI(location.pathname + location.search + location.hash), null));

  const until: Reader['until'] = async (wish, wanted, patience = PATIENCE) => {
    const end = Date.now() + patience;
    while (!(await wish())) {
      if (Date.now() > end) assert.fail(`Waited in vain at ${await address()} for ${wanted}.`);
      await pause();
    }
  };

  const see: Reader['see'] = async (what, patience) => {
    let seen: Sight | null | undefined;
    await until(async () => (seen = await sight(what)), JSON.stringify(what), patience);
    return seen as Sight;
  };

  /** A sheet that still rises, or that grows with what has come, is not where it will be. */
  const tap: Reader['tap'] = async (what) => {
    let place: Sight | null | undefined;
    let still = 0;
    await until(
      async () => {
        const last = place;
        place = await sight(what, true);
        still = place?.reachable && last?.x === place.x && last.y === place.y ? still + 1 : 0;
        return still >= STILL;
      },
      `${JSON.stringify(what)} to be in reach`,
    );
    if (place) await page.tap(place.x, place.y);
  };

  const alive = () => until(() => quietly(page.run(isAlive, null)), 'the page to answer to taps');

  return {
    page,
    alive,
    open: async (path) => {
      await page.open(origin() + path);
      await alive();
    },
    reload: async () => {
      await page.reload();
      await alive();
    },
    see,
    miss: (what) => until(async () => (await sight(what)) === null, `${JSON.stringify(what)} to be gone`),
    has: async (what) => (await sight(what)) !== null,
    tap,
    tapBeside: async (css) => {
      const place = await page.run((selector) => {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top } = element?.getBoundingClientRect() ?? { right: 0, top: 0 };
        return { x: right - 5, y: top + 6 };
      }, css);
      await page.tap(place.x, place.y);
    },
    type: page.type,
    press: page.press,
    // By the page's own word: a page that comes back from memory loads nothing that a driver could wait for.
    back: async () => void (await quietly(page.run(() => history.back(), null))),
    at: async (wanted) => {
      let here = '';
      await until(async () => {
        here = (await address()) ?? '';
        return typeof wanted === 'string' ? here === wanted : wanted.test(here);
      }, `the address ${wanted}`);
      return here;
    },
    until,
  };
}

/** The shelf follows the browser's language until one is chosen, and not every engine can be told its own: the reader chooses. */
export async function openShelf(reader: Reader): Promise<void> {
  await reader.open('/shelf/ru/');
  await reader.tap({ css: 'nav.language-toggle a[hreflang="uk"]' });
  await reader.at('/');
  await reader.alive();
}

/** The search opens with its field in the focus. */
export async function openSearch(reader: Reader, name = 'Знайти правило'): Promise<void> {
  await reader.tap({ css: 'search button.dock-field, [role="combobox"]', name });
  await reader.see({ css: 'html.is-searching' });
  await reader.see({ role: 'combobox' });
}

export async function closeSearch(reader: Reader): Promise<void> {
  await reader.press('Escape');
  await reader.miss({ css: 'html.is-searching' });
}
