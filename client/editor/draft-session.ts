// One draft that is open in this tab: its files, its log of steps, and writing them to the device after every keystroke.
// Another tab may change the same draft: changes of different lines are merged.
import { applyStep, invertStep, joinSteps, mergeTexts, type Step, toStep } from '@/lib/editing/change-log';
import { applyDraft, type DraftFile, MAX_STEPS, reapplyDraft, type StoredDraft } from '@/lib/editing/draft';
import type { BookFiles } from '@/lib/editing/edit-book';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/** `full` and `refused` mean that the last changes are only in this tab. */
export type DraftStatus = 'saved' | 'saving' | 'full' | 'refused';
export type DraftNotice = 'merged' | 'conflict' | undefined;

export interface DraftState {
  files: BookFiles;
  /** The files of the book, without the changes of the draft. */
  base: BookFiles;
  /** The files before the first change that was ever made in the editor. */
  origin: BookFiles;
  canUndo: boolean;
  canRedo: boolean;
  status: DraftStatus;
  notice: DraftNotice;
}

/** A pause of the reader after which the next keystroke begins a new step, in milliseconds. */
const PAUSE_MS = 1500;

export class DraftSession {
  state: DraftState;
  private steps: Step[] = [];
  private at = 0;
  private revision = 0;
  /** What the device has stored. */
  private stored: Record<string, DraftFile> = {};
  /** Number of the first step that the device has not stored as it is here. */
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
    /** Reads the files of the book again, because another tab may have saved the draft to the book. */
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
    // Writes are started at every keystroke. A page that is hidden must not wait for the one before.
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

  /** Changes the files. Consecutive changes at one place become one step, until the reader pauses. */
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
    // A step that no longer fits, because another tab has changed the words, cannot be undone.
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

  /** Makes the current files the files of the book. The steps stay, so that the reader can still undo them. */
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

  /** Writes everything that is not stored yet. */
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

  /** Applies the draft to files that have changed since, by an update of the site or an import of the book. */
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
    const draft = await readDraft(this.game).catch(() => undefined);
    if ((draft?.revision ?? 0) === this.revision) return;
    const source = await this.readSource();
    if (this.isDirty) return;
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

  /** Writes until nothing has changed in the meantime. */
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

  /** The files that differ from the book, or that the draft has changed before. */
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

  /** Merges what this tab has changed into the draft that another tab has written. */
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
