// Sets and reads the values that the site stores on the device.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type StoredKey, type StoredValues, storageKey } from '../../../lib/core/storage-schema';
import type { Site } from './serve-site';

/** Returns the options of a device whose localStorage has these values before its first page opens. */
export function withStoredValues(
  site: Site,
  values: Partial<StoredValues>,
  options: BrowserContextOptions,
): BrowserContextOptions {
  const localStorage = Object.entries(values).map(([key, value]) => ({
    name: storageKey(key as StoredKey),
    value: JSON.stringify(value),
  }));
  return { ...options, storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] } };
}

/** Removes all values that the site stores for the reader. The page must have the origin of the site. */
export const clearStoredValues = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    for (const name of ['pravylo-reader', 'pravylo-own'])
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = done;
      });
  });

export const readStoredValue = <K extends StoredKey>(page: Page, key: K): Promise<StoredValues[K] | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), storageKey(key));
