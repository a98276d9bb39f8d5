// The service worker: it keeps the site on the device and answers from there. Everything it does is in the files it imports.

import { PACKS } from '../lib/offline/offline-manifest';
import type { OfflineState } from '../lib/offline/offline-state';
import { isRequest, type Notice, type Request as PageRequest } from '../lib/offline/worker-messages';
import { answer, answerOther, changeAtStart } from './answer-request';
import { createContentStore } from './content-store';
import { createNetwork } from './network';
import { createOfflineManager, type OfflineManager } from './offline-manager';
import { answerOwn } from './private-books';

declare const self: ServiceWorkerGlobalScope;

/** Address of the site without its last slash. */
const base = self.registration.scope.replace(/\/$/, '');
const basePath = new URL(self.registration.scope).pathname.replace(/\/$/, '');

/** Data of other versions, which only the worker has. */
const OTHER = [`${PACKS}previous/`, `${PACKS}waiting/`];
/** What is never kept: packs themselves, pictures for chats, the worker. */
const OUTSIDE = [PACKS, '/previews/', '/sw.js', '/sitemap.xml'];
/** Progress is told this often. */
const PACE = 200;

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tellAll(notice: Notice): Promise<void> {
  for (const client of await windows()) client.postMessage(notice);
}

let told = 0;
function tell(state: () => OfflineState, now: boolean): void {
  if (!now && performance.now() - told < PACE) return;
  told = performance.now();
  tellAll({ type: 'state', state: state() });
}

let keeper: Promise<OfflineManager> | undefined;
const getOfflineManager = (): Promise<OfflineManager> => {
  keeper ??= createOfflineManager(createContentStore(`${base}${PACKS}kept/`), createNetwork(base), tell);
  // A start that failed is not remembered.
  keeper.catch(() => {
    keeper = undefined;
  });
  return keeper;
};

// A newer worker reads what an older one kept, and pages stay with their version, so it need not wait for anybody.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The one before may have met a site it could not read.
  void getOfflineManager().then((ready) => (ready.hasCopy() ? ready.sync() : undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!request.url.startsWith(`${base}/`)) return;
  const path = findPath(url.pathname.slice(basePath.length));
  if (path === undefined || answerOwn(event, path, base) || !['GET', 'HEAD'].includes(request.method)) return;
  if (OTHER.some((start) => path.startsWith(start)))
    return event.respondWith(getOfflineManager().then((ready) => answerOther(request, path, ready)));
  if (OUTSIDE.some((start) => path.startsWith(start))) return;
  event.respondWith(respond(request, path));
});

function findPath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

async function respond(request: Request, path: string): Promise<Response> {
  const ready = await getOfflineManager().catch(() => undefined);
  if (!ready) return fetch(request);
  await changeAtStart(request, ready, async () => (await windows()).length);
  return answer(request, path, base, ready);
}

self.addEventListener('message', (event) => {
  if (isRequest(event.data)) event.waitUntil(handleMessage(event.data));
});

async function handleMessage(request: PageRequest): Promise<void> {
  const ready = await getOfflineManager();
  switch (request.type) {
    case 'hello':
      tell(ready.state, true);
      await ready.choose(request);
      await ready.sync();
      break;
    case 'keep':
      await ready.choose(request);
      break;
    case 'test':
      await ready.test();
      break;
    case 'update':
      if (await ready.change()) await tellAll({ type: 'reload' });
      break;
  }
  if (ready.trouble() === 'outdated') await self.registration.update().catch(() => undefined);
}
