// Adds the drafts of the editor (the files of books that the reader has changed) to the backup file, and restores them
// from it. When a private book is imported again, applies the reader's earlier corrections to it.
import { isPrivateGame, privateGameId } from '@/lib/core/addresses';
import { inspectDraft, reapplyDraft, type StoredDraft } from '@/lib/editing/draft';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import { readBook } from '../private-books/book-store';
import { compileInWorker, saveBook } from '../private-books/books.island';
import { listDrafts, readDraft, writeDraft } from './draft-store';

export { listDrafts };

/** Returns the drafts for the backup. Without `withBooks`, omits the drafts of private books. */
export async function backUpDrafts(withBooks: boolean): Promise<StoredDraft[]> {
  const games = (await listDrafts().catch(() => [])).filter((game) => withBooks || !isPrivateGame(game));
  const drafts = await Promise.all(games.map(readDraft));
  return drafts.filter((draft) => draft !== undefined);
}

/** Adds the drafts of the backup that this device does not have, and returns their number. Skips damaged drafts. */
export async function restoreDrafts(saved: unknown): Promise<number> {
  let count = 0;
  for (const item of Array.isArray(saved) ? saved : []) {
    const draft = inspectDraft(item);
    if (!draft || (await readDraft(draft.game))) continue;
    const { game, name, files, steps, at } = draft;
    await writeDraft(game, 0, {
      name,
      files,
      at,
      count: steps.length,
      steps: steps.map((step, number) => [number, step] as const),
    });
    count += 1;
  }
  return count;
}

/**
 * Applies the reader's earlier corrections to a private book that was just imported again. If the result has errors,
 * the book stays as it was imported, and the corrections become an unsaved draft.
 */
export async function reapplyMends(id: string): Promise<void> {
  const game = privateGameId(id);
  const [book, draft] = await Promise.all([readBook(id), readDraft(game).catch(() => undefined)]);
  if (!book || !draft) return;
  const { saved, files } = reapplyDraft(draft, book.files);
  const mended = { ...book, files: { ...saved } };
  const compiled = await compileInWorker([{ ...mended, id: gameOfBook(id) }]).catch(() => undefined);
  if (compiled) await saveBook(mended, compiled);
  const known = compiled ? saved : book.files;
  const rebased = Object.entries(files).map(([path, file]) => {
    const { base: _, ...rest } = file;
    const base = known[path];
    return [path, base === undefined ? rest : { ...rest, base }];
  });
  const change = { name: draft.name, files: Object.fromEntries(rebased), steps: [], count: 0, at: 0 };
  await writeDraft(game, draft.revision, change);
}
