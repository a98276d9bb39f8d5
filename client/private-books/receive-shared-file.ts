// Receives a file that another app shared with the installed site, or that the system opened with the site.
import { PrivateBookError } from '@/lib/private-books/private-book';
import { FILE_NAME_HEADER, SHARED_FILE_CACHE } from '@/lib/private-books/share-target';

/** The Launch Handler API, for which TypeScript has no types yet. */
interface LaunchQueue {
  setConsumer: (consumer: (params: { files?: { getFile: () => Promise<File> }[] }) => void) => void;
}

export function receiveSharedFile(
  onFile: (file: File) => void,
  onError: (error: PrivateBookError) => void,
): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(onFile);
  });
  const shared = new URLSearchParams(location.search).get('shared');
  if (shared === 'full') onError(new PrivateBookError('full'));
  else if (shared !== null)
    // Errors are ignored: after a reload the shared file no longer exists, and the reader can choose another file.
    void takeCachedFile().then(
      (file) => file && onFile(file),
      () => onError(new PrivateBookError('refused')),
    );
}

/** Reads the file that the service worker has cached, and deletes it from the cache. */
async function takeCachedFile(): Promise<File | undefined> {
  const cache = await caches.open(SHARED_FILE_CACHE);
  const [request] = await cache.keys();
  const response = request && (await cache.match(request));
  await caches.delete(SHARED_FILE_CACHE);
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(FILE_NAME_HEADER) ?? 'book.pdf');
  return new File([await response.blob()], name);
}
