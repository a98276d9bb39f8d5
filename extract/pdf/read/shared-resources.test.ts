// Tests the storage of images that arrive late or never.
import { expect, it } from 'vitest';
import type { Shape } from '../pdf-types';
import { createResourceStore, type PdfObjects } from './shared-resources';

/** The `ImageKind` of pdf.js for images with one bit per pixel. */
const BITS = 1;
const shape = (image: string): Shape => ({
  kind: 'image',
  box: [0, 0, 9, 9],
  colour: '#000000',
  rectangle: false,
  image,
});

it('stores the images of a page that arrive, even if another one never does', async () => {
  const objs: PdfObjects = {
    has: () => true,
    get: (key, onArrival) =>
      key === 'owl' && onArrival?.({ width: 1, height: 1, kind: BITS, data: Uint8Array.of(128) }),
  };
  const store = createResourceStore({});
  const [owl, late] = [shape('owl'), shape('late')];
  void store.storeImages([owl, late], { objs, commonObjs: objs }, 3);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.images.get(owl.image ?? '')).toMatchObject({ width: 1, height: 1 });
  expect(store.images.has(late.image ?? '')).toBe(false);
});
