// The messages between pages and the service worker. The page and the worker may be of different versions, so the
// message types and properties must not change, and unknown messages are ignored.
import type { OfflineState } from './offline-state';

/**
 * The reader's choice of downloads, as in `ReaderChoice`. A page of a game sends `langs` only if the reader has chosen
 * a language in the settings; pages of old versions never send it.
 */
export interface DownloadChoice {
  notKept: string[];
  asked?: string[];
  langs?: string[];
}

/** A message from a page to the worker. */
export type PageMessage =
  /** A page was opened. The worker downloads missing files and checks for a newer version. */
  | ({ type: 'hello' } & DownloadChoice)
  /** The reader has changed the choice of downloads. */
  | ({ type: 'keep' } & DownloadChoice)
  /** The worker must compare all stored files with their hashes, then download missing and damaged files. */
  | { type: 'test' }
  /** The worker must activate the waiting version now; then all pages reload. */
  | { type: 'update' };

/** A message from the worker to every page. */
export type WorkerMessage =
  | { type: 'state'; state: OfflineState }
  /** Another version was activated. The page must reload, so that the page and its data are of the same version. */
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
