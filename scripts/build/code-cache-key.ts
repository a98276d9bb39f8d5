// Computes cache keys of all inputs of the pages other than the content: the code, the packages and the build settings.
import { readFileSync } from 'node:fs';
import { LANGS } from '../../lib/core/languages';
import { hashParts } from '../files/hash.mjs';
import { filesUnder } from '../files/list-files.mjs';
import { SOURCES } from '../setup/install-and-build.mjs';
import type { Build } from './build-state';

let sources: string | undefined;

/**
 * Returns a hash of the source files (without tests) and of the Node version. The hash is computed once per process.
 */
export function sourcesKey(): string {
  sources ??= hashParts([
    process.version,
    ...SOURCES.flatMap((path) => [...filesUnder(path, (name) => !name.endsWith('.test.ts'))]).flatMap(
      (file) => [file, readFileSync(file)],
    ),
  ]);
  return sources;
}

/** Returns a key for the code, the settings of this build and, if given, a text. */
export const codeKey = ({ settings, langs }: Pick<Build, 'settings' | 'langs'>, text = ''): string =>
  hashParts([sourcesKey(), JSON.stringify([settings, langs, LANGS]), text]).slice(0, 16);
