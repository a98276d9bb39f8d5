// Tests that the size of a picture is read from its header, for every kind of picture that a phone makes.
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size';

const canvas = createCanvas(123, 45);
const SIZE = { width: 123, height: 45 };

describe('the size of a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const)('is read from %s', (type) => {
    expect(pictureSize(canvas.toBuffer(type as 'image/png'))).toEqual(SIZE);
  });

  it('is read from a JPEG with other segments and bytes 255 before its frame', () => {
    const jpeg = canvas.toBuffer('image/jpeg');
    const comment = [0xff, 0xff, 0xfe, 0, 6, 0xff, 0xc0, 0, 9, 0xff];
    expect(pictureSize(Buffer.concat([jpeg.subarray(0, 2), Buffer.from(comment), jpeg.subarray(2)]))).toEqual(
      SIZE,
    );
  });

  it('is read from a lossy and from a lossless WebP', () => {
    const header = (format: string, body: number[]) =>
      Buffer.concat([Buffer.from(`RIFF....WEBP${format}....`, 'latin1'), Buffer.from(body)]);
    expect(pictureSize(header('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 123, 0, 45, 0]))).toEqual(SIZE);
    expect(pictureSize(header('VP8X', [0, 0, 0, 0, 122, 0, 0, 44, 0, 0]))).toEqual(SIZE);
    const bits = 122 | (44 << 14);
    expect(pictureSize(header('VP8L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, 0]))).toEqual(
      SIZE,
    );
  });

  it.each([
    ['no bytes', []],
    ['a cut JPEG', [0xff, 0xd8, 0xff, 0xe0, 0xff]],
    ['a JPEG of zeros', [0xff, 0xd8, ...Array(100).fill(0)]],
    ['a cut PNG', [0x89, 0x50, 0x4e, 0x47, 0]],
    ['text', [...Buffer.from('Owls sleep in the tower.')]],
  ])('is unknown for %s', (_, bytes) => {
    expect(pictureSize(Uint8Array.from(bytes))).toBeUndefined();
  });
});
