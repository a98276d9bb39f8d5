// The messages between pages and the service worker. A page and the service worker may be of different versions of the
// site, so message types and properties must not change, and both sides ignore unknown messages.
import type { OfflineState } from './offline-state';

/**
 * The reader's choice of downloads, as in `ReaderChoice`. A page of a game sends `langs` only if the reader has chosen
 * a language in the settings. Pages of old versions never send `langs`.
 */
export interface DownloadChoice {
  notKept: string[];
  asked?: string[];
  langs?: string[];
}

/** A message from a page to the service worker. */
export type PageMessage =
  /** A page was opened. The service worker downloads missing files and checks for a newer version of the site. */
  | ({ type: 'hello' } & DownloadChoice)
  /** The reader has changed the choice of downloads. */
  | ({ type: 'keep' } & DownloadChoice)
  /**
   * The service worker must compare all stored files with their hashes, and then download missing and damaged files.
   */
  | { type: 'test' }
  /** The service worker must make the waiting version the current one. All pages then reload. */
  | { type: 'update' };

/** A message from the service worker to every page. */
export type WorkerMessage =
  | { type: 'state'; state: OfflineState }
  /**
   * Another version of the site became current. The page must reload, because it must not use data of another version.
   */
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
