// Preact hooks of the editor: one returns the state of the draft, the other the preview of an entry and the problems
// that the content check has found.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isLang } from '@/lib/core/languages';
import { entryFile } from '@/lib/editing/edit-book';
import { type EditableEntry, splitEntry } from '@/lib/editing/entry-text';
import { staleRules } from '@/lib/editing/translate-entry';
import { page } from '../current-page';
import { loadStrings } from '../load-island';
import type { EntryPreview } from '../private-books/book-worker';
import { type BookWorkerClient, startBookWorker } from '../private-books/book-worker-client';
import { useExternalStore } from '../use-external-store';
import type { DraftSession, DraftState } from './draft-session';
import type { EditorAddress, OpenedBook } from './open-book';

export const useDraft = (session: DraftSession): DraftState =>
  useExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state,
  );

interface TranslatedEntry {
  lang: string;
  /** Language of the original. */
  from: string;
  /** Id of the entry. */
  id: string;
}

/**
 * Returns the ids of the rules of an entry whose translation is out of date: those that the library reports (see `npm
 * run parity`), and those whose original the reader has changed in the draft.
 */
export function staleRulesOf(
  session: DraftSession,
  { outdated }: Pick<OpenedBook, 'outdated'>,
  { lang, from, id }: TranslatedEntry,
): Set<string> {
  const known = outdated.flatMap(({ lang: old, target }) => {
    const [entry, rule = ''] = target.split('#');
    return old === lang && entry === id ? [rule] : [];
  });
  const [path, originalPath] = [entryFile(lang, id), entryFile(from, id)];
  const split = new Map<string, EditableEntry>();
  const read = (text: string): EditableEntry => {
    const entry = split.get(text) ?? splitEntry(text);
    split.set(text, entry);
    return entry;
  };
  const versions = session.versionsOf([path, originalPath]).map((files) => ({
    original: read(files[originalPath] ?? ''),
    translation: files[path] === undefined ? undefined : read(files[path]),
  }));
  return staleRules(versions, known);
}

/** Pause in typing after which the draft is checked, in milliseconds. */
const CHECK_DELAY_MS = 250;

export interface CheckedPreview {
  preview?: EntryPreview;
  /** Whether the preview shows the current text of the draft. False while the draft is being checked. */
  isCurrent: boolean;
}

/** Checks the draft and compiles one entry in a worker, `CHECK_DELAY_MS` after each change. */
export function usePreview(
  session: DraftSession,
  { lang, from, entry }: Pick<EditorAddress, 'lang' | 'from' | 'entry'>,
): CheckedPreview {
  const { files } = useDraft(session);
  const worker = useRef<BookWorkerClient | undefined>(undefined);
  const [found, setFound] = useState<{ preview: EntryPreview; files: object; key: string }>();
  const key = `${from}/${lang}/${entry}`;
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
          from,
          entry,
          files,
        });
        // The preview is a page in the edited language, so it needs the interface strings of this language.
        if (isLang(lang) && lang !== page.lang) await loadStrings(lang, 'private-books');
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
