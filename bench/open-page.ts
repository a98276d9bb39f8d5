// Opens a page in a new browser profile, prepared for functions of the benchmark to run in it.
import type { Browser, Page } from 'playwright-core';

export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // esbuild wraps functions in calls of its helper `__name`, which a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  return page;
}

/** Slows the main thread of the page; DevTools cannot slow workers. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
