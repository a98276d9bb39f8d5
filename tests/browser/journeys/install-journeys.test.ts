// Tests the life of the installed app on one phone per language: the reader installs the app, it shows rules offline,
// and it updates to a corrected version of the site.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { writeSiteSubset } from '../../offline/site-subset';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone } from '../offline/worker-messages';
import { waitUntilInteractive, watchErrors } from '../support/serve-site';

const PRINTED = '.pravylo/journey-printed';
const CORRECTED = '.pravylo/journey-corrected';
const ENTRY = 'ability-timing';
const RULE = '#after';

/**
 * Language of each reader, with a printed word and its correction. Both words have the same length, because pages
 * contain the lengths of their texts.
 */
const READERS = [
  { lang: 'uk', printed: 'відбулася', corrected: 'завершено' },
  { lang: 'ru', printed: 'событием', corrected: 'поступок' },
  { lang: 'en', printed: 'occurs immediately after', corrected: 'begins immediately after' },
] as const;

let server: OfflineServer;
let context: BrowserContext;

beforeAll(async () => {
  await writeSiteSubset(PRINTED, ['outer-rim'], { entries: 8 });
  await writeSiteSubset(CORRECTED, ['outer-rim'], {
    entries: 8,
    changes: READERS.map(({ printed, corrected }) => ({ from: printed, to: corrected })),
  });
  server = await startOfflineServer(`${PRINTED}/site`);
}, 120_000);
afterEach(async () => {
  await context.close();
  await server.stop();
  server.dir = `${PRINTED}/site`;
  await server.start();
});
afterAll(() => server?.stop());

async function goOffline(): Promise<void> {
  await server.stop();
  await context.setOffline(true);
}

async function goOnline(dir: string): Promise<void> {
  server.dir = `${dir}/site`;
  await server.start();
  await context.setOffline(false);
}

/** Simulates the browser's offer to install, which a test cannot trigger, and a reader who accepts it. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    );
  });

describe.each(READERS)('install, go offline, update, in $lang', (reader) => {
  const { lang, printed, corrected } = reader;
  const { install, offline } = stringsOf(lang);
  const { start_url: start } = JSON.parse(readFileSync(`out/install/${lang}.webmanifest`, 'utf8'));

  it('downloads the rules, shows them offline, and shows the corrected rules after the update', async () => {
    context = await openOfflinePhone({ locale: `${lang}-UA` });
    const open = async (path: string) => {
      const page = watchErrors(await context.newPage());
      await page.goto(server.origin + path);
      await waitUntilInteractive(page);
      return page;
    };
    const readRule = async (page: Page) => {
      await page.locator(`a[href="/outer-rim/${lang}/"]`).first().tap();
      await page.locator(`a[href="/outer-rim/${lang}/${ENTRY}/"]`).first().tap();
      await page.waitForURL(`**/outer-rim/${lang}/${ENTRY}/`);
      return page.locator(RULE).innerText();
    };

    // The phone is online, and it is the second day of reading. The reader accepts the offer to install.
    const home = await open('/');
    await home.evaluate(() => localStorage.setItem('pravylo.visits', '["2026-01-10"]'));
    await home.reload();
    await waitUntilInteractive(home);
    await offerToInstall(home);
    await home.getByRole('button', { name: install.install }).tap();
    await home.locator('html[data-prompted]').waitFor();
    await home.getByRole('link', { name: offline.link }).tap();
    await home.locator('.overall.is-good').getByText(offline.standing.whole).waitFor();
    expect(home.errors).toEqual([]);
    await home.close();

    // The phone is offline. The app starts at the manifest's start_url and shows the rule.
    await goOffline();
    const offlinePage = await open(start);
    expect(await readRule(offlinePage)).toContain(printed);
    expect(offlinePage.errors).toEqual([]);
    await offlinePage.close();

    // The phone is online again, and the site was corrected. The app offers the update and applies it on request.
    await goOnline(CORRECTED);
    const onlinePage = await open(start);
    expect(await readRule(onlinePage)).toContain(printed);
    await onlinePage.goto(`${server.origin}${start}offline/`);
    await waitUntilInteractive(onlinePage);
    await onlinePage.getByRole('button', { name: offline.test }).tap();
    await onlinePage.getByRole('button', { name: offline.update.now }).tap();
    await onlinePage.getByRole('button', { name: offline.update.now }).waitFor({ state: 'detached' });
    await onlinePage.locator('.overall.is-good').waitFor();
    await goOffline();
    await onlinePage.goto(server.origin + start);
    await waitUntilInteractive(onlinePage);
    expect(await readRule(onlinePage)).toContain(corrected);
    expect(onlinePage.errors).toEqual([]);
  }, 60_000);
});
