// Finds the offline packs (files for reading a game offline) that have become much smaller since the last build.
// Without this check, the build would report nothing if an author deletes a folder by mistake, and devices would delete
// the pages at their next update.
import type { ListedPack } from '../../lib/offline/offline-manifest';

/** A pack is reported if its size is below this share (0 to 1) of its earlier size. */
const MIN_SHARE = 0.5;

/** Returns a sentence for each pack that has shrunk by more than half, or that no longer exists. */
export function shrunkPacks(earlier: readonly ListedPack[], now: readonly ListedPack[]): string[] {
  return earlier.flatMap(({ game, langs, size }) => {
    const pack = now.find((one) => one.langs.join() === langs.join());
    const name = `The offline pack ${game} ${langs.join('-')}`;
    if (!pack) return `${name} no longer exists; devices delete its pages at their next update.`;
    if (pack.size >= MIN_SHARE * size) return [];
    return `${name} has shrunk from ${size} to ${pack.size} bytes; devices delete the missing pages at their next update.`;
  });
}
