import { expect, it } from 'vitest';
import type { Shape } from '../pdf-types';
import { createStore, type Objects } from './shared-resources';

/** Eight dots a byte. */
const BITS = 1;
const shape = (image: string): Shape => ({
  kind: 'image',
  box: [0, 0, 9, 9],
  colour: '#000000',
  rectangle: false,
  image,
});

it('keeps the small pictures of a page that come, where another one never does', async () => {
  const objs: Objects = {
    has: () => true,
    get: (key, come) =>
      key === 'owl' && come?.({ width: 1, height: 1, kind: BITS, data: Uint8Array.of(128) }),
  };
  const store = createStore({});
  const [owl, late] = [shape('owl'), shape('late')];
  void store.keepPictures([owl, late], { objs, commonObjs: objs }, 3);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.pictures.get(owl.image ?? '')).toMatchObject({ width: 1, height: 1 });
  expect(store.pictures.has(late.image ?? '')).toBe(false);
});
