// What the look of every page depends on besides its own words: the code, the packages, and the settings of the build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '../../lib/core/languages';
import { SOURCES } from '../setup/install-and-build.mjs';
import type { Build } from './build';

let code: string | undefined;

/** The code and what runs it. */
export function sourcesKey(): string {
  code ??= hashOf(
    process.version,
    ...SOURCES.flatMap((path) => [...filesUnder(path)]).flatMap((file) => [file, readFileSync(file)]),
  );
  return code;
}

export const codeKey = ({ settings, langs }: Build): string =>
  hashOf(sourcesKey(), JSON.stringify([settings, langs, LANGS])).slice(0, 16);

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).sort())
    if (name !== 'node_modules' && !name.endsWith('.test.ts')) yield* filesUnder(join(path, name));
}

const hashOf = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
