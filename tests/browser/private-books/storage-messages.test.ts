// Tests the page that adds a book in browsers without storage, with failing storage, and without HTTPS. The messages
// must name the storage as the cause, not the reader's file.
import { expect, it } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';
import { launchBrowser, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf, sampleText, saveBook } from './sample-book';

const site = startSite();

it('says that the browser has no storage for books', async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto(`${site.origin}/own/`);
  await page.getByRole('alert').filter({ hasText: 'Браузер забороняє зберігати дані' }).waitFor();
});

it('says that the storage reported an error, and keeps the reviewed book on the page', async () => {
  const page = await site.open('/own/');
  await chooseFile(page, 'foxes.txt', sampleText('en'));
  await page.locator('.own-topics').waitFor();
  await page.evaluate(() => {
    // The page may have opened the database already, so the test makes both opening and transactions fail.
    const fail = () => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError');
    };
    IDBFactory.prototype.open = fail;
    IDBDatabase.prototype.transaction = fail;
  });
  await page.locator('.own-keep').click();
  await page.getByRole('alert').filter({ hasText: 'У сховищі браузера сталася помилка' }).waitFor();
  expect(await page.locator('.own-topics').count()).toBe(1);
});

it('saves a book with its PDF without HTTPS', { timeout: 60_000 }, async () => {
  const { port, server } = await serve({ dir: 'out', port: 0, basePath: '', compresses: false });
  const browser = await launchBrowser(['--host-resolver-rules=MAP rules.example 127.0.0.1']);
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`http://rules.example:${port}/own/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await waitUntilInteractive(page);
  await chooseFile(page, 'foxes.pdf', await samplePdf('en'));
  await page.locator('.own-topics').waitFor({ timeout: 30_000 });
  await saveBook(page);
  expect(await page.locator('main h1').innerText()).toBe('Foxes and Hens');
  await browser.close();
  server.closeAllConnections();
});
