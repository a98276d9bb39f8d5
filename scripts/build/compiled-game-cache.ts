// What was compiled of a game in an earlier build, by a key of all it is made of: an edit in one game costs that game alone.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import { LANGS } from '../../lib/core/languages';
import { WORK_DIR } from '../content/folders';
import { readSettings } from '../content/read-settings';
import { sourcesKey } from './code-key';

const KEPT = join(WORK_DIR, 'games');

/** `changes`: the day of each file's last change; `checked`: how the check was made. */
export function gameKey(
  files: readonly ContentFile[],
  changes: ReadonlyMap<string, string>,
  checked: unknown,
): string {
  const days = files.map(({ path }) => changes.get(path) ?? '');
  const hash = createHash('sha256').update(sourcesKey());
  hash.update(JSON.stringify([checked, readSettings([]), LANGS, days]));
  for (const { path, text } of files) hash.update(`\0${path}\0${text}`);
  return hash.digest('hex').slice(0, 32);
}

/** Only sound games are kept: whoever finds one here need not check it either. */
export function readGame(key: string): CompiledGame | undefined {
  const file = join(KEPT, key);
  return existsSync(file) ? (deserialize(readFileSync(file)) as CompiledGame) : undefined;
}

export function keepGame(key: string, game: CompiledGame): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, `${key}.new`), serialize(game));
  renameSync(join(KEPT, `${key}.new`), join(KEPT, key));
}

export function forgetOthers(keys: ReadonlySet<string>): void {
  for (const name of existsSync(KEPT) ? readdirSync(KEPT) : []) if (!keys.has(name)) rmSync(join(KEPT, name));
}
