// "Test now": every content of the version in use against its hash.
import type { Copy } from './copy';
import type { Holdings } from './holdings';
import { neededHashes } from './version';

const READERS = 8;

export async function testContents(copy: Copy, holdings: Holdings): Promise<void> {
  const current = copy.current();
  if (!current) return;
  await holdings.look();
  const hashes = [...(neededHashes(current, copy.wanted(current)) ?? holdings.here)];
  const reader = async (): Promise<void> => {
    for (let hash = hashes.pop(); hash; hash = hashes.pop()) await holdings.read(hash);
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  await copy.write({ checkedAt: Date.now() });
}
