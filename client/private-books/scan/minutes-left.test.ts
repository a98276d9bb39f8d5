// Tests the estimate of the time for recognizing scanned pages.
import { expect, it } from 'vitest';
import { minutesLeft } from './minutes-left';

it('estimates the minutes for the remaining pages by the speed of the pages so far', () => {
  expect(minutesLeft(4, 16, 40_000)).toBe(2);
  expect(minutesLeft(1, 31, 10_000)).toBe(5);
});

it('never promises less than a minute', () => {
  expect(minutesLeft(15, 16, 15_000)).toBe(1);
});
