// Tests the download of the PDF library behind a captive portal, which is a network that answers every address with
// its own page or changes scripts. No wrong file may stay on the device.
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, it } from 'vitest';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, sendToWorker, waitUntilComplete } from '../offline/worker-messages';
import { waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf } from './sample-book';

const PORTAL = { body: '<!doctype html><title>Hotel</title>Sign in to the network' };
const CHANGED_SCRIPT = { body: 'postMessage("harmed")', type: 'text/javascript' };

let server: OfflineServer;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  server = await startOfflineServer('out');
  context = await openOfflinePhone();
  page = await context.newPage();
  await page.goto(`${server.origin}/`);
  await waitUntilComplete(page);
});
afterEach(async () => {
  await context?.close();
  await server.stop();
});

async function addPdf(): Promise<void> {
  await page.goto(`${server.origin}/own/`);
  await waitUntilInteractive(page);
  await chooseFile(page, 'foxes.pdf', await samplePdf('en'));
}

it.each([
  ['answers with its own page', PORTAL],
  ['answers with a changed script', CHANGED_SCRIPT],
])('reads a PDF after the end of a network fault: the network %s', { timeout: 90_000 }, async (_, fault) => {
  server.fault = (path) => (path.startsWith('/pdf/') ? fault : undefined);
  await addPdf();
  // The message says that the program that reads PDFs could not be loaded, and does not blame the reader's file.
  await page.getByRole('alert').filter({ hasText: 'програму для читання книг' }).waitFor({ timeout: 30_000 });
  server.fault = () => undefined;
  await addPdf();
  await page.locator('.own-topics').waitFor({ timeout: 30_000 });
});

it('repairs files that an earlier version stored without verifying them', { timeout: 90_000 }, async () => {
  await page.evaluate(async () => {
    const [script] = [...document.querySelectorAll('script[src*="/client/"]')];
    const text = await (await fetch(script?.getAttribute('src') ?? '')).text();
    const folder = /\/pdf\/[\d.-]+\//.exec(text)?.[0];
    const cache = await caches.open('pravylo-own-tools');
    for (const file of ['pdf.js', 'pdf.worker.js'])
      await cache.put(
        folder + file,
        new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
      );
  });
  await sendToWorker(page, { type: 'test' });
  await page.waitForFunction(async () => {
    const cache = await caches.open('pravylo-own-tools');
    const stored = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
    const texts = await Promise.all(stored.map((one) => one?.text()));
    return texts.length >= 2 && texts.every((text) => !text?.includes('Hotel'));
  });
  await addPdf();
  await page.locator('.own-topics').waitFor({ timeout: 30_000 });
});
