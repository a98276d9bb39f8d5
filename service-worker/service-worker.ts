// The entry point of the service worker. Passes the browser events (install, activate, fetch, message) to the offline
// manager. README.md explains the lifecycle.

import { KEPT_DATA_PATH, PACKS_PATH } from '../lib/offline/offline-manifest';
import type { OfflineState } from '../lib/offline/offline-state';
import { isPageMessage, type PageMessage, type WorkerMessage } from '../lib/offline/worker-messages';
import { activateWaitingOnStart, answerKeptData, answerOtherVersion, answerRequest } from './answer-request';
import { createContentStore } from './content-store';
import { createOfflineManager, type OfflineManager } from './offline-manager';
import { createPdfLibrary } from './pdf-library';
import { answerPrivateBookRequest, discardAbandonedFile } from './private-books';
import { createNetwork } from './verified-fetch';

declare const self: ServiceWorkerGlobalScope;

/** URL of the site without the last slash. */
const base = self.registration.scope.replace(/\/$/, '');
const basePath = new URL(self.registration.scope).pathname.replace(/\/$/, '');

const network = createNetwork(base);
const pdfLibrary = createPdfLibrary(base, network);

/**
 * Path prefixes for the data of other versions of the site. Only the service worker answers requests for these paths.
 */
const OTHER_VERSION_PREFIXES = [`${PACKS_PATH}previous/`, `${PACKS_PATH}waiting/`];
/**
 * Path prefixes of files that the device never stores: packs, images for link previews, cards for other sites, the
 * service worker itself, the sitemap.
 */
const NETWORK_ONLY_PREFIXES = [PACKS_PATH, '/previews/', '/embed/', '/sw.js', '/sitemap.xml'];
/** Minimum time, in milliseconds, between two messages about the progress of a download. */
const STATE_INTERVAL_MS = 200;

const findWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function broadcast(message: WorkerMessage): Promise<void> {
  for (const client of await findWindows()) client.postMessage(message);
}

let lastSentAt = 0;
function sendState(state: () => OfflineState, isImportant: boolean): void {
  if (!isImportant && performance.now() - lastSentAt < STATE_INTERVAL_MS) return;
  lastSentAt = performance.now();
  broadcast({ type: 'state', state: state() });
}

let manager: Promise<OfflineManager> | undefined;
const getOfflineManager = (): Promise<OfflineManager> => {
  // `kept/` must not change, because it is part of the cache keys of files that are already stored on devices.
  manager ??= createOfflineManager(createContentStore(`${base}${PACKS_PATH}kept/`), network, sendState);
  // If the manager could not be created, the next event creates it again.
  manager.catch(() => {
    manager = undefined;
  });
  return manager;
};

// A new service worker becomes active without waiting. It can use the record and the files of the older service worker,
// and open pages keep their version of the site.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The new service worker syncs immediately, because the old one may have been unable to sync: the manifest of the
  // site may have a newer format than the old one supports.
  void getOfflineManager().then((ready) => (ready.hasVersion() ? ready.sync() : undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!request.url.startsWith(`${base}/`)) return;
  const path = decodePath(url.pathname.slice(basePath.length));
  if (path === undefined || answerPrivateBookRequest(event, path, base, pdfLibrary)) return;
  if (!['GET', 'HEAD'].includes(request.method)) return;
  if (OTHER_VERSION_PREFIXES.some((prefix) => path.startsWith(prefix)))
    return event.respondWith(getOfflineManager().then((ready) => answerOtherVersion(request, path, ready)));
  if (path === KEPT_DATA_PATH)
    return event.respondWith(getOfflineManager().then((ready) => answerKeptData(request, ready)));
  if (NETWORK_ONLY_PREFIXES.some((prefix) => path.startsWith(prefix))) return;
  event.respondWith(respond(request, path));
});

/** Decodes a URL path. Returns undefined for a malformed escape sequence such as `%zz`. */
function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

async function respond(request: Request, path: string): Promise<Response> {
  const ready = await getOfflineManager().catch(() => undefined);
  if (!ready) return fetch(request);
  await activateWaitingOnStart(request, ready, async () => (await findWindows()).length);
  return answerRequest(request, path, base, ready);
}

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(handleMessage(event.data));
});

async function handleMessage(message: PageMessage): Promise<void> {
  if (message.type === 'hello') await discardAbandonedFile(await findWindows());
  const ready = await getOfflineManager();
  switch (message.type) {
    case 'hello':
      sendState(ready.state, true);
      await ready.setChoice(message);
      await ready.sync();
      break;
    case 'keep':
      await ready.setChoice(message);
      break;
    case 'test':
      await Promise.all([ready.verify(), pdfLibrary.verify()]);
      break;
    case 'update':
      if (await ready.activateWaiting()) await broadcast({ type: 'reload' });
      break;
  }
  if (ready.errorCode() === 'outdated') await self.registration.update().catch(() => undefined);
}
