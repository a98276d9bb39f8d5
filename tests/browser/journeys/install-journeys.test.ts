// Install, go offline, update: one phone from the first offer to the corrected rule, in each language.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { makeSite } from '../../offline/small-site';
import { keepingPhone } from '../offline/offline-page';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { untilAlive, watchErrors } from '../support/serve-site';

const PRINTED = '.pravylo/journey-printed';
const CORRECTED = '.pravylo/journey-corrected';
const ENTRY = 'ability-timing';
const RULE = '#after';

/** The word that the correction changes, and what it becomes; as long, because pages count their letters. */
const READERS = [
  { lang: 'uk', printed: 'відбулася', corrected: 'завершено' },
  { lang: 'ru', printed: 'событием', corrected: 'поступок' },
  { lang: 'en', printed: 'happens right after', corrected: 'is done right after' },
] as const;

let server: OfflineServer;
let context: BrowserContext;

beforeAll(async () => {
  await makeSite(PRINTED, ['outer-rim'], { entries: 8 });
  await makeSite(CORRECTED, ['outer-rim'], {
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

async function takeOff(): Promise<void> {
  await server.stop();
  await context.setOffline(true);
}

async function land(dir: string): Promise<void> {
  server.dir = `${dir}/site`;
  await server.start();
  await context.setOffline(false);
}

/** The browser's own offer, which a test cannot wait for; the reader will say yes to its dialog. */
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

  it('a phone takes the rules along, reads them in the air, and takes the corrected ones when told', async () => {
    context = await keepingPhone({ locale: `${lang}-UA` });
    const open = async (path: string) => {
      const page = watchErrors(await context.newPage());
      await page.goto(server.origin + path);
      await untilAlive(page);
      return page;
    };
    const readRule = async (page: Page) => {
      await page.locator(`a[href="/outer-rim/${lang}/"]`).first().tap();
      await page.locator(`a[href="/outer-rim/${lang}/${ENTRY}/"]`).first().tap();
      await page.waitForURL(`**/outer-rim/${lang}/${ENTRY}/`);
      return page.locator(RULE).innerText();
    };

    // At home, on the second day of reading: the offer is taken.
    const home = await open('/');
    await home.evaluate(() => localStorage.setItem('pravylo.visits', '["2026-01-10"]'));
    await home.reload();
    await untilAlive(home);
    await offerToInstall(home);
    await home.getByRole('button', { name: install.install }).tap();
    await home.locator('html[data-prompted]').waitFor();
    await home.getByRole('link', { name: offline.link }).tap();
    await home.locator('.overall.is-good').getByText(offline.standing.whole).waitFor();
    expect(home.errors).toEqual([]);
    await home.close();

    // In the air: the app starts where its manifest says, and the rule is there.
    await takeOff();
    const air = await open(start);
    expect(await readRule(air)).toContain(printed);
    expect(air.errors).toEqual([]);
    await air.close();

    // Landed, and the site was corrected meanwhile: the phone says so, and changes when asked.
    await land(CORRECTED);
    const landed = await open(start);
    expect(await readRule(landed)).toContain(printed);
    await landed.goto(`${server.origin}${start}offline/`);
    await untilAlive(landed);
    await landed.getByRole('button', { name: offline.test }).tap();
    await landed.getByRole('button', { name: offline.update.now }).tap();
    await landed.getByRole('button', { name: offline.update.now }).waitFor({ state: 'detached' });
    await landed.locator('.overall.is-good').waitFor();
    await takeOff();
    await landed.goto(server.origin + start);
    await untilAlive(landed);
    expect(await readRule(landed)).toContain(corrected);
    expect(landed.errors).toEqual([]);
  }, 60_000);
});
