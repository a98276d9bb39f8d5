// Receives a file that another app has shared with the installed site, or that the operating system has opened with the
// site.
import { PrivateBookError } from '@/lib/private-books/private-book';
import { FILE_NAME_HEADER, SHARED_FILE_CACHE, SHARED_QUERY } from '@/lib/private-books/share-target';

/** The Launch Handler API, for which TypeScript has no types yet. */
interface LaunchQueue {
  setConsumer: (consumer: (params: { files?: { getFile: () => Promise<File> }[] }) => void) => void;
}

interface SharedFileHandlers {
  /** Called with a file that the reader has opened with this site in the operating system. */
  onOpened: (file: File) => void;
  /**
   * Called with a file that was posted to the site. Any website can post a file, so the page asks the reader before it
   * reads the file.
   */
  onShared: (file: File) => void;
  onError: (error: PrivateBookError) => void;
}

export function receiveSharedFile({ onOpened, onShared, onError }: SharedFileHandlers): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(onOpened);
  });
  const shared = new URLSearchParams(location.search).get(SHARED_QUERY);
  if (shared === 'full' || shared === 'too-large') onError(new PrivateBookError(shared));
  else if (shared !== null)
    // After a reload, the shared file may no longer exist. The reader can then choose a file.
    void readSharedFile().then(
      (file) => file && onShared(file),
      () => onError(new PrivateBookError('refused')),
    );
}

/** Reads the shared file, which the service worker has stored in a cache. */
async function readSharedFile(): Promise<File | undefined> {
  const cache = await caches.open(SHARED_FILE_CACHE);
  const [request] = await cache.keys();
  const response = request && (await cache.match(request));
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(FILE_NAME_HEADER) ?? 'book.pdf');
  return new File([await response.blob()], name);
}

/** Deletes the shared file from the cache of the service worker. */
export const discardSharedFile = (): Promise<boolean> => caches.delete(SHARED_FILE_CACHE);
