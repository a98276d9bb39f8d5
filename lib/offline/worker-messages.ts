// What pages and the worker say to each other. Either side may be older than the other, so unknown messages are ignored.
import type { OfflineState } from './offline-state';

/** What the reader keeps, as `Choice` has it. A page of a game says no languages unless they were chosen, a page of before never. */
export interface DownloadChoice {
  notKept: string[];
  asked?: string[];
  langs?: string[];
}

/** From a page to the worker. */
export type Request =
  /** A page has opened: what is lacking is fetched, a newer version is looked for. The reader's choice is named. */
  | ({ type: 'hello' } & DownloadChoice)
  /** The choice has changed. */
  | ({ type: 'keep' } & DownloadChoice)
  /** Compare everything with its hashes now, and mend what can be mended. */
  | { type: 'test' }
  /** Change to the waiting version now; every page is asked to load again. */
  | { type: 'update' };

/** From the worker to every page. */
export type Notice =
  | { type: 'state'; state: OfflineState }
  /** The version has changed under this page: load again, so that page and data agree. */
  | { type: 'reload' };

const REQUESTS: ReadonlySet<unknown> = new Set([
  'hello',
  'keep',
  'test',
  'update',
] satisfies Request['type'][]);
const NOTICES: ReadonlySet<unknown> = new Set(['state', 'reload'] satisfies Notice['type'][]);

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;

export const isRequest = (value: unknown): value is Request => REQUESTS.has(typeOf(value));
export const isNotice = (value: unknown): value is Notice => NOTICES.has(typeOf(value));
