// A simulated reader that works in every browser: finds elements by role and name, taps them, and waits until they
// appear.
import assert from 'node:assert/strict';
import { isInteractive } from '../browser/support/page-ready';
import type { EnginePage } from './engine';
import { type ElementQuery, type ElementState, inspectElement, toPageQuery } from './locate-elements';

const WAIT_TIMEOUT_MS = 20_000;
/** Number of consecutive checks that must find an element at the same position before it is tapped. */
const STABLE_CHECKS = 3;
const pause = (time = 60) => new Promise((resolve) => setTimeout(resolve, time));

export interface Reader {
  page: EnginePage;
  /** Opens a path of the site and waits until the page reacts to taps. */
  open: (path: string) => Promise<void>;
  /** Waits until the page reacts to taps. */
  waitUntilReady: () => Promise<void>;
  reload: () => Promise<void>;
  /** Waits until a matching element is visible, and returns its state. */
  waitFor: (query: ElementQuery, timeoutMs?: number) => Promise<ElementState>;
  /** Waits until no matching element is visible. */
  waitUntilGone: (query: ElementQuery) => Promise<void>;
  has: (query: ElementQuery) => Promise<boolean>;
  tap: (query: ElementQuery) => Promise<void>;
  /** Taps the upper right corner of an element, where it has no text, because a tap on a word may open a link. */
  tapBlankArea: (css: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  back: () => Promise<void>;
  /** Waits until the page has this address (path, query and fragment), and returns it. */
  waitForAddress: (address: string | RegExp) => Promise<string>;
  /** Waits until the condition is true. `expected` describes the condition for the error message. */
  waitUntil: (condition: () => Promise<unknown>, expected: string, timeoutMs?: number) => Promise<void>;
}

/** Ignores errors, because a browser may reject any command while one page unloads and another loads. */
const ignoreErrors = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  result.catch(() => undefined);

export function createReader(page: EnginePage, origin: () => string): Reader {
  const inspect = (query: ElementQuery, scrollTo = false) =>
    ignoreErrors(page.run(inspectElement, toPageQuery(query, scrollTo)));
  const address = () =>
    ignoreErrors(page.run(() => decodeURI(location.pathname + location.search + location.hash), null));

  const waitUntil: Reader['waitUntil'] = async (condition, expected, timeoutMs = WAIT_TIMEOUT_MS) => {
    const end = Date.now() + timeoutMs;
    while (!(await condition())) {
      if (Date.now() > end) assert.fail(`Timed out at ${await address()} while waiting for ${expected}.`);
      await pause();
    }
  };

  const waitFor: Reader['waitFor'] = async (query, timeoutMs) => {
    let state: ElementState | null | undefined;
    await waitUntil(async () => (state = await inspect(query)), JSON.stringify(query), timeoutMs);
    return state as ElementState;
  };

  /**
   * Waits until the element has stopped moving, then taps it. A dialog, for example, slides in and grows while its
   * content loads.
   */
  const tap: Reader['tap'] = async (query) => {
    let state: ElementState | null | undefined;
    let stableChecks = 0;
    await waitUntil(
      async () => {
        const last = state;
        state = await inspect(query, true);
        stableChecks = state?.reachable && last?.x === state.x && last.y === state.y ? stableChecks + 1 : 0;
        return stableChecks >= STABLE_CHECKS;
      },
      `${JSON.stringify(query)} to be reachable`,
    );
    if (state) await page.tap(state.x, state.y);
  };

  const waitUntilReady = () =>
    waitUntil(() => ignoreErrors(page.run(isInteractive, null)), 'the page to react to taps');

  return {
    page,
    waitUntilReady,
    open: async (path) => {
      await page.open(origin() + path);
      await waitUntilReady();
    },
    reload: async () => {
      await page.reload();
      await waitUntilReady();
    },
    waitFor,
    waitUntilGone: (query) =>
      waitUntil(async () => (await inspect(query)) === null, `${JSON.stringify(query)} to be gone`),
    has: async (query) => (await inspect(query)) !== null,
    tap,
    tapBlankArea: async (css) => {
      const position = await page.run((selector) => {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top } = element?.getBoundingClientRect() ?? { right: 0, top: 0 };
        return { x: right - 5, y: top + 6 };
      }, css);
      await page.tap(position.x, position.y);
    },
    type: page.type,
    press: page.press,
    // Goes back with `history.back()`, because a page from the back/forward cache fires no load event that the driver
    // could wait for.
    back: async () => void (await ignoreErrors(page.run(() => history.back(), null))),
    waitForAddress: async (expected) => {
      let current = '';
      await waitUntil(async () => {
        current = (await address()) ?? '';
        return typeof expected === 'string' ? current === expected : expected.test(current);
      }, `the address ${expected}`);
      return current;
    },
    waitUntil,
  };
}

/**
 * Opens the home page and chooses Ukrainian. Without this choice the page would be in the browser's language, which
 * tests cannot set in every browser.
 */
export async function openShelf(reader: Reader): Promise<void> {
  await reader.open('/shelf/ru/');
  await reader.tap({ css: 'nav.language-toggle a[hreflang="uk"]' });
  await reader.waitForAddress('/');
  await reader.waitUntilReady();
}

/** Opens the search and waits until its field is visible. */
export async function openSearch(reader: Reader, name = 'Знайти правило'): Promise<void> {
  await reader.tap({ css: 'search button.dock-field, [role="combobox"]', name });
  await reader.waitFor({ css: 'html.is-searching' });
  await reader.waitFor({ role: 'combobox' });
}

export async function closeSearch(reader: Reader): Promise<void> {
  await reader.press('Escape');
  await reader.waitUntilGone({ css: 'html.is-searching' });
}
