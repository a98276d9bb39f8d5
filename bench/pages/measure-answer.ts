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

/** The times from navigation to the first search result, in milliseconds. */
export interface AnswerFigures {
  /** Time on the first visit, with a slow network and a slowed processor. */
  first: number;
  /** Time on a later visit, with a slowed processor. */
  againSlowed: number;
  /** Time on a later visit, with a normal processor. */
  again: number;
}

const RUNS = 5;

export async function measureAnswer(browser: Browser, search: SearchSelectors): Promise<AnswerFigures> {
  const first: number[] = [];
  const againSlowed: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newPhone(browser);
    first.push(await timeOneSearch(context, search, { network: true, slowed: CPU_SLOWDOWN }));
    await waitForCaches(context, search.address);
    againSlowed.push(await timeOneSearch(context, search, { network: false, slowed: CPU_SLOWDOWN }));
    again.push(await timeOneSearch(context, search, { network: false, slowed: 1 }));
    await context.close();
  }
  return { first: median(first), againSlowed: median(againSlowed), again: median(again) };
}

const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'uk-UA',
  });

/** Opens the page and waits until the browser cache and the offline storage of the site are filled. */
async function waitForCaches(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(4000);
  await page.close();
}

async function timeOneSearch(
  context: BrowserContext,
  { address, open, field, answer, word }: SearchSelectors,
  { network, slowed }: { network: boolean; slowed: number },
): Promise<number> {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(
    ({ open: toOpen, field: toType, answer: toSee, word: typed }) => {
      let entered = 0;
      const timer = setInterval(() => {
        const input = document.querySelector<HTMLInputElement>(toType);
        const button = document.querySelector<HTMLElement>(toOpen);
        const isShown = input?.checkVisibility();
        if (!isShown && button?.checkVisibility() && !(button as HTMLButtonElement).disabled) button.click();
        // If no result appears for two seconds, the word is typed again, because the field may be visible before its
        // script has loaded.
        if (input && isShown && (input.value !== typed || performance.now() - entered > 2000)) {
          entered = performance.now();
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
  const answered = await page.waitForFunction(() => (window as { answered?: number }).answered, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  const time = (await answered.jsonValue()) as number;
  await page.close();
  return time;
}
