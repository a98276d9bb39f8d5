// Preact hooks of the editor: one returns the state of the draft, the other the preview of an entry and the problems
// that the content check has found.
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

/** Pause in typing after which the draft is checked, in milliseconds. */
const CHECK_DELAY_MS = 250;

export interface CheckedPreview {
  preview?: EntryPreview;
  /** Whether the preview shows the current text of the draft. False while the draft is being checked. */
  isCurrent: boolean;
}

/** Checks the draft and compiles one entry in a worker, `CHECK_DELAY_MS` after each change. */
export function usePreview(session: DraftSession, lang: string, entry: string): CheckedPreview {
  const { files } = useDraft(session);
  const worker = useRef<BookWorkerClient | undefined>(undefined);
  const [found, setFound] = useState<{ preview: EntryPreview; files: object; key: string }>();
  const key = `${lang}/${entry}`;
  useEffect(() => () => worker.current?.end(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `entry` is already a part of the key
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
        // The worker has failed, so it is discarded here. The next change starts a new one.
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
