// Decodes a picture that the reader chose. Refuses a picture with too many pixels before the browser decodes it, because
// a file of some kilobytes can be a picture of gigabytes.
import { hasTooManyPixels, pictureSize } from '@/extract/scan/image/picture-size';
import { BOOK_LIMITS, PrivateBookError } from '@/lib/private-books/private-book';

/** Rejects with the code `large-photo` if the picture is too large, and with any other error if it is damaged. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const tooLarge = new PrivateBookError('large-photo');
  if (file.size > BOOK_LIMITS.pdfBytes) throw tooLarge;
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size && hasTooManyPixels(size)) throw tooLarge;
  const picture = await createImageBitmap(file);
  // Check the size of the decoded picture too, because the site cannot read the headers of all formats that a browser
  // decodes.
  if (!hasTooManyPixels(picture)) return picture;
  picture.close();
  throw tooLarge;
}
