// A pool of browser contexts that are cleared and reused. A new context would start a process and load all scripts
// again, which takes most of the time of a short test.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { clearStoredValues } from './stored-values';

/**
 * Options of a browser context. With `fresh`, the test gets a new context in which no page of the site was ever loaded.
 */
export type DeviceOptions = BrowserContextOptions & { fresh?: boolean };

export interface Profiles {
  acquire: (options: DeviceOptions) => Promise<BrowserContext>;
  /** Releases all contexts that were taken from the pool and are still open. */
  releaseAll: () => Promise<void>;
}

interface Profile {
  context: BrowserContext;
  /** Device options as JSON. Tests with the same options reuse a context. */
  key: string;
  /** A page that stays open between tests. Without it, the browser would end the renderer process of the context. */
  anchorPage: Page;
  session: CDPSession;
}

/**
 * Creates the pool. Closing a context of the pool clears the context and returns it to the pool. Contexts with a
 * service worker cannot be cleared and are not in the pool. `home` is the address of the site.
 */
export function createProfiles(browser: Browser, home: string): Profiles {
  const { origin } = new URL(home);
  const free: Profile[] = [];
  const acquired = new Set<BrowserContext>();

  const create = async (device: BrowserContextOptions, key: string): Promise<Profile> => {
    const context = await browser.newContext(device);
    const anchorPage = await context.newPage();
    await anchorPage.goto(`${home}/packs/manifest.json`);
    const profile = { context, key, anchorPage, session: await context.newCDPSession(anchorPage) };
    context.close = () => release(profile);
    return profile;
  };

  const release = async (profile: Profile): Promise<void> => {
    const { context, anchorPage, session } = profile;
    if (free.includes(profile)) return;
    acquired.delete(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page !== anchorPage && page.close()));
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    free.push(profile);
  };

  /** Returns an unused context with the same options, or a new one. */
  const findOrCreate = async (device: BrowserContextOptions): Promise<Profile> => {
    const key = JSON.stringify(device);
    const known = free.findIndex((profile) => profile.key === key);
    return (known >= 0 && free.splice(known, 1)[0]) || create(device, key);
  };

  return {
    acquire: async ({ storageState, fresh, ...options }) => {
      const device: BrowserContextOptions = { serviceWorkers: 'block', ...options };
      if (fresh || device.serviceWorkers === 'allow') {
        const context = await browser.newContext({ ...device, storageState });
        context.on('close', () => acquired.delete(context));
        acquired.add(context);
        return context;
      }
      const { context, anchorPage } = await findOrCreate(device);
      acquired.add(context);
      // A page that was closed may have written to the database after the context was cleared.
      if (device.javaScriptEnabled !== false) await clearStoredValues(anchorPage);
      await writeStorage(anchorPage, origin, storageState);
      return context;
    },
    releaseAll: async () => {
      await Promise.all([...acquired].map((context) => context.close()));
    },
  };
}

/** Fills the localStorage of a simulated device before it opens its first page. */
async function writeStorage(
  anchorPage: Page,
  origin: string,
  state: BrowserContextOptions['storageState'],
): Promise<void> {
  if (!state || typeof state === 'string') return;
  const items = state.origins.flatMap((one) => (one.origin === origin ? one.localStorage : []));
  await anchorPage.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, items);
}
