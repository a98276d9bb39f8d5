// Runs a short soak test: one browser navigates and searches for a while, with injected faults. `npm run soak` runs a
// long one.
import { expect, it } from 'vitest';
import { findGrowth, soak } from '../../soak/soak';
import { launchBrowser } from '../support/chromium';

it('a browser that stays open, with injected faults, reports no errors and does not leak memory', async () => {
  const browser = await launchBrowser();
  const soaked = await soak(browser, { movements: 15, searches: 30, seed: 8 });
  await browser.close();
  expect(soaked.errors).toEqual([]);
  expect(findGrowth(soaked)).toEqual([]);
  expect(soaked).toMatchObject({ movements: 15, searches: 30 });
  expect(soaked.faults).toBeGreaterThan(2);
}, 120_000);

it('memory use that grows beyond a limit is reported', () => {
  const before = { heap: 20e6, nodes: 5000, listeners: 300, stored: 10e6 };
  expect(findGrowth({ before, after: before })).toEqual([]);
  expect(findGrowth({ before, after: { ...before, heap: 90e6, stored: 40e6 } })).toEqual([
    expect.stringMatching(/^heap: 90000000, expected at most/),
    expect.stringMatching(/^stored: /),
  ]);
});
