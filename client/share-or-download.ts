// Gives a file to the reader. On touch devices that can share files, opens the system's share sheet; on other devices,
// downloads the file.

/** Time until the object URL of the file is revoked, in milliseconds. The browser needs this time to read the file. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Shares or downloads a file. Returns false if the reader has cancelled the share sheet. A download always returns
 * true.
 */
export async function shareOrDownloadFile(
  name: string,
  content: BlobPart,
  type = 'application/json',
): Promise<boolean> {
  const file = new File([content], name, { type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file], title: name });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // While a modal dialog is open, a script cannot click a link outside the dialog, so the link is added to the dialog.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  return true;
}

/** Reads the text of a file that the reader has chosen. Returns undefined if the file is larger than `maxBytes`. */
export const readFileText = (file: File, maxBytes: number): Promise<string | undefined> =>
  file.size > maxBytes ? Promise.resolve(undefined) : file.text();
