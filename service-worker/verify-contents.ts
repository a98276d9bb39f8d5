// "Test now": every content of the version in use against its hash.

import type { ContentInventory } from './content-inventory';
import { forEachConcurrently } from './limit-concurrency';
import type { Copy } from './offline-copy';
import { neededHashes } from './site-version';

const READ_AT_ONCE = 8;

export async function verifyContents(copy: Copy, holdings: ContentInventory): Promise<void> {
  const current = copy.current();
  if (!current) return;
  await holdings.look();
  const hashes = [...(neededHashes(current, copy.wanted(current)) ?? holdings.here)];
  await forEachConcurrently(hashes, READ_AT_ONCE, holdings.read);
  await copy.write({ checkedAt: Date.now() });
}
