// Tests the choice between downloading single files and downloading a pack.
import { describe, expect, it } from 'vitest';
import { planDownload } from './choose-download-method';
import type { ListedFile } from './offline-manifest';

const files = (count: number, size: number): ListedFile[] =>
  Array.from({ length: count }, (_, number) => [`/skirmish/uk/${number}/`, '0', size]);

describe('planDownload', () => {
  it('fetches a few small files one by one', () => {
    expect(planDownload(files(5, 12_000), 150_000)).toBe('single-files');
  });

  it('fetches the pack if it is smaller or saves many requests', () => {
    expect(planDownload(files(20, 12_000), 150_000)).toBe('pack');
    expect(planDownload(files(60, 100), 150_000)).toBe('pack');
  });

  it('fetches nothing if no file is missing', () => {
    expect(planDownload([], 150_000)).toBe('nothing');
  });
});
