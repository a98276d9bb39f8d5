// From the address to the first answer: a script taps the search field as soon as it is there and enters one word.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median } from '../figures';
import { NETWORK, SLOWED } from './measure-page';

/** What to tap, where to type, and what an answer looks like. */
export interface SearchOf {
  address: string;
  open: string;
  field: string;
  answer: string;
  word: string;
}

/** Milliseconds from asking for the page. */
export interface AnswerFigures {
  /** First visit, slow network, slowed. */
  first: number;
  /** From the device (after an earlier visit), slowed and not. */
  againSlowed: number;
  again: number;
}

const RUNS = 5;

export async function measureAnswer(browser: Browser, search: SearchOf): Promise<AnswerFigures> {
  const first: number[] = [];
  const againSlowed: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newPhone(browser);
    first.push(await askOnce(context, search, { network: true, slowed: SLOWED }));
    await settle(context, search.address);
    againSlowed.push(await askOnce(context, search, { network: false, slowed: SLOWED }));
    again.push(await askOnce(context, search, { network: false, slowed: 1 }));
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

/** Lets the site keep what it keeps: its offline copy, the browser's cache. */
async function settle(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(4000);
  await page.close();
}

async function askOnce(
  context: BrowserContext,
  { address, open, field, answer, word }: SearchOf,
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
        // Whoever gets no answer for so long enters the word again: a field may be there before anything listens to it.
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
