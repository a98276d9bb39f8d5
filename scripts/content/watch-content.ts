// Handles edits in `npm run dev`. Compiles changed games without errors. For a game with errors, reports the
// diagnostics, and the pages keep the last valid content.
import { type CheckOptions, checkGameFiles, filesByGame } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import { createCachedParser } from '../../lib/content/parse-entry-file';
import type { RegisteredGame } from '../../lib/content/registry';
import { type Diagnostic, formatDiagnostics } from '../../lib/core/diagnostics';

/** An event for open pages and for the terminal. */
export interface WatchEvent {
  /** Number that increases whenever edited games are compiled. */
  version: number;
  /** Formatted diagnostics. Empty if there are none. */
  errors: string;
}

interface WatcherOptions extends Pick<CheckOptions, 'root' | 'requirePublishedIds'> {
  /** Compiles the games that have changed. `removed` has the ids of games whose folder was deleted. */
  compile: (games: RegisteredGame[], removed: readonly string[], files: readonly ContentFile[]) => void;
  notify: (event: WatchEvent) => void;
}

/**
 * Creates a function that must be called with all files after each edit. The function returns whether anything has
 * changed since its previous call.
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
        // Does not report unpublished addresses, because an author publishes new addresses only after finishing the
        // edits.
        const problems = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
        if (problems.length) diagnosticsByGame.set(id, problems);
        else if (game) valid.push(game);
      }
    }
    if (valid.length || removed.length) {
      compile(valid, removed, files);
      version++;
    }
    notify({ version, errors: formatDiagnostics([...diagnosticsByGame.values()].flat()) });
    return true;
  };
}

const isSame = (before: readonly ContentFile[], after: readonly ContentFile[]): boolean =>
  before.length === after.length &&
  before.every(({ path, text }, index) => path === after[index]?.path && text === after[index]?.text);
