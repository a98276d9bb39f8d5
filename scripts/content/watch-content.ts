// What an edit leads to while somebody writes: sound games are compiled at once, a fault is told and the last good state stays.
import { type CheckOptions, checkGameFiles, filesByGame } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import { createReader } from '../../lib/content/parse-entry-file';
import type { RegisteredGame } from '../../lib/content/registry';
import { type Diagnostic, formatDiagnostics } from '../../lib/core/diagnostics';

/** What the page and the terminal are told. */
export interface WatchEvent {
  /** Grows with every compiled edit. */
  version: number;
  /** What is wrong, as printed; empty when all is in order. */
  faults: string;
}

interface Watched extends Pick<CheckOptions, 'root' | 'lock'> {
  /** Compiles the games that changed; `gone` are those whose folder is no more. */
  compile: (games: RegisteredGame[], gone: readonly string[], files: readonly ContentFile[]) => void;
  tell: (news: WatchEvent) => void;
}

/** Each call is given all files as they are now, and does what has to be done; true when something had changed. */
export function createWatcher({
  compile,
  tell,
  ...options
}: Watched): (files: readonly ContentFile[]) => boolean {
  const faulty = new Map<string, readonly Diagnostic[]>();
  const read = createReader();
  let seen = new Map<string, ContentFile[]>();
  let version = 0;
  return (files) => {
    const now = filesByGame(files);
    const changed = [...new Set([...seen.keys(), ...now.keys()])].filter(
      (game) => !isSame(seen.get(game) ?? [], now.get(game) ?? []),
    );
    if (changed.length === 0) return false;
    seen = now;
    const sound: RegisteredGame[] = [];
    const gone: string[] = [];
    for (const id of changed) {
      const own = now.get(id);
      faulty.delete(id);
      if (!own) gone.push(id);
      else {
        const { game, diagnostics } = checkGameFiles(id, own, { ...options, read });
        // New addresses are published when the work is done, not while it goes on.
        const faults = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
        if (faults.length) faulty.set(id, faults);
        else if (game) sound.push(game);
      }
    }
    if (sound.length || gone.length) {
      compile(sound, gone, files);
      version++;
    }
    tell({ version, faults: formatDiagnostics([...faulty.values()].flat()) });
    return true;
  };
}

const isSame = (before: readonly ContentFile[], after: readonly ContentFile[]): boolean =>
  before.length === after.length &&
  before.every(({ path, text }, index) => path === after[index]?.path && text === after[index]?.text);
