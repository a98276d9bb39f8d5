// Makes a PDF from photographs of pages in the book worker. Turns each photograph as the reader has chosen, cuts out
// the sheet of paper, and corrects the perspective.

import { straightenPhoto } from '@/extract/scan/image/straighten-photo';
import { imagesToPdf, type JpegPage } from '@/extract/scan/images-to-pdf';
import { SCAN_LIMITS } from '@/extract/scan/scan-limits';
import { BOOK_LIMITS, PrivateBookError } from '@/lib/private-books/private-book';
import { decodePicture } from './decode-picture';

export interface Photo {
  file: Blob;
  /** Number of clockwise quarter turns that the reader has chosen. */
  turns: number;
}

const JPEG_QUALITY = 0.85;

export async function photosToPdf(
  photos: readonly Photo[],
  onPage: (done: number, all: number) => void,
): Promise<Uint8Array> {
  if (photos.length > SCAN_LIMITS.pages) throw new PrivateBookError('too-many-pages');
  const pages: JpegPage[] = [];
  let size = 0;
  for (const [at, photo] of photos.entries()) {
    const page = await toPage(photo, at + 1);
    size += page.jpeg.length;
    if (size > BOOK_LIMITS.pdfBytes) throw new PrivateBookError('too-large', 'pdfBytes');
    pages.push(page);
    onPage(at + 1, photos.length);
  }
  return imagesToPdf(pages);
}

async function toPage({ file, turns }: Photo, number: number): Promise<JpegPage> {
  const picture = await decodePicture(file).catch((error) => {
    throw error instanceof PrivateBookError
      ? new PrivateBookError(error.code, String(number))
      : new PrivateBookError('unreadable-photo', String(number));
  });
  const { width, height, data } = straightenPhoto(drawTurned(picture, turns));
  picture.close();
  const canvas = new OffscreenCanvas(width, height);
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

/**
 * Draws a picture, rotated clockwise by `turns` quarter turns. If the picture has more pixels than the text recognition
 * uses, shrinks it.
 */
function drawTurned(picture: ImageBitmap, turns: number): ImageData {
  const scale = Math.min(1, Math.sqrt(SCAN_LIMITS.pagePixels / (picture.width * picture.height)));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = turns % 2 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PrivateBookError('broken');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
