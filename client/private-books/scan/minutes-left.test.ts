// Tests the estimate of the time for recognizing scanned pages.
import { expect, it } from 'vitest';
import { minutesLeft } from './minutes-left';

it('estimates the minutes for the remaining pages by the speed of the pages so far', () => {
  expect(minutesLeft({ recognized: 4, left: 12, elapsedMs: 40_000 })).toBe(2);
  expect(minutesLeft({ recognized: 1, left: 30, elapsedMs: 10_000 })).toBe(5);
});

it('never promises less than a minute', () => {
  expect(minutesLeft({ recognized: 15, left: 1, elapsedMs: 15_000 })).toBe(1);
});

it('promises nothing before a page was recognized', () => {
  expect(minutesLeft({ recognized: 0, left: 16, elapsedMs: 500 })).toBeUndefined();
});
