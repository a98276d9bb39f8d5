import { expect, it, vi } from 'vitest';
import { afterwards, isResting } from './sheet-history';

it('a step that the browser refuses stops none of those after it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const done: string[] = [];
  afterwards(() => {
    throw new Error('too many at once');
  });
  await new Promise<void>((resolve) => {
    afterwards(() => {
      done.push('next');
      resolve();
    });
  });
  expect(done).toEqual(['next']);
  await vi.waitFor(() => expect(isResting()).toBe(true));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
