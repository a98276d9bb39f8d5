// Tests that the queue of history changes continues after one of the changes has thrown an error.
import { expect, it, vi } from 'vitest';
import { isHistoryIdle, queueHistoryChange } from './sheet-history';

it('runs the next history change after a change that the browser refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const done: string[] = [];
  queueHistoryChange(() => {
    throw new Error('too many at once');
  });
  await new Promise<void>((resolve) => {
    queueHistoryChange(() => {
      done.push('next');
      resolve();
    });
  });
  expect(done).toEqual(['next']);
  await vi.waitFor(() => expect(isHistoryIdle()).toBe(true));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
