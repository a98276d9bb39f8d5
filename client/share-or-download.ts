// Hands a file to the reader: by the system's own sheet where it takes files, otherwise as a download.

/** Says whether it was given, not where it went. */
export async function giveFile(name: string, content: BlobPart, type = 'application/json'): Promise<boolean> {
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
  // A link outside an open dialog cannot be tapped.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}

/** The text of a file the reader chose; nothing where it is larger than any such file. */
export const readFileText = (file: File, most: number): Promise<string | undefined> =>
  file.size > most ? Promise.resolve(undefined) : file.text();
