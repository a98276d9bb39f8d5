// A page of a fresh profile, in which the functions of this benchmark can run.
import type { Browser, Page } from 'playwright-core';

export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // The runner names functions by a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  return page;
}

/** Slows the page's thread; workers cannot be slowed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
