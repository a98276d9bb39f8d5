// A draft: the files of a book that a reader has changed in the editor, with the log of the changes. Checks a stored
// draft, because the browser, an extension or a backup file may have damaged it.
import { isPrivateGame, privateBookId } from '../core/addresses';
import { ID } from '../core/ids';
import { isBookFile } from '../private-books/book-folder';
import { isBookId } from '../private-books/game-books';
import { BOOK_LIMITS } from '../private-books/private-book';
import { mergeTexts, type Splice, type Step } from './change-log';
import type { BookFiles } from './edit-book';

/** A changed file of a draft. A text is absent if the book has no such file. */
export interface DraftFile {
  /** The text before the first change. It never changes. */
  origin?: string;
  /** The text that the book has, to which the reader returns when the draft is discarded. */
  base?: string;
  text?: string;
}

export interface StoredDraft {
  /** Id of the game: `outer-rim`, or that of a private book. */
  game: string;
  name: string;
  revision: number;
  /** Number of the steps that are applied. Later steps were undone. */
  at: number;
  files: Record<string, DraftFile>;
  steps: Step[];
}

/** Maximum number of steps that can be undone. */
export const MAX_STEPS = 500;

/** Returns the valid part of a draft; undefined if nothing of it is valid. */
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
  // A step depends on those before it, so the log ends before the first damaged step.
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

/** Returns the files of a book with the changes of a draft. */
export function applyDraft(files: BookFiles, draft: Pick<StoredDraft, 'files'> | undefined): BookFiles {
  const changed: Record<string, string> = { ...files };
  for (const [path, { text }] of Object.entries(draft?.files ?? {}))
    if (text === undefined) delete changed[path];
    else changed[path] = text;
  return changed;
}

/** Returns the files that a draft has changed and the book does not have yet. */
export const unsavedFiles = (draft: Pick<StoredDraft, 'files'>): string[] =>
  Object.entries(draft.files).flatMap(([path, { base, text }]) => (base === text ? [] : [path]));

/**
 * Applies a draft to a book whose files were written again: by the extractor, or by an update of the site. Returns the
 * files with the changes that were saved to the book before, and the files of the draft, whose steps no longer apply.
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
      // A file that the reader has removed is left out. An entry that is no longer written stays as the reader mended it.
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
