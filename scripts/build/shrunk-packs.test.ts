import { expect, it } from 'vitest';
import { shrunkPacks } from './shrunk-packs';

const pack = (size: number, ...langs: ('uk' | 'en')[]) => ({ game: 'go', langs, list: '', pack: '', size });

it('a pack that shrinks by more than half, or disappears, is reported with its sizes', () => {
  const earlier = [pack(1000, 'uk'), pack(800, 'en'), pack(300, 'uk', 'en')];
  expect(shrunkPacks(earlier, [pack(500, 'uk'), pack(900, 'en'), pack(300, 'uk', 'en')])).toEqual([]);
  expect(shrunkPacks(earlier, [pack(499, 'uk'), pack(800, 'en')])).toEqual([
    'The offline pack go uk has shrunk from 1000 to 499 bytes; devices delete the missing pages at their next update.',
    'The offline pack go uk-en no longer exists; devices delete its pages at their next update.',
  ]);
});

it('a new game has no earlier packs to compare', () => {
  expect(shrunkPacks([], [pack(1, 'uk')])).toEqual([]);
});
