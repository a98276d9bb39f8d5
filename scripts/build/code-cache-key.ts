// Computes cache keys for everything besides the content that affects the pages: the code, the packages and the build
// settings.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGS } from '../../lib/core/languages';
import { filesUnder, SOURCES } from '../setup/install-and-build.mjs';
import type { Build } from './build';

let sources: string | undefined;

/** Returns the key of the source files, without tests, and of the Node version. It is computed once per process. */
export function sourcesKey(): string {
  sources ??= hashParts(
    process.version,
    ...SOURCES.flatMap((path) => [...filesUnder(path, (name) => !name.endsWith('.test.ts'))]).flatMap(
      (file) => [file, readFileSync(file)],
    ),
  );
  return sources;
}

/** Returns the key of the code and of the settings of this build. */
export const codeKey = ({ settings, langs }: Build): string =>
  hashParts(sourcesKey(), JSON.stringify([settings, langs, LANGS])).slice(0, 16);

/** Hashes several parts. A NUL byte after each part makes the hashes of `ab` + `c` and `a` + `bc` different. */
const hashParts = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
