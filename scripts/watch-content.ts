// Watches the entries while somebody writes: sound edits are compiled at once, a fault is told and the last good state stays.
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContent } from '../lib/content/check';
import { createReader } from '../lib/content/read-entry';
import type { Registry } from '../lib/content/registry';
import { type Diagnostic, formatDiagnostics } from '../lib/diagnostics';
import { HAS_LOCK, readContentFiles } from './content-files';

/** What the page and the terminal are told. */
export interface News {
  /** Grows with every compiled edit. */
  version: number;
  /** What is wrong, as printed; empty when all is in order. */
  faults: string;
}

interface Watched {
  dir: string;
  /** Compiles the games that changed; `gone` are those whose folder is no more. */
  compile: (registry: Registry, gone: readonly string[]) => void;
  tell: (news: News) => void;
}

/** File under `dir` to what tells one state of it from another. */
function takeSnapshot(dir: string): Map<string, string> {
  const snapshot = new Map<string, string>();
  for (const file of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name.startsWith('.')) continue;
    const path = join(file.parentPath, file.name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats) snapshot.set(relative(dir, path), `${stats.mtimeMs} ${stats.size}`);
  }
  return snapshot;
}

/** The games whose files came, went or changed between two snapshots. */
function changedGames(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path));
  return [...new Set(changed.map((path) => path.split(/[\\/]/)[0] ?? ''))];
}

/** Each call looks at the folder once and does what has to be done; true when something had changed. */
export function createWatch({ dir, compile, tell }: Watched): () => boolean {
  const root = relative('.', dir);
  const faulty = new Map<string, readonly Diagnostic[]>();
  const read = createReader();
  let seen = new Map<string, string>();
  let version = 0;
  return () => {
    const now = takeSnapshot(dir);
    const games = changedGames(seen, now);
    if (games.length === 0) return false;
    seen = now;
    const files = readContentFiles(dir).filter(({ path }) =>
      games.includes(path.slice(root.length + 1).split('/')[0] ?? ''),
    );
    const { registry, diagnostics } = checkContent(files, { root, lock: HAS_LOCK, read });
    // New addresses are published when the work is done, not while it goes on.
    const faults = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
    for (const game of games) {
      const own = faults.filter(({ file }) => file.slice(root.length + 1).split('/')[0] === game);
      if (own.length) faulty.set(game, own);
      else faulty.delete(game);
    }
    const sound = new Map([...registry].filter(([id]) => !faulty.has(id)));
    const gone = games.filter((game) => !faulty.has(game) && !registry.has(game));
    if (sound.size || gone.length) {
      compile(sound, gone);
      version++;
    }
    tell({ version, faults: formatDiagnostics([...faulty.values()].flat()) });
    return true;
  };
}
