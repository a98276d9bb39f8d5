// A file that another app shared to the installed site, or that was opened with it.
import { PrivateBookError } from '@/lib/private-books/private-book';
import { SHARED, SHARED_NAME } from '@/lib/private-books/share-target';

interface LaunchQueue {
  setConsumer: (take: (params: { files?: { getFile: () => Promise<File> }[] }) => void) => void;
}

export function takeShared(take: (file: File) => void, refuse: (trouble: PrivateBookError) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(take);
  });
  const shared = new URLSearchParams(location.search).get('shared');
  if (shared === 'full') refuse(new PrivateBookError('full'));
  else if (shared !== null)
    // Where it could not be kept, or was read before, another one can be chosen.
    void fromWorker().then(
      (file) => file && take(file),
      () => refuse(new PrivateBookError('refused')),
    );
}

async function fromWorker(): Promise<File | undefined> {
  const cache = await caches.open(SHARED);
  const [request] = await cache.keys();
  const response = request && (await cache.match(request));
  // It is read once, and then lies nowhere.
  await caches.delete(SHARED);
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(SHARED_NAME) ?? 'book.pdf');
  return new File([await response.blob()], name);
}
