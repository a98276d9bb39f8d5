// A device that already remembers something, and what it remembers afterwards.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Stored, type StoredKey, storageKey } from '../../../lib/core/storage-schema';
import type { Site } from './serve-site';

/** Options for a page whose device remembers these values. */
export function remembering(
  site: Site,
  values: Partial<Stored>,
  options: BrowserContextOptions,
): BrowserContextOptions {
  const localStorage = Object.entries(values).map(([key, value]) => ({
    name: storageKey(key as StoredKey),
    value: JSON.stringify(value),
  }));
  return { ...options, storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] } };
}

export const remembered = <K extends StoredKey>(page: Page, key: K): Promise<Stored[K] | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), storageKey(key));
