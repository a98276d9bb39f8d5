// Measures the time from navigation to the first search result. A script in the page taps the search field as soon as
// the field is visible, and types one word.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median } from '../statistics';
import { CPU_SLOWDOWN, NETWORK } from './measure-page';

/** The address of a page and the CSS selectors of its search: the element to tap, the input field, a result. */
export interface SearchSelectors {
  address: string;
  open: string;
  field: string;
  answer: string;
  word: string;
}

/** The times from navigation to the first search result, in milliseconds, without the searches that got no result. */
export interface AnswerFigures {
  /** Time to the first result on the first visit, in milliseconds, with a slow network and a slowed processor. */
  first: number;
  /** Time to the first result on a later visit, in milliseconds, with a slowed processor. */
  againSlowed: number;
  /** Time to the first result on a later visit, in milliseconds, at the normal speed of the processor. */
  again: number;
  /** Number of searches that got no result in time. */
  lost: number;
}

export const RUNS = 5;
/** Time in seconds after which a search without a result counts as lost. */
export const LOST_AFTER_S = 15;

export async function measureAnswer(browser: Browser, search: SearchSelectors): Promise<AnswerFigures> {
  const first: (number | undefined)[] = [];
  const againSlowed: (number | undefined)[] = [];
  const again: (number | undefined)[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newPhone(browser);
    first.push(await timeOneSearch(context, search, { network: true, slowed: CPU_SLOWDOWN }));
    await waitForCaches(context, search.address);
    againSlowed.push(await timeOneSearch(context, search, { network: false, slowed: CPU_SLOWDOWN }));
    again.push(await timeOneSearch(context, search, { network: false, slowed: 1 }));
    await context.close();
  }
  const answered = (times: (number | undefined)[]) => times.filter((time) => time !== undefined);
  return {
    first: median(answered(first)),
    againSlowed: median(answered(againSlowed)),
    again: median(answered(again)),
    lost: [...first, ...againSlowed, ...again].filter((time) => time === undefined).length,
  };
}

const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'uk-UA',
  });

/** Opens the page, and waits until the browser cache and the offline storage of the site are complete. */
async function waitForCaches(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(4000);
  await page.close();
}

/** Returns the time from navigation to the first result, in milliseconds; undefined if there is no result in time. */
async function timeOneSearch(
  context: BrowserContext,
  { address, open, field, answer, word }: SearchSelectors,
  { network, slowed }: { network: boolean; slowed: number },
): Promise<number | undefined> {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(
    ({ open: toOpen, field: toType, answer: toSee, word: typed }) => {
      let isEntered = false;
      const timer = setInterval(() => {
        const input = document.querySelector<HTMLInputElement>(toType);
        const button = document.querySelector<HTMLElement>(toOpen);
        const isShown = input?.checkVisibility();
        if (!isShown && button?.checkVisibility() && !(button as HTMLButtonElement).disabled) button.click();
        // Enters the word once, even if the script of the field has not run yet, as a fast reader would do.
        if (input && isShown && !isEntered) {
          isEntered = true;
          input.focus();
          input.value = typed;
          input.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
        }
        if (document.querySelector(toSee)) {
          clearInterval(timer);
          requestAnimationFrame(() => Object.assign(window, { answered: performance.now() }));
        }
      }, 20);
    },
    { open, field, answer, word },
  );
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page
    .waitForFunction(() => (window as { answered?: number }).answered, undefined, {
      timeout: LOST_AFTER_S * 1000,
      polling: 50,
    })
    .then(
      (answered) => answered.jsonValue(),
      () => undefined,
    );
  await page.close();
  return time;
}
