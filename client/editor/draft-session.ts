// A draft that is open in this tab. A draft contains the files of a book that the reader has changed, and a log of
// steps (the changes that the reader can undo). The session writes both to IndexedDB after every keystroke. If another
// tab has changed other lines of the same draft, the session merges both versions.
import { applyStep, invertStep, joinSteps, mergeTexts, type Step, toStep } from '@/lib/editing/change-log';
import { applyDraft, type DraftFile, MAX_STEPS, reapplyDraft, type StoredDraft } from '@/lib/editing/draft';
import type { BookFiles } from '@/lib/editing/edit-book';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/**
 * Whether IndexedDB has stored the draft. `full`: the storage quota is exceeded. `refused`: writing failed for another
 * reason. In both cases, the last changes are only in this tab.
 */
export type DraftStatus = 'saved' | 'saving' | 'full' | 'refused';
export type DraftNotice = 'merged' | 'conflict' | undefined;

export interface DraftState {
  files: BookFiles;
  /** The files of the book, without the changes of the draft. */
  base: BookFiles;
  /** The files before the reader first changed them in the editor, even if later changes were saved to the book. */
  origin: BookFiles;
  canUndo: boolean;
  canRedo: boolean;
  status: DraftStatus;
  notice: DraftNotice;
}

/** Pause in typing after which the next keystroke begins a new step, in milliseconds. */
const PAUSE_MS = 1500;

export class DraftSession {
  state: DraftState;
  private steps: Step[] = [];
  private at = 0;
  private revision = 0;
  /** The changed files, as IndexedDB has stored them. */
  private stored: Record<string, DraftFile> = {};
  /** Index in `steps` of the first step that is new or has changed since the last write to IndexedDB. */
  private firstDirty = 0;
  private isDirty = false;
  private writing: Promise<void> | undefined;
  private lastEdit = 0;
  private listeners = new Set<() => void>();
  private channel = new BroadcastChannel('pravylo-drafts');

  private constructor(
    readonly game: string,
    readonly name: string,
    private source: BookFiles,
    /** Reads the files of the book again. Another tab may have changed them by saving the draft to the book. */
    private readonly readSource: () => Promise<BookFiles>,
    draft: StoredDraft | undefined,
  ) {
    this.state = {
      files: source,
      base: source,
      origin: source,
      canUndo: false,
      canRedo: false,
      status: 'saved',
      notice: undefined,
    };
    this.load(draft);
    this.channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === game && !this.isDirty) void this.reload();
    };
    // A write starts at every keystroke. When the page is hidden, `flush` also writes the changes that were made during
    // the current write.
    addEventListener('pagehide', () => void this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.flush();
      else if (!this.isDirty) void this.reload();
    });
  }

  static async open(
    game: string,
    name: string,
    source: BookFiles,
    readSource: () => Promise<BookFiles>,
  ): Promise<DraftSession> {
    return new DraftSession(game, name, source, readSource, await readDraft(game).catch(() => undefined));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Changes the files. Consecutive changes at the same place (such as one rule) become one step, until the reader
   * pauses for `PAUSE_MS`.
   */
  edit(place: string, change: (files: BookFiles) => BookFiles): void {
    const before = this.state.files;
    const after = change(before);
    const step = toStep(before, after, place);
    if (!step) return;
    const last = this.at === this.steps.length ? this.steps.at(-1) : undefined;
    const isTyping = place !== '' && Date.now() - this.lastEdit < PAUSE_MS;
    const joined = last && isTyping ? joinSteps(last, step) : undefined;
    this.steps.length = this.at;
    if (joined) this.steps[this.at - 1] = joined;
    else this.steps.push(step);
    if (this.steps.length > MAX_STEPS) {
      this.steps.shift();
      this.firstDirty = 0;
    }
    this.at = this.steps.length;
    this.firstDirty = Math.min(this.firstDirty, this.at - 1);
    this.lastEdit = Date.now();
    this.changed(after);
  }

  undo(): void {
    const step = this.steps[this.at - 1];
    const files = step && applyStep(this.state.files, invertStep(step));
    // If another tab has changed the text of this step, the step cannot be undone. It is skipped, and the files stay as
    // they are.
    if (step) this.at -= 1;
    this.lastEdit = 0;
    if (step) this.changed(files ?? this.state.files);
  }

  redo(): void {
    const step = this.steps[this.at];
    const files = step && applyStep(this.state.files, step);
    if (step) this.at += 1;
    this.lastEdit = 0;
    if (step) this.changed(files ?? this.state.files);
  }

  /**
   * Returns all versions of the files at `paths`, oldest first: the texts before the draft, the texts before each step
   * of the log, and the present texts.
   */
  versionsOf(paths: readonly string[]): BookFiles[] {
    const pick = (files: BookFiles): BookFiles =>
      Object.fromEntries(
        paths.flatMap((path): [string, string][] => {
          const text = files[path];
          return text === undefined ? [] : [[path, text]];
        }),
      );
    let files = pick(this.state.files);
    const versions = [files];
    for (const { place, splices } of this.steps.slice(0, this.at).toReversed()) {
      const own = splices.filter(({ path }) => paths.includes(path));
      if (!own.length) continue;
      const before = applyStep(files, invertStep({ place, splices: own }));
      if (!before) break;
      files = before;
      versions.unshift(files);
    }
    return [pick(this.state.origin), ...versions];
  }

  /**
   * Records that the files were saved to the book. The steps stay in the log, so that the reader can still undo them.
   */
  async markSaved(saved: BookFiles): Promise<void> {
    this.source = saved;
    const kept = Object.entries(this.stored).map(([path, file]): [string, DraftFile] => {
      const { base: _, ...rest } = file;
      const text = saved[path];
      return [path, text === undefined ? rest : { ...rest, base: text, text }];
    });
    this.baseOverrides = Object.fromEntries(kept);
    this.changed(saved);
    await this.flush();
    this.baseOverrides = undefined;
  }
  private baseOverrides: Record<string, DraftFile> | undefined;

  async discard(): Promise<void> {
    await this.flush();
    await removeDraft(this.game);
    this.channel.postMessage(this.game);
  }

  /** Writes all changes that IndexedDB has not stored yet. */
  async flush(): Promise<void> {
    while (this.isDirty && this.state.status !== 'full' && this.state.status !== 'refused')
      await this.write();
    await this.writing;
  }

  private load(found: StoredDraft | undefined): void {
    const draft = found && this.rebase(found);
    this.stored = draft?.files ?? {};
    this.steps = [...(draft?.steps ?? [])];
    this.at = draft?.at ?? 0;
    this.revision = draft?.revision ?? 0;
    this.firstDirty = this.steps.length;
    this.update({ files: applyDraft(this.source, draft) });
  }

  /**
   * Applies the draft to the present files of the book, if the files have changed since the draft was written. An
   * update of the site or a new import of the book changes them.
   */
  private rebase(draft: StoredDraft): StoredDraft {
    const isCurrent = Object.entries(draft.files).every(([path, { base }]) => base === this.source[path]);
    if (isCurrent) return draft;
    const unsaved = Object.entries(draft.files).map(([path, { base, text }]): [string, DraftFile] => [
      path,
      { ...(base !== undefined && { origin: base, base }), ...(text !== undefined && { text }) },
    ]);
    const { files } = reapplyDraft({ files: Object.fromEntries(unsaved) }, this.source);
    return { ...draft, files, steps: [], at: 0 };
  }

  private async reload(): Promise<void> {
    // During a write, the last changes are not yet in IndexedDB, so loading the draft of another tab would lose them.
    await this.writing;
    const draft = await readDraft(this.game).catch(() => undefined);
    if ((draft?.revision ?? 0) === this.revision) return;
    const source = await this.readSource();
    // The write that follows merges the draft of the other tab.
    if (this.isDirty || this.writing) return;
    this.source = source;
    this.load(draft);
  }

  private changed(files: BookFiles): void {
    this.isDirty = true;
    this.update({
      files,
      notice: undefined,
      ...(this.state.status === 'saved' && { status: 'saving' as const }),
    });
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
  }

  private update(change: Partial<DraftState>): void {
    const origins = Object.entries(this.stored).flatMap(([path, { origin }]): [string, string][] =>
      origin === undefined ? [] : [[path, origin]],
    );
    this.state = {
      ...this.state,
      ...change,
      base: this.source,
      origin: { ...this.source, ...Object.fromEntries(origins) },
      canUndo: this.at > 0,
      canRedo: this.at < this.steps.length,
    };
    for (const listener of this.listeners) listener();
  }

  /** Writes the draft, and writes it again if the reader has changed it in the meantime. */
  private async write(): Promise<void> {
    try {
      while (this.isDirty) await this.writeOnce();
      this.update({ status: 'saved' });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.update({ status: isFull ? 'full' : 'refused' });
    }
  }

  private async writeOnce(): Promise<void> {
    const files = this.draftFiles();
    const change = {
      name: this.name,
      files: Object.fromEntries(
        Object.entries(files).filter(
          ([path, file]) => JSON.stringify(file) !== JSON.stringify(this.stored[path]),
        ),
      ),
      steps: this.steps.slice(this.firstDirty).map((step, at) => [this.firstDirty + at, step] as const),
      count: this.steps.length,
      at: this.at,
    };
    const firstDirty = this.firstDirty;
    this.isDirty = false;
    this.firstDirty = this.steps.length;
    try {
      const result = await writeDraft(this.game, this.revision, change);
      if (typeof result === 'number') {
        this.revision = result;
        this.stored = { ...this.stored, ...files };
        this.channel.postMessage(this.game);
      } else await this.merge(result);
    } catch (error) {
      this.isDirty = true;
      this.firstDirty = Math.min(firstDirty, this.firstDirty);
      throw error;
    }
  }

  /** Returns the files that differ from the book, and the files that the stored draft already contains. */
  private draftFiles(): Record<string, DraftFile> {
    const { files } = this.state;
    const paths = new Set([...Object.keys(this.stored), ...Object.keys(files), ...Object.keys(this.source)]);
    const changed: Record<string, DraftFile> = {};
    for (const path of paths) {
      const [text, book, known] = [
        files[path],
        this.source[path],
        this.baseOverrides?.[path] ?? this.stored[path],
      ];
      if (!known && text === book) continue;
      const origin = known ? known.origin : book;
      const base = known ? known.base : book;
      changed[path] = {
        ...(origin !== undefined && { origin }),
        ...(base !== undefined && { base }),
        ...(text !== undefined && { text }),
      };
    }
    return changed;
  }

  /** Merges the changes of this tab into the draft that another tab has stored. */
  private async merge(theirs: StoredDraft): Promise<void> {
    const before = applyDraft(this.source, { files: this.stored });
    this.source = await this.readSource();
    const mine = this.state.files;
    const other = applyDraft(this.source, theirs);
    const merged: Record<string, string> = { ...other };
    let notice: DraftNotice = 'merged';
    for (const path of Object.keys(mine)) {
      const [base, own, their] = [before[path] ?? '', mine[path] ?? '', other[path]];
      if (own === base) continue;
      const { text, isConflict } = mergeTexts(base, own, their ?? base);
      merged[path] = text;
      if (isConflict) notice = 'conflict';
    }
    for (const path of Object.keys(before))
      if (mine[path] === undefined && other[path] === before[path]) delete merged[path];
    this.load(theirs);
    const step = toStep(other, merged, '');
    if (!step) return;
    this.steps.length = this.at;
    this.steps.push(step);
    this.firstDirty = this.at;
    this.at = this.steps.length;
    this.isDirty = true;
    this.update({ files: merged, notice });
  }
}
