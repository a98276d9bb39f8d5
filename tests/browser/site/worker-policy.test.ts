// Tests that no web worker of the site can contact another host: on a server that sends the security headers, and on
// a server without them, where the service worker adds them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';
import { startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, waitUntilComplete } from '../offline/worker-messages';
import { chooseFile, samplePdf } from '../private-books/sample-book';
import { waitUntilInteractive } from '../support/serve-site';

/**
 * A server on another origin. It accepts requests from every site (CORS), so only the Content-Security-Policy can
 * prevent them.
 */
let other: Server;
let otherOrigin = '';
const received: string[] = [];
beforeAll(async () => {
  other = createServer((request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('answer');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => other.close());

/** Fetches an address of the other host in a worker. Returns `answered`, or `refused` if the policy prevents it. */
const contact = (worker: Worker, name: string): Promise<string> =>
  worker.evaluate(
    (address) =>
      fetch(address).then(
        () => 'answered',
        () => 'refused',
      ),
    `${otherOrigin}/${name}`,
  );

/** Starts all workers of the site in a page, one after the other, and tries to contact the other host from each. */
async function contactFromAll(page: Page, origin: string): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const tries: Promise<void>[] = [];
  page.on('worker', (worker) => {
    const name = worker.url().split('/').pop() ?? '';
    tries.push(
      contact(worker, name).then(
        (outcome) => {
          outcomes[name] = outcome;
        },
        // Ignore the error: the page terminated the worker before the worker returned an outcome.
        () => {},
      ),
    );
  });
  await page.goto(`${origin}/outer-rim/uk/`);
  await waitUntilInteractive(page);
  await page.locator('.dock input').fill('патруль');
  await page.getByRole('option').first().waitFor();
  // The next page terminates the search worker, possibly before it has returned an outcome.
  await Promise.all(tries);
  // The page terminates its workers as soon as the book is extracted. On a busy machine this can happen before they have
  // returned an outcome, so the test makes up to three attempts.
  for (let attempt = 0; attempt < 3 && Object.keys(outcomes).length < 3; attempt++) {
    await page.goto(`${origin}/own/`);
    await waitUntilInteractive(page);
    await chooseFile(page, 'foxes.pdf', await samplePdf('en'));
    await page.locator('.own-topics').waitFor({ timeout: 30_000 });
    await Promise.all(tries);
  }
  return outcomes;
}

const REFUSED = { 'search-worker.js': 'refused', 'book-worker.js': 'refused', 'pdf.worker.js': 'refused' };

describe('workers', { timeout: 90_000 }, () => {
  const contexts: BrowserContext[] = [];
  const openPhone = async (options = {}): Promise<Page> => {
    const context = await openOfflinePhone(options);
    contexts.push(context);
    return context.newPage();
  };
  afterAll(() => Promise.all(contexts.map((context) => context.close())));

  it('cannot contact another host if the host of the site sends the headers', async () => {
    const { port, server } = await serve({ dir: 'out', port: 0, basePath: '', compresses: false });
    const origin = `http://localhost:${port}`;
    expect(await contactFromAll(await openPhone({ serviceWorkers: 'block' }), origin)).toEqual(REFUSED);
    const page = await openPhone();
    await page.goto(`${origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [serviceWorker] = page.context().serviceWorkers();
    expect(serviceWorker && (await contact(serviceWorker, 'sw.js'))).toBe('refused');
    expect(received).toEqual([]);
    server.closeAllConnections();
  });

  it('cannot contact another host if only the service worker adds the headers', async () => {
    const server = await startOfflineServer('out');
    const page = await openPhone();
    await page.goto(`${server.origin}/`);
    await waitUntilComplete(page);
    expect(await contactFromAll(page, server.origin)).toEqual(REFUSED);
    expect(received).toEqual([]);
    await server.stop();
  });
});
