// A draft: the files of a book that a reader has changed in the editor, with the log of the steps (the changes that the
// reader can undo). Validates a stored draft, because the browser, an extension or a backup file may have damaged it.
import { isPrivateGame, privateBookId } from '../core/addresses';
import { ID } from '../core/ids';
import { isBookFile } from '../private-books/book-folder';
import { isBookId } from '../private-books/game-books';
import { BOOK_LIMITS } from '../private-books/private-book';
import { mergeTexts, type Splice, type Step } from './change-log';
import type { BookFiles } from './edit-book';

/** A changed file of a draft, in three versions. A version is absent if the file did not exist in it. */
export interface DraftFile {
  /** The text before the reader first changed the file, as the extractor or the site wrote it. */
  origin?: string;
  /** The text that the book or the site has now. It remains if the reader discards the draft. */
  base?: string;
  text?: string;
}

export interface StoredDraft {
  /** Id of a game of the site (`outer-rim`) or of a private book. */
  game: string;
  name: string;
  revision: number;
  /** Number of applied steps at the start of the log. The reader has undone the steps after them. */
  at: number;
  files: Record<string, DraftFile>;
  steps: Step[];
}

/** Maximum number of steps that can be undone. */
export const MAX_STEPS = 500;

/** Returns the valid parts of a stored draft, or undefined if it does not name a valid game. */
export function inspectDraft(value: unknown): StoredDraft | undefined {
  const { game, name, revision, at, files, steps } = Object(value) as Record<string, unknown>;
  if (typeof game !== 'string') return undefined;
  if (isPrivateGame(game) ? !isBookId(privateBookId(game)) : !ID.test(game)) return undefined;
  const valid = Object.entries(Object(files) as object).flatMap(([path, file]): [string, DraftFile][] => {
    const { origin, base, text } = Object(file) as Record<string, unknown>;
    if (!isBookFile(path) || ![origin, base, text].every(isOptionalText)) return [];
    return [
      [
        path,
        {
          ...(origin !== undefined && { origin: origin as string }),
          ...(base !== undefined && { base: base as string }),
          ...(text !== undefined && { text: text as string }),
        },
      ],
    ];
  });
  const log = (Array.isArray(steps) ? steps : []).slice(0, MAX_STEPS);
  // A step needs all steps before it, so one damaged step makes the whole log useless.
  const damaged = log.findIndex((step) => !isStep(step));
  const sound: Step[] = damaged < 0 ? log : [];
  return {
    game,
    name: typeof name === 'string' ? name.slice(0, 240) : game,
    revision: isCount(revision) ? revision : 0,
    at: isCount(at) ? Math.min(at, sound.length) : sound.length,
    files: Object.fromEntries(valid),
    steps: sound,
  };
}

const isOptionalText = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= BOOK_LIMITS.entryLetters);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isStep(value: unknown): value is Step {
  const { splices, place } = Object(value) as Partial<Step>;
  return typeof place === 'string' && Array.isArray(splices) && splices.every(isSplice);
}

function isSplice(value: unknown): value is Splice {
  const { path, at, removed, inserted, file } = Object(value) as Partial<Splice>;
  return (
    typeof path === 'string' &&
    isBookFile(path) &&
    isCount(at) &&
    typeof removed === 'string' &&
    typeof inserted === 'string' &&
    [undefined, 'added', 'removed'].includes(file)
  );
}

/** Returns the files of a book after the changes of a draft. */
export function applyDraft(files: BookFiles, draft: Pick<StoredDraft, 'files'> | undefined): BookFiles {
  const changed: Record<string, string> = { ...files };
  for (const [path, { text }] of Object.entries(draft?.files ?? {}))
    if (text === undefined) delete changed[path];
    else changed[path] = text;
  return changed;
}

/** Returns the paths of the files whose text in the draft differs from the saved book. */
export const unsavedFiles = (draft: Pick<StoredDraft, 'files'>): string[] =>
  Object.entries(draft.files).flatMap(([path, { base, text }]) => (base === text ? [] : [path]));

/**
 * Applies a draft to `written`, the new files of its book: the extractor has read the book again, or the site has been
 * updated. Returns the new files with the changes that the reader had saved to the book (`saved`), and the changed
 * files of the draft (`files`). The steps of the draft no longer apply.
 */
export function reapplyDraft(
  draft: Pick<StoredDraft, 'files'>,
  written: BookFiles,
): { saved: BookFiles; files: Record<string, DraftFile> } {
  const saved: Record<string, string> = { ...written };
  const files: Record<string, DraftFile> = {};
  for (const [path, { origin, base, text }] of Object.entries(draft.files)) {
    const now = Object.hasOwn(written, path) ? written[path] : undefined;
    const merge = (mine: string | undefined): string | undefined => {
      if (mine === origin) return now;
      // If the reader has removed the file, the result is undefined. If the new book lacks the file, the reader's
      // version stays.
      return mine === undefined || now === undefined ? mine : mergeTexts(origin ?? '', mine, now).text;
    };
    const [savedText, draftText] = [merge(base), merge(text)];
    if (savedText === undefined) delete saved[path];
    else saved[path] = savedText;
    files[path] = {
      ...(now !== undefined && { origin: now }),
      ...(savedText !== undefined && { base: savedText }),
      ...(draftText !== undefined && { text: draftText }),
    };
  }
  return { saved, files };
}
