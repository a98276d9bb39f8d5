// Ranks the results of a game that has several documents, such as a rulebook and a FAQ. Among results with similar
// scores, the result from the document of the highest authority is first.
import type { EntryPlace } from '../index/game-data-to-documents';
import type { RankedPlace } from './rank-candidates';
import { NEAR_BEST_SHARE } from './weights';

/** Number of points that a raised result gets above the best score of the documents of lower authority. */
const MARGIN = 0.01;

/**
 * Raises the best result of each document above the results of documents of lower authority, if its score is at least
 * `NEAR_BEST_SHARE` of the best score. `places` must be sorted by score; the function sorts them again at the end.
 * `entries` is `Documents.entries`.
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
  // Raise the results in order of authority, the lowest first, so that the best result of each document ends above the
  // results of all documents that it overrules.
  let top = 0;
  for (const [, place] of [...firstOfDocument].sort(([a], [b]) => b - a)) {
    if (place.score <= top) place.score = top + MARGIN;
    top = Math.max(top, place.score);
  }
  places.sort((a, b) => b.score - a.score);
}
