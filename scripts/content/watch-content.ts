// Handles edits under `npm run dev`: games without problems are compiled at once; for others the diagnostics are
// reported and the last valid state stays on the pages.
import { type CheckOptions, checkGameFiles, filesByGame } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import { createCachedParser } from '../../lib/content/parse-entry-file';
import type { RegisteredGame } from '../../lib/content/registry';
import { type Diagnostic, formatDiagnostics } from '../../lib/core/diagnostics';

/** What is sent to open pages and printed in the terminal. */
export interface WatchEvent {
  /** Increases with every compiled edit. */
  version: number;
  /** The formatted diagnostics; empty if there are none. */
  faults: string;
}

interface WatcherOptions extends Pick<CheckOptions, 'root' | 'requirePublishedIds'> {
  /** Compiles the games that changed; `removed` are the ids of games whose folder was deleted. */
  compile: (games: RegisteredGame[], removed: readonly string[], files: readonly ContentFile[]) => void;
  notify: (event: WatchEvent) => void;
}

/**
 * Returns a function to call with all files after each edit; it returns whether anything changed since the last call.
 */
export function createWatcher({
  compile,
  notify,
  ...options
}: WatcherOptions): (files: readonly ContentFile[]) => boolean {
  const diagnosticsByGame = new Map<string, readonly Diagnostic[]>();
  const parseFile = createCachedParser();
  let lastFiles = new Map<string, ContentFile[]>();
  let version = 0;
  return (files) => {
    const now = filesByGame(files);
    const changed = [...new Set([...lastFiles.keys(), ...now.keys()])].filter(
      (game) => !isSame(lastFiles.get(game) ?? [], now.get(game) ?? []),
    );
    if (changed.length === 0) return false;
    lastFiles = now;
    const valid: RegisteredGame[] = [];
    const removed: string[] = [];
    for (const id of changed) {
      const gameFiles = now.get(id);
      diagnosticsByGame.delete(id);
      if (!gameFiles) removed.push(id);
      else {
        const { game, diagnostics } = checkGameFiles(id, gameFiles, { ...options, parseFile });
        // New addresses are published when the work is finished, not while it goes on.
        const problems = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
        if (problems.length) diagnosticsByGame.set(id, problems);
        else if (game) valid.push(game);
      }
    }
    if (valid.length || removed.length) {
      compile(valid, removed, files);
      version++;
    }
    notify({ version, faults: formatDiagnostics([...diagnosticsByGame.values()].flat()) });
    return true;
  };
}

const isSame = (before: readonly ContentFile[], after: readonly ContentFile[]): boolean =>
  before.length === after.length &&
  before.every(({ path, text }, index) => path === after[index]?.path && text === after[index]?.text);
