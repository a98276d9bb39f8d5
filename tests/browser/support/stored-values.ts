// Sets and reads the site's stored values in the browser tests.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type StoredKey, type StoredValues, storageKey } from '../../../lib/core/storage-schema';
import type { Site } from './serve-site';

/** Options of a device whose localStorage holds these values before its first page. */
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

export const readStoredValue = <K extends StoredKey>(page: Page, key: K): Promise<StoredValues[K] | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), storageKey(key));
