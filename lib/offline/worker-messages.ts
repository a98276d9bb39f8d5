// The messages between pages and the service worker. Either side may be of another version, so the message types and
// properties must not change, and unknown messages are ignored.
import type { OfflineState } from './offline-state';

/**
 * The reader's choice: see `ReaderChoice`. A page of a game sends `langs` only if the reader has chosen a language;
 * old pages never send it.
 */
export interface DownloadChoice {
  notKept: string[];
  asked?: string[];
  langs?: string[];
}

/** From a page to the worker. */
export type PageMessage =
  /** A page was opened: the worker downloads missing files and checks for a newer version. */
  | ({ type: 'hello' } & DownloadChoice)
  /** The reader's choice has changed. */
  | ({ type: 'keep' } & DownloadChoice)
  /** Compare all contents with their hashes, then download what is missing or damaged. */
  | { type: 'test' }
  /** Activate the waiting version now; all pages reload. */
  | { type: 'update' };

/** From the worker to every page. */
export type WorkerMessage =
  | { type: 'state'; state: OfflineState }
  /** Another version was activated: the page must reload, so that page and data agree. */
  | { type: 'reload' };

const PAGE_MESSAGE_TYPES: ReadonlySet<unknown> = new Set([
  'hello',
  'keep',
  'test',
  'update',
] satisfies PageMessage['type'][]);
const WORKER_MESSAGE_TYPES: ReadonlySet<unknown> = new Set([
  'state',
  'reload',
] satisfies WorkerMessage['type'][]);

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;

export const isPageMessage = (value: unknown): value is PageMessage => PAGE_MESSAGE_TYPES.has(typeOf(value));
export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  WORKER_MESSAGE_TYPES.has(typeOf(value));
