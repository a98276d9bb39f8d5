// Limits the pixels of the pictures that a browser decodes for one page of a PDF. The browser stores these pixels
// outside JavaScript arrays, so `limit-pdf-memory.ts` cannot count them.
import { pictureSize } from '../scan/image/picture-size';

/** The constructors of the browser that allocate pixels. */
interface PixelConstructors {
  OffscreenCanvas: new (width: number, height: number) => object;
  ImageDecoder: new (options: { data: ArrayBuffer | ArrayBufferView }) => object;
}

/**
 * Replaces the constructors that allocate pixels with versions that count the pixels. Calls `onExceeded` and throws if
 * the pixels of one page are more than `maxPixels`. Returns a function that starts to count for the next page.
 */
export function limitPictures(
  /** The global object. Older browsers have only some of the constructors. */
  scope: Partial<PixelConstructors>,
  maxPixels: number,
  onExceeded: () => void,
): () => void {
  let pixels = 0;
  const count = (more: number): void => {
    pixels += more;
    if (pixels <= maxPixels) return;
    onExceeded();
    throw new RangeError('too many pixels');
  };
  const replace = <Name extends keyof PixelConstructors>(
    name: Name,
    pixelsOf: (...args: ConstructorParameters<PixelConstructors[Name]>) => number,
  ): void => {
    const original = scope[name];
    if (!original) return;
    scope[name] = new Proxy(original, {
      construct: (target, args, made) => {
        count(pixelsOf(...(args as ConstructorParameters<PixelConstructors[Name]>)));
        return Reflect.construct(target, args, made) as object;
      },
    });
  };
  replace('OffscreenCanvas', (width, height) => width * height);
  replace('ImageDecoder', ({ data }) => {
    // Use the size in the header of the picture, because the size in the PDF can be false.
    const size = pictureSize(toBytes(data));
    // After this error, pdf.js decodes the picture with its own code, which stores the pixels in arrays.
    // `limit-pdf-memory.ts` counts these arrays.
    if (!size) throw new RangeError('The picture has no size.');
    return size.width * size.height;
  });
  return () => {
    pixels = 0;
  };
}

const toBytes = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
