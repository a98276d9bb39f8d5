// Profiles of the browser that are wiped and used again: a new one starts a process and loads scripts anew, and that is most of a short test's time.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** `fresh`: nothing of the site was ever loaded there. */
export type Device = BrowserContextOptions & { fresh?: boolean };

export interface Profiles {
  take: (options: Device) => Promise<BrowserContext>;
  /** Closes whatever was taken and is still open. */
  takeBack: () => Promise<void>;
}

interface Profile {
  context: BrowserContext;
  /** For whom it may be used again. */
  key: string;
  /** A page of the site that stays open, so that the process which draws this profile's pages goes on from test to test. */
  keeper: Page;
  session: CDPSession;
}

/** Closing a context wipes it and gives it back; what cannot be wiped is never shared. `home`: the address of the site. */
export function createProfiles(browser: Browser, home: string): Profiles {
  const { origin } = new URL(home);
  const free: Profile[] = [];
  const taken = new Set<BrowserContext>();

  const create = async (device: BrowserContextOptions, key: string): Promise<Profile> => {
    const context = await browser.newContext(device);
    const keeper = await context.newPage();
    await keeper.goto(`${home}/robots.txt`);
    const profile = { context, key, keeper, session: await context.newCDPSession(keeper) };
    context.close = () => giveBack(profile);
    return profile;
  };

  const giveBack = async (profile: Profile): Promise<void> => {
    const { context, keeper, session } = profile;
    if (free.includes(profile)) return;
    taken.delete(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    free.push(profile);
  };

  /** Of those that were given back, or a new one. */
  const find = async (device: BrowserContextOptions): Promise<Profile> => {
    const key = JSON.stringify(device);
    const known = free.findIndex((profile) => profile.key === key);
    return (known >= 0 && free.splice(known, 1)[0]) || create(device, key);
  };

  return {
    take: async ({ storageState, fresh, ...options }) => {
      const device: BrowserContextOptions = { serviceWorkers: 'block', ...options };
      if (fresh || device.serviceWorkers === 'allow') {
        const context = await browser.newContext({ ...device, storageState });
        context.on('close', () => taken.delete(context));
        taken.add(context);
        return context;
      }
      const { context, keeper } = await find(device);
      taken.add(context);
      await remember(keeper, origin, storageState);
      return context;
    },
    takeBack: async () => {
      await Promise.all([...taken].map((context) => context.close()));
    },
  };
}

/** What a device remembered before its first page. */
async function remember(
  keeper: Page,
  origin: string,
  state: BrowserContextOptions['storageState'],
): Promise<void> {
  if (!state || typeof state === 'string') return;
  const items = state.origins.flatMap((one) => (one.origin === origin ? one.localStorage : []));
  await keeper.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, items);
}
