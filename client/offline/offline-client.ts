// The page's side of the offline copy: registers the worker, passes wishes on, and tells listeners what is on the device.
import { SETTINGS, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import type { GameData } from '@/lib/data/game-data';
import { editionsAt, OWN_BOOKS, turnEdition, turnGame } from '@/lib/offline/download-selection';
import { otherDataPath } from '@/lib/offline/offline-manifest';
import type { OfflineState } from '@/lib/offline/offline-state';
import { type DownloadChoice, isNotice, type Request } from '@/lib/offline/worker-messages';
import { fetchGameData } from '../fetch-game-data';
import { readStored, writeStored } from '../storage';

/** `none`: the browser has no workers. `refused`: it has, but not here (private mode). The site then reads from the network only. */
export type Support = 'starting' | 'ready' | 'refused' | 'none';

export interface Offline {
  support: Support;
  /** Undefined until the worker has spoken for the first time. */
  state?: OfflineState;
}

export interface Storage {
  /** Whether the browser promised not to clear it by itself. */
  persisted: boolean;
  /** Bytes used and given; undefined where the browser does not tell. */
  usage?: number;
  quota?: number;
}

/** A refusal is waited for no longer than this. */
const PATIENCE = 10_000;
const AGAIN = 30_000;

let current: Offline = { support: 'starting' };
let started: Promise<ServiceWorkerRegistration | undefined> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<Offline>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** The same object until something changes, as React wants it. */
export const offlineState = (): Offline => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the worker once per page; the first call says hello. */
export function startOffline(game?: string): Promise<ServiceWorkerRegistration | undefined> {
  started ??= register(game);
  return started;
}

async function register(game?: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) {
    change({ support: 'none' });
    return undefined;
  }
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }) => {
    if (!isNotice(data)) return;
    if (data.type === 'reload') location.reload();
    else {
      change({ support: 'ready', state: data.state });
      tryAgainLater(data.state);
    }
  });
  try {
    const registration = await workers.register(withBase('/sw.js'), {
      scope: withBase('/'),
      updateViaCache: 'none',
    });
    if (!(await findWorker())) throw new Error('The worker never ran.');
    await greet(game);
    return registration;
  } catch {
    change({ support: 'refused' });
    return undefined;
  }
}

let again: ReturnType<typeof setTimeout> | undefined;

/** A hotel's network or a server's bad minute passes without the browser noticing. */
function tryAgainLater({ busy, trouble }: OfflineState): void {
  clearTimeout(again);
  if (navigator.onLine && !busy && (trouble === 'wrong-answer' || trouble === 'no-network'))
    again = setTimeout(() => greet(), AGAIN);
}

/** Resolves when the worker runs; undefined when it never will. */
async function findWorker(): Promise<ServiceWorker | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  return registration?.active ?? undefined;
}

async function send(request: Request): Promise<void> {
  if ('serviceWorker' in navigator) (await findWorker())?.postMessage(request);
}

/** Says that a page is here: what is lacking is fetched, a newer version looked for. Who opens an edition asks for it. */
export function greet(game?: string): Promise<void> {
  const opened = game ? editionsAt(location.pathname.slice(SETTINGS.basePath.length)) : [];
  const asked = readStored('asked');
  if (opened.some((edition) => !asked.includes(edition)))
    writeStored('asked', [...new Set([...asked, ...opened])]);
  return send({ type: 'hello', ...readChoice() });
}

const readKept = () => ({ notKept: readStored('notKept'), asked: readStored('asked') });

/** The languages of the reader: as chosen, or as the shelf has it; that of one edition says nothing of other games. */
function readChoice(): DownloadChoice {
  const path = location.pathname.slice(SETTINGS.basePath.length);
  const lang = readStored('lang') ?? (editionsAt(path).length ? undefined : document.documentElement.lang);
  return { ...readKept(), ...(lang && { langs: [lang] }) };
}

async function ask(request: Request): Promise<void> {
  if (await startOffline()) await send(request);
}

async function keep({ notKept, asked }: ReturnType<typeof turnGame>): Promise<void> {
  writeStored('notKept', [...notKept]);
  writeStored('asked', [...asked]);
  await ask({ type: 'keep', ...readChoice() });
}

export const keepGame = (id: string): Promise<void> => keep(turnGame(readKept(), id, true));
/** What reads books of one's own stays on the device from now on. */
export const keepOwnTools = async (): Promise<void> => {
  if (!readStored('asked').includes(OWN_BOOKS)) await keepGame(OWN_BOOKS);
};
export const dropGame = (id: string): Promise<void> => keep(turnGame(readKept(), id, false));

/** One language of a game; `edition` names it with all languages of the game and those that are kept now. */
export const keepEdition = (edition: Parameters<typeof turnEdition>[1], on: boolean): Promise<void> =>
  keep(turnEdition(readKept(), edition, on));

/** Compares everything on the device with its hashes; the answer comes as a new state. */
export const testNow = (): Promise<void> => ask({ type: 'test' });

/** Changes to the waiting version; every open page loads again. */
export const updateNow = (): Promise<void> => ask({ type: 'update' });

/** Data of an edition as it was before the last update, or as it will be after the waiting one; undefined when there is none. */
export const dataOfVersion = (
  version: 'previous' | 'waiting',
  game: string,
  lang: Lang,
): Promise<GameData | undefined> =>
  fetchGameData(withBase(otherDataPath(version, game, lang))).catch(() => undefined);

/** How much room there is. `persist` asks the browser to keep it for good. */
export async function storage({ persist = false } = {}): Promise<Storage> {
  const { storage: manager } = navigator;
  if (!manager) return { persisted: false };
  const no = () => false;
  const persisted = persist ? await manager.persist?.().catch(no) : await manager.persisted?.().catch(no);
  const estimate = await manager.estimate?.().catch(() => undefined);
  return {
    persisted: persisted ?? false,
    ...(estimate?.usage !== undefined && { usage: estimate.usage }),
    ...(estimate?.quota !== undefined && { quota: estimate.quota }),
  };
}
