// A first visit whose network goes before everything has come: what is read stays, the reader is told, and all works when it is back.
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

it.each(TAPS)('a tap on %s says that it could not come, and works later', async (_what, tap, wanted) => {
  const page = await site.open(ENTRY, { ...PHONE, fresh: true });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await tap(page);
  await page.getByRole('alert').filter({ hasText: 'Це зараз не завантажилося' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(ENTRY);
  expect(await page.locator('h1').textContent()).toBe('Патрулі');
  await page.context().setOffline(false);
  await tap(page);
  await page.locator(wanted).waitFor();
});
