// The page's side of the offline copy: registers the service worker, sends it messages, and publishes the state it
// reports.
import { SETTINGS, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import type { GameData } from '@/lib/data/game-data';
import {
  editionsOnPage,
  PRIVATE_BOOKS_KEY,
  switchEdition,
  switchGame,
} from '@/lib/offline/download-selection';
import { otherVersionDataPath } from '@/lib/offline/offline-manifest';
import type { OfflineState } from '@/lib/offline/offline-state';
import { type DownloadChoice, isWorkerMessage, type PageMessage } from '@/lib/offline/worker-messages';
import { fetchGameData } from '../fetch-game-data';
import { readStored, writeStored } from '../storage';

/**
 * `none`: the browser has no service workers. `refused`: the worker did not start, for example in private mode. In
 * both cases the site works from the network only.
 */
export type OfflineSupport = 'starting' | 'ready' | 'refused' | 'none';

export interface OfflineSnapshot {
  support: OfflineSupport;
  /** Undefined until the worker has sent its first message. */
  state?: OfflineState;
}

export interface StorageEstimate {
  /** Whether the browser has promised not to evict the storage. */
  persisted: boolean;
  /** In bytes; undefined if the browser does not report them. */
  usage?: number;
  quota?: number;
}

/** A worker that is not active after this time counts as refused. */
const WORKER_START_TIMEOUT_MS = 10_000;
/** Delay after a network error before the page asks the worker to sync again. */
const RETRY_DELAY_MS = 30_000;

let current: OfflineSnapshot = { support: 'starting' };
let started: Promise<ServiceWorkerRegistration | undefined> | undefined;
const listeners = new Set<() => void>();

function updateSnapshot(next: Partial<OfflineSnapshot>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** Returns the same object until something changes, as `useExternalStore` requires. */
export const offlineSnapshot = (): OfflineSnapshot => current;

export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the worker once per page; the first call also sends hello. */
export function startWorker(game?: string): Promise<ServiceWorkerRegistration | undefined> {
  started ??= register(game);
  return started;
}

async function register(game?: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) {
    updateSnapshot({ support: 'none' });
    return undefined;
  }
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }) => {
    if (!isWorkerMessage(data)) return;
    if (data.type === 'reload') location.reload();
    else {
      updateSnapshot({ support: 'ready', state: data.state });
      retryLater(data.state);
    }
  });
  try {
    const registration = await workers.register(withBase('/sw.js'), {
      scope: withBase('/'),
      updateViaCache: 'none',
    });
    if (!(await findWorker())) throw new Error('The worker did not become active.');
    await sendHello(game);
    return registration;
  } catch {
    updateSnapshot({ support: 'refused' });
    return undefined;
  }
}

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** A captive portal or a server error ends without an `online` event, so the page retries by itself. */
function retryLater({ busy, trouble }: OfflineState): void {
  clearTimeout(retryTimer);
  if (navigator.onLine && !busy && (trouble === 'wrong-answer' || trouble === 'no-network'))
    retryTimer = setTimeout(() => sendHello(), RETRY_DELAY_MS);
}

/** Resolves to the active worker, or to undefined after the timeout. */
async function findWorker(): Promise<ServiceWorker | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), WORKER_START_TIMEOUT_MS),
  );
  const registration = await Promise.race([navigator.serviceWorker.ready, timeout]);
  return registration?.active ?? undefined;
}

async function send(message: PageMessage): Promise<void> {
  if ('serviceWorker' in navigator) (await findWorker())?.postMessage(message);
}

/** Makes the worker sync. Opening a page of an edition adds that edition to the choice. */
export function sendHello(game?: string): Promise<void> {
  const opened = game ? editionsOnPage(location.pathname.slice(SETTINGS.basePath.length)) : [];
  const asked = readStored('asked');
  if (opened.some((edition) => !asked.includes(edition)))
    writeStored('asked', [...new Set([...asked, ...opened])]);
  return send({ type: 'hello', ...readChoice() });
}

const readGameChoice = () => ({ notKept: readStored('notKept'), asked: readStored('asked') });

/**
 * The reader's language is the chosen one, else that of the home page. The language of an edition is not used,
 * because it says nothing about other games.
 */
function readChoice(): DownloadChoice {
  const path = location.pathname.slice(SETTINGS.basePath.length);
  const lang =
    readStored('lang') ?? (editionsOnPage(path).length ? undefined : document.documentElement.lang);
  return { ...readGameChoice(), ...(lang && { langs: [lang] }) };
}

async function sendAfterStart(message: PageMessage): Promise<void> {
  if (await startWorker()) await send(message);
}

async function saveChoice({ notKept, asked }: ReturnType<typeof switchGame>): Promise<void> {
  writeStored('notKept', [...notKept]);
  writeStored('asked', [...asked]);
  await sendAfterStart({ type: 'keep', ...readChoice() });
}

export const addGame = (id: string): Promise<void> => saveChoice(switchGame(readGameChoice(), id, true));

/** Adds the files that read private books to the offline copy. */
export const addPrivateBookFiles = async (): Promise<void> => {
  if (!readStored('asked').includes(PRIVATE_BOOKS_KEY)) await addGame(PRIVATE_BOOKS_KEY);
};

export const removeGame = (id: string): Promise<void> => saveChoice(switchGame(readGameChoice(), id, false));

/** Adds or removes one language of a game; `edition` also names all languages of the game and those selected now. */
export const setEdition = (edition: Parameters<typeof switchEdition>[1], on: boolean): Promise<void> =>
  saveChoice(switchEdition(readGameChoice(), edition, on));

/** Makes the worker compare all contents with their hashes; the result arrives as a new state. */
export const verifyNow = (): Promise<void> => sendAfterStart({ type: 'test' });

/** Activates the waiting version; every open page reloads. */
export const updateNow = (): Promise<void> => sendAfterStart({ type: 'update' });

/** Data of an edition in the previous or the waiting version; undefined if the worker does not have it. */
export const findVersionData = (
  version: 'previous' | 'waiting',
  game: string,
  lang: Lang,
): Promise<GameData | undefined> =>
  fetchGameData(withBase(otherVersionDataPath(version, game, lang))).catch(() => undefined);

/** Reads usage and quota. `persist` asks the browser for persistent storage. */
export async function readStorageEstimate({ persist = false } = {}): Promise<StorageEstimate> {
  const { storage: manager } = navigator;
  if (!manager) return { persisted: false };
  const onError = () => false;
  const persisted = persist
    ? await manager.persist?.().catch(onError)
    : await manager.persisted?.().catch(onError);
  const estimate = await manager.estimate?.().catch(() => undefined);
  return {
    persisted: persisted ?? false,
    ...(estimate?.usage !== undefined && { usage: estimate.usage }),
    ...(estimate?.quota !== undefined && { quota: estimate.quota }),
  };
}
