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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isOptionalTextList = (value: unknown): boolean => value === undefined || isTextList(value);

export function isPageMessage(value: unknown): value is PageMessage {
  if (!isObject(value)) return false;
  const { type, notKept, asked, langs } = value;
  if (type === 'hello' || type === 'keep')
    return isTextList(notKept) && isOptionalTextList(asked) && isOptionalTextList(langs);
  return type === 'test' || type === 'update';
}

export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  isObject(value) && (value.type === 'reload' || (value.type === 'state' && isObject(value.state)));
