// Connects the page with the service worker: registers the worker, sends it messages, and passes its state to
// components.
import { SETTINGS, withBase } from '@/components/page/build-settings';
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
import { toDay, withOpened } from '@/lib/offline/unopened-games';
import { type DownloadChoice, isWorkerMessage, type PageMessage } from '@/lib/offline/worker-messages';
import { fetchGameData } from '../fetch-game-data';
import { readStored, updateStored } from '../storage';
import { trustScript } from '../trusted-types';

/**
 * Whether the offline copy can be used. `none`: the browser has no service workers. `refused`: the worker did not
 * start, for example in private mode. In both cases the site works only with a network.
 */
export type OfflineSupport = 'starting' | 'ready' | 'refused' | 'none';

export interface OfflineSnapshot {
  support: OfflineSupport;
  /** The latest state that the worker reported; undefined until its first message. */
  state?: OfflineState;
}

export interface StorageEstimate {
  /** Whether the browser has promised not to delete the stored data of the site. */
  persisted: boolean;
  /** Used storage, in bytes; undefined if the browser does not report it. */
  usage?: number;
  /** Available storage, in bytes; undefined if the browser does not report it. */
  quota?: number;
}

/**
 * Maximum time to wait until the worker is active, in milliseconds. After this time, the page reports offline support
 * as `refused`.
 */
const WORKER_START_TIMEOUT_MS = 10_000;
/** Time after a network error until the page asks the worker again to sync, in milliseconds. */
const RETRY_DELAY_MS = 30_000;

let current: OfflineSnapshot = { support: 'starting' };
let started: Promise<ServiceWorkerRegistration | undefined> | undefined;
const listeners = new Set<() => void>();

function updateSnapshot(next: Partial<OfflineSnapshot>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** Returns the current snapshot. Returns the same object until something changes, as `useExternalStore` requires. */
export const offlineSnapshot = (): OfflineSnapshot => current;

export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers the worker once per page. The first call also sends the message `hello`, which starts a sync. `game` is the
 * id of the page's game.
 */
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
    const registration = await workers.register(trustScript(withBase('/sw.js')), {
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

/**
 * After a network error, schedules another sync. The event `online` is not enough, because browsers do not fire it when
 * a captive portal or a server error ends.
 */
function retryLater({ busy, trouble }: OfflineState): void {
  clearTimeout(retryTimer);
  if (navigator.onLine && !busy && (trouble === 'wrong-answer' || trouble === 'no-network'))
    retryTimer = setTimeout(() => sendHello(), RETRY_DELAY_MS);
}

/** Resolves to the active worker; resolves to undefined if the worker is not active after the maximum time. */
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

/** Tells the worker to sync. If the page shows an edition, first adds this edition to the editions to download. */
export function sendHello(game?: string): Promise<void> {
  const opened = game ? editionsOnPage(location.pathname.slice(SETTINGS.basePath.length)) : [];
  const asked = readStored('asked');
  if (opened.some((edition) => !asked.includes(edition)))
    void updateStored('asked', (stored) => [...new Set([...stored, ...opened])]);
  recordOpened(opened[0]?.split('.')[0]);
  return send({ type: 'hello', ...readChoice() });
}

/** Stores the day on which the game of this page was opened. */
function recordOpened(game: string | undefined): void {
  const next = (stored: Record<string, number>) =>
    withOpened(stored, game, readStored('asked'), toDay(Date.now()));
  const stored = readStored('opened');
  if (JSON.stringify(next(stored)) !== JSON.stringify(stored)) void updateStored('opened', next);
}

const readGameChoice = () => ({ notKept: readStored('notKept'), asked: readStored('asked') });

/**
 * Reads what the reader has chosen to download. The language is the one in the settings. If the reader has chosen none
 * there, it is the language of the page. A page of a game then sends no language, because the reader may want other
 * games in another language.
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
  void updateStored('notKept', () => [...notKept]);
  void updateStored('asked', () => [...asked]);
  await sendAfterStart({ type: 'keep', ...readChoice() });
}

export const addGame = (id: string): Promise<void> => saveChoice(switchGame(readGameChoice(), id, true));

/** Asks the worker to add the scripts for private books to the offline copy. */
export const addPrivateBookFiles = async (): Promise<void> => {
  if (!readStored('asked').includes(PRIVATE_BOOKS_KEY)) await addGame(PRIVATE_BOOKS_KEY);
};

/** Adds several games to the offline copy, or removes them. */
export const switchGames = (ids: readonly string[], on: boolean): Promise<void> =>
  saveChoice(
    ids.reduce<ReturnType<typeof switchGame>>((choice, id) => switchGame(choice, id, on), readGameChoice()),
  );

export const removeGame = (id: string): Promise<void> => saveChoice(switchGame(readGameChoice(), id, false));

/**
 * Adds one language of a game to the offline copy, or removes it. `edition` contains the game, the language, all
 * languages of the game, and the languages that are selected now.
 */
export const setEdition = (edition: Parameters<typeof switchEdition>[1], on: boolean): Promise<void> =>
  saveChoice(switchEdition(readGameChoice(), edition, on));

/** Tells the worker to compare all stored files with their hashes. The worker sends the result as a new state. */
export const verifyNow = (): Promise<void> => sendAfterStart({ type: 'test' });

/** Tells the worker to activate the new version that is waiting. After that, every open page reloads. */
export const updateNow = (): Promise<void> => sendAfterStart({ type: 'update' });

/**
 * Fetches the data of an edition from the previous or the waiting version of the site. Resolves to undefined if the
 * worker does not have this data.
 */
export const findVersionData = (
  version: 'previous' | 'waiting',
  game: string,
  lang: Lang,
): Promise<GameData | undefined> =>
  fetchGameData(withBase(otherVersionDataPath(version, game, lang))).catch(() => undefined);

/**
 * Reads how much storage the site uses and how much is available. With `persist`, also asks the browser for persistent
 * storage.
 */
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
