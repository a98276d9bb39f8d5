// Opens a page in a new browser profile and prepares it to run functions of the benchmark.
import type { Browser, Page } from 'playwright-core';

export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // esbuild adds calls to its helper function `__name` to the code. This function does not exist in the page, so this
  // script defines it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  return page;
}

/** Makes the main thread of the page slower by the factor `times`. The DevTools protocol cannot slow down workers. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
