// Profiles of the browser that are wiped and used again: a new one loads fonts and scripts anew, and that is most of a test's time.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface Profiles {
  take: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** All profiles of the browser for good, also those that were taken elsewhere. */
  close: () => Promise<void>;
}

/** Closing a context wipes it and gives it back; what cannot be wiped is never shared. */
export function createProfiles(browser: Browser, origin: string): Profiles {
  const free = new Map<string, BrowserContext[]>();
  /** A context that is given back, and how it is closed for good. */
  const ends = new Map<BrowserContext, () => Promise<void>>();

  const giveBack = (context: BrowserContext, key: string, keeper: Page, session: CDPSession) => async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await Promise.all(context.pages().map((one) => one !== keeper && one.close()));
    await context.clearCookies();
    free.set(key, [...(free.get(key) ?? []), context]);
  };

  return {
    take: async (options) => {
      if (options.storageState || options.serviceWorkers === 'allow')
        return browser.newContext({ serviceWorkers: 'block', ...options });
      const key = JSON.stringify(options);
      const used = free.get(key)?.pop();
      if (used) return used;
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      ends.set(context, context.close.bind(context));
      // Stays open, so that the process which draws this profile's pages goes on from test to test.
      const keeper = await context.newPage();
      await keeper.goto(`${origin}/robots.txt`);
      context.close = giveBack(context, key, keeper, await context.newCDPSession(keeper));
      return context;
    },
    close: async () => {
      await Promise.all(
        browser.contexts().map((context) => (ends.get(context) ?? (() => context.close()))()),
      );
    },
  };
}
