// Reads the rules whose translation is out of date from the Git history of the content, without those that the
// maintainers have accepted in parity.txt.
import { join } from 'node:path';
import type { ContentFile } from '../../lib/content/content-file';
import type { Lang } from '../../lib/core/languages';
import { findStaleTranslations, type StaleTranslation } from '../../lib/editing/stale-translations';
import { sha256 } from '../files/hash.mjs';
import { readHistory } from './content-history';

/**
 * File that lists the accepted changes, one per line: rule, changed language, unchanged language, hash of the changed
 * text (`patrols#win uk ru 1a2b3c4d`).
 */
export const ACCEPTED_FILE = 'parity.txt';

export const acceptedLine = ({ target, changed, outdated, words }: StaleTranslation): string =>
  `${target} ${changed} ${outdated} ${sha256(words, 8)}`;

/**
 * Returns the rules whose translation is out of date. `pairs` has the languages to compare, by game. Returns undefined if
 * there is no complete Git history.
 */
export function readStaleTranslations(
  dir: string,
  files: readonly ContentFile[],
  pairs: ReadonlyMap<string, readonly [Lang, Lang][]>,
): StaleTranslation[] | undefined {
  const steps = readHistory(dir, files, new Set(pairs.keys()));
  if (!steps) return undefined;
  const accepted = new Map(
    files
      .filter(({ path }) => path.endsWith(`/${ACCEPTED_FILE}`))
      .map(({ path, text }) => [path, new Set(text.split('\n'))]),
  );
  return findStaleTranslations(steps, pairs).filter(
    (one) => !accepted.get(join(one.game, ACCEPTED_FILE))?.has(acceptedLine(one)),
  );
}
