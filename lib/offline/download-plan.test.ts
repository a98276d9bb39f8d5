import { describe, expect, it } from 'vitest';
import { planDownload } from './download-plan';
import type { ListedFile } from './offline-manifest';

const files = (count: number, size: number): ListedFile[] =>
  Array.from({ length: count }, (_, number) => [`/skirmish/uk/${number}/`, '0', size]);

describe('what is missing', () => {
  it('is fetched one by one when it is little', () => {
    expect(planDownload(files(5, 12_000), 150_000)).toBe('single-files');
  });

  it('is fetched as a pack when that costs less or asks less often', () => {
    expect(planDownload(files(20, 12_000), 150_000)).toBe('pack');
    expect(planDownload(files(60, 100), 150_000)).toBe('pack');
  });

  it('is nothing when all is here', () => {
    expect(planDownload([], 150_000)).toBe('nothing');
  });
});
