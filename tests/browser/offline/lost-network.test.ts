// Tests a network failure during a first visit: the page stays readable, a tap shows an error, and the tap works after
// the network is back.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE, startSite } from '../support/serve-site';

const site = startSite();
const ENTRY = '/outer-rim/uk/patrols/';

const TAPS: [string, (page: Page) => Promise<unknown>, string][] = [
  ['the search', (page) => page.getByRole('combobox').tap(), '.search-idle'],
  ['the settings', (page) => page.getByRole('button', { name: /^Aa/ }).tap(), 'dialog[open] .settings'],
  ['a link', (page) => page.locator('#not-a-ship a.ref').tap(), 'dialog[open] .preview'],
  ['a rule', (page) => page.locator('#dice .rule-n').tap(), 'dialog[open] .rule-view'],
];

it.each(TAPS)(
  'a tap on %s shows an error without a network, and works later',
  async (_what, tap, selector) => {
    const page = await site.open(ENTRY, { ...PHONE, fresh: true });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await tap(page);
    await page.getByRole('alert').filter({ hasText: 'Не вдалося завантажити' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(ENTRY);
    expect(await page.locator('h1').textContent()).toBe('Патрулі');
    await page.context().setOffline(false);
    await tap(page);
    await page.locator(selector).waitFor();
  },
);
