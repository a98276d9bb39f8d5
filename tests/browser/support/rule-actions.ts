// What the tests of a rule's actions do with a page: open them, show the card, read its code.
import type decode from 'jsqr';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { PHONE } from './serve-site';

const DECODER = 'node_modules/jsqr/dist/jsQR.js';
export const RULE = '/outer-rim/uk/patrols/';
export const CLIPBOARD: BrowserContextOptions = {
  ...PHONE,
  permissions: ['clipboard-read', 'clipboard-write'],
};

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function openActions(page: Page, rule: string): Promise<void> {
  // Beside the words: a tap on a word may meet a link.
  const body = page.locator(`#${rule} > .rule-body`);
  const { width } = (await body.boundingBox()) ?? { width: 0 };
  await body.tap({ position: { x: width - 5, y: 6 } });
  await page.getByRole('button', { name: 'Показати за столом' }).waitFor();
}

export async function openCard(page: Page, rule: string): Promise<void> {
  await openActions(page, rule);
  await page.getByRole('button', { name: 'Показати за столом' }).tap();
  await page.locator('.show .qr[data-ready]').waitFor();
}

/** Reads the code from what the eye would see, a screenshot, in a page of its own. */
export async function scan(page: Page): Promise<string | undefined> {
  const png = await page.screenshot();
  const reader = await page.context().newPage();
  await reader.addScriptTag({ path: DECODER });
  const found = await reader.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height);
    const { jsQR } = window as unknown as { jsQR: typeof decode };
    return pixels && jsQR(pixels.data, image.width, image.height)?.data;
  }, png.toString('base64'));
  await reader.close();
  return found;
}

/** Text as it is read: without the spaces that only hold words together. */
export const textOf = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll('\u00a0', ' ');
