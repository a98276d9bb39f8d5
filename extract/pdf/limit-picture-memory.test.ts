// Tests that the pixels of pictures are counted before the browser decodes them.
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { limitPictures } from './limit-picture-memory';

const MAX_PIXELS = 1000;

/** Limits the pictures in a scope that has both `OffscreenCanvas` and `ImageDecoder`. */
function setUp() {
  const scope = {
    OffscreenCanvas: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
    },
    ImageDecoder: class {
      static isTypeSupported = () => true;
      constructor(readonly options: { data: ArrayBuffer | ArrayBufferView }) {}
    },
  };
  const onExceeded = vi.fn();
  const startNextPage = limitPictures(scope, MAX_PIXELS, onExceeded);
  return { scope, onExceeded, startNextPage };
}

const jpeg = (width: number, height: number) => createCanvas(width, height).toBuffer('image/jpeg');

describe('the pixels of a page', () => {
  it('may be as many as the limit, and again for the next page', () => {
    const { scope, onExceeded, startNextPage } = setUp();
    for (let page = 0; page < 3; page++) {
      const canvas = new scope.OffscreenCanvas(10, 50);
      expect(canvas).toBeInstanceOf(scope.OffscreenCanvas);
      expect(canvas.width).toBe(10);
      new scope.ImageDecoder({ data: jpeg(25, 20) });
      startNextPage();
    }
    expect(scope.ImageDecoder.isTypeSupported()).toBe(true);
    expect(onExceeded).not.toHaveBeenCalled();
  });

  it('may not be more, in one picture or in several', () => {
    const { scope, onExceeded, startNextPage } = setUp();
    expect(() => new scope.OffscreenCanvas(11, 91)).toThrow(RangeError);
    expect(onExceeded).toHaveBeenCalledTimes(1);
    startNextPage();
    new scope.OffscreenCanvas(10, 60);
    const data = jpeg(20, 21);
    expect(() => new scope.ImageDecoder({ data: new Uint8Array(data).buffer })).toThrow(RangeError);
    expect(onExceeded).toHaveBeenCalledTimes(2);
  });

  it('are not decoded by the browser if the picture has no header', () => {
    const { scope, onExceeded } = setUp();
    expect(() => new scope.ImageDecoder({ data: new Uint8Array(9) })).toThrow('no size');
    expect(onExceeded).not.toHaveBeenCalled();
  });

  it('are not counted in a browser without these constructors', () => {
    const scope = {};
    limitPictures(scope, MAX_PIXELS, () => {});
    expect(scope).toEqual({});
  });
});
