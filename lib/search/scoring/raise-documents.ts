// Ranks the answers of a game that is made of several documents: among answers that fit the query about equally well, the
// document of higher authority is first.
import type { EntryPlace } from '../index/game-data-to-documents';
import type { RankedPlace } from './rank-candidates';
import { NEAR_BEST_SHARE } from './weights';

/** Margin in points by which an answer is ranked above the best answer of a document of lower authority. */
const MARGIN = 0.01;

/**
 * Raises the best answer of each document above the answers of documents of lower authority, if its score is close to
 * the best one. `places` are sorted by score and stay sorted; `entries` is `Documents.entries`.
 */
export function raiseDocuments(entries: readonly EntryPlace[], places: RankedPlace[]): void {
  const authorityOf = ({ entry }: RankedPlace) => entries[entry]?.authority;
  const [best] = places;
  if (!best || authorityOf(best) === undefined) return;
  const minScore = best.score * NEAR_BEST_SHARE;
  const firstOfDocument = new Map<number, RankedPlace>();
  for (const place of places) {
    if (place.score < minScore) break;
    const authority = authorityOf(place) ?? 0;
    if (!firstOfDocument.has(authority)) firstOfDocument.set(authority, place);
  }
  // From the lowest authority to the highest, so that each document is above all documents that it overrules.
  let top = 0;
  for (const [, place] of [...firstOfDocument].sort(([a], [b]) => b - a)) {
    if (place.score <= top) place.score = top + MARGIN;
    top = Math.max(top, place.score);
  }
  places.sort((a, b) => b.score - a.score);
}
