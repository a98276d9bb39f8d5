// Computes cache keys for everything that pages depend on besides the content: the code, the packages and the build
// settings.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGS } from '../../lib/core/languages';
import { filesUnder, SOURCES } from '../setup/install-and-build.mjs';
import type { Build } from './build';

let sources: string | undefined;

/** Key of the source files and the version of Node; tests are left out. Computed once per process. */
export function sourcesKey(): string {
  sources ??= hashParts(
    process.version,
    ...SOURCES.flatMap((path) => [...filesUnder(path, (name) => !name.endsWith('.test.ts'))]).flatMap(
      (file) => [file, readFileSync(file)],
    ),
  );
  return sources;
}

/** Key of the code and of the settings of this build. */
export const codeKey = ({ settings, langs }: Build): string =>
  hashParts(sourcesKey(), JSON.stringify([settings, langs, LANGS])).slice(0, 16);

/** A NUL byte after each part keeps `ab` + `c` apart from `a` + `bc`. */
const hashParts = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
