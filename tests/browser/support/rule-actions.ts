// Helpers for the tests of the actions for a rule: opening the dialog with the actions, showing the full-screen card,
// scanning its QR code.
import type decode from 'jsqr';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { PHONE } from './serve-site';

const QR_DECODER = 'node_modules/jsqr/dist/jsQR.js';
export const PATROLS = '/outer-rim/uk/patrols/';
export const PHONE_WITH_CLIPBOARD: BrowserContextOptions = {
  ...PHONE,
  permissions: ['clipboard-read', 'clipboard-write'],
};

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function openActions(page: Page, rule: string): Promise<void> {
  // Taps the right edge of the rule, because a tap on a word may hit a link.
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

/** Returns the text of the QR code on the page. Decodes a screenshot of the page. */
export async function scanQrCode(page: Page): Promise<string | undefined> {
  const png = await page.screenshot();
  const reader = await page.context().newPage();
  await reader.addScriptTag({ path: QR_DECODER });
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

/** Returns the visible text of an element, with ordinary spaces in place of non-breaking ones. */
export const readText = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll('\u00a0', ' ');
