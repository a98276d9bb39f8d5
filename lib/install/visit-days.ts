// Records the days on which the reader opened the site. This code is in a separate file, because every page of the site
// loads it.
import { prependUnique } from '../core/storage-schema';

const MAX_VISIT_DAYS = 5;

/** Adds today to the days on which the site was opened, unless today is already listed. */
export function withVisit(days: readonly string[], now: Date): string[] {
  const day = now.toISOString().slice(0, 10);
  return days[0] === day ? [...days] : prependUnique(days, day, MAX_VISIT_DAYS);
}
