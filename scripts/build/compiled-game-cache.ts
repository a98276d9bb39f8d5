// Caches compiled games between builds. The cache key includes everything on which a game depends, so an edit in one
// game recompiles only that game.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import { LANGS } from '../../lib/core/languages';
import { WORK_DIR } from '../content/folders';
import { readSettings } from '../content/settings-from-environment';
import { removeUnusedFiles, writeFileAtomically } from '../files/cache-files';
import { hashParts } from '../files/hash.mjs';
import { sourcesKey } from './code-cache-key';

const CACHE_DIR = join(WORK_DIR, 'games');

/** Returns the cache key of a game. `changes` maps the path of a file to the date of its last change. */
export function gameKey(
  files: readonly ContentFile[],
  changes: ReadonlyMap<string, string>,
  checkOptions: unknown,
): string {
  const days = files.map(({ path }) => changes.get(path) ?? '');
  const inputs = [checkOptions, readSettings([]), LANGS, days];
  const texts = files.flatMap(({ path, text }) => [path, text]);
  return hashParts([sourcesKey(), JSON.stringify(inputs), ...texts]).slice(0, 32);
}

/**
 * Returns the cached game with this key, if there is one. Only games without diagnostics are cached, so a cached game
 * does not need another check.
 */
export function readCachedGame(key: string): CompiledGame | undefined {
  const file = join(CACHE_DIR, key);
  return existsSync(file) ? (deserialize(readFileSync(file)) as CompiledGame) : undefined;
}

export function cacheGame(key: string, game: CompiledGame): void {
  writeFileAtomically(join(CACHE_DIR, key), serialize(game));
}

export function removeOtherCachedGames(keys: ReadonlySet<string>): void {
  removeUnusedFiles(CACHE_DIR, keys);
}
