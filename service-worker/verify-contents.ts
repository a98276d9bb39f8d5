// Verifies every file of the current version of the site by reading it: each read compares the file with its hash.
// Stores the time of this verification.

import type { ContentInventory } from './content-inventory';
import { forEachConcurrently } from './limit-concurrency';
import type { OfflineCopy } from './offline-copy';
import { neededHashes } from './site-version';

const MAX_CONCURRENT_READS = 8;

export async function verifyContents(copy: OfflineCopy, inventory: ContentInventory): Promise<void> {
  const current = copy.current();
  if (!current) return;
  await inventory.rescan();
  const hashes = [...(neededHashes(current, copy.selection(current)) ?? inventory.stored)];
  await forEachConcurrently(hashes, MAX_CONCURRENT_READS, inventory.read);
  await copy.write({ checkedAt: Date.now() });
}
