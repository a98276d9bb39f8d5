// Tests the time limit for reading a book.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeLimit } from './time-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends work that takes too long, once', () => {
  const onExceeded = vi.fn();
  createTimeLimit(10_000, onExceeded);
  vi.advanceTimersByTime(9000);
  expect(onExceeded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onExceeded).toHaveBeenCalledTimes(1);
});

it('does not count the time in which the device slept, nor a clock that is set back', () => {
  const onExceeded = vi.fn();
  createTimeLimit(10_000, onExceeded);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(onExceeded).not.toHaveBeenCalled();
  vi.setSystemTime(0);
  vi.advanceTimersByTime(5000);
  expect(onExceeded).toHaveBeenCalledTimes(1);
});

it('does nothing after it was ended', () => {
  const onExceeded = vi.fn();
  createTimeLimit(10_000, onExceeded)();
  vi.advanceTimersByTime(60_000);
  expect(onExceeded).not.toHaveBeenCalled();
});
