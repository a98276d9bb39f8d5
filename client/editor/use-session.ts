// Hooks of the editor: the state of the draft, and the checked preview of an entry.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EntryPreview } from '../private-books/book-worker';
import { type BookWorkerClient, startBookWorker } from '../private-books/book-worker-client';
import { useExternalStore } from '../use-external-store';
import type { DraftSession, DraftState } from './draft-session';

export const useDraft = (session: DraftSession): DraftState =>
  useExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state,
  );

/** Pause of the reader after which the draft is checked, in milliseconds. */
const CHECK_DELAY_MS = 250;

export interface CheckedPreview {
  preview?: EntryPreview;
  /** Whether the preview shows the current words. */
  isCurrent: boolean;
}

/** Checks the draft in a worker and compiles one entry, some time after each change. */
export function usePreview(session: DraftSession, lang: string, entry: string): CheckedPreview {
  const { files } = useDraft(session);
  const worker = useRef<BookWorkerClient | undefined>(undefined);
  const [found, setFound] = useState<{ preview: EntryPreview; files: object; key: string }>();
  const key = `${lang}/${entry}`;
  useEffect(() => () => worker.current?.end(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the entry
  useEffect(() => {
    let isOutdated = false;
    const check = async () => {
      worker.current ??= startBookWorker();
      try {
        const response = await worker.current.request({
          ask: 'preview',
          game: session.game,
          lang,
          entry,
          files,
        });
        if (!isOutdated && 'preview' in response) setFound({ preview: response.preview, files, key });
      } catch (error) {
        console.warn(error);
        // The next change starts a new worker.
        worker.current?.end();
        worker.current = undefined;
      }
    };
    const timer = setTimeout(() => void check(), CHECK_DELAY_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [files, key]);
  if (!found) return { isCurrent: false };
  return { preview: found.preview, isCurrent: found.files === files && found.key === key };
}
