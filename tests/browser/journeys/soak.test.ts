// A short evening: some movements and searches with faults thrown in; `npm run soak` is the long one.
import { expect, it } from 'vitest';
import { growthOf, soak } from '../../soak/soak';
import { launchBrowser } from '../support/chromium';

it('a browser left open, with faults thrown in, meets no error and does not grow', async () => {
  const browser = await launchBrowser();
  const soaked = await soak(browser, { movements: 15, searches: 30, seed: 8 });
  await browser.close();
  expect(soaked.errors).toEqual([]);
  expect(growthOf(soaked)).toEqual([]);
  expect(soaked).toMatchObject({ movements: 15, searches: 30 });
  expect(soaked.faults).toBeGreaterThan(2);
}, 120_000);

it('growth beyond a bound is told', () => {
  const before = { heap: 20e6, nodes: 5000, listeners: 300, stored: 10e6 };
  expect(growthOf({ before, after: before })).toEqual([]);
  expect(growthOf({ before, after: { ...before, heap: 90e6, stored: 40e6 } })).toEqual([
    expect.stringMatching(/^heap: 90000000, expected at most/),
    expect.stringMatching(/^stored: /),
  ]);
});
