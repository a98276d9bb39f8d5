// Opens a page in a new browser profile and prepares it to run functions of the benchmark.
import type { Browser, Page } from 'playwright-core';

export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // esbuild wraps functions in calls to its helper `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  return page;
}

/** Slows the main thread of the page by the factor `times`. The DevTools protocol cannot slow the page's workers. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
