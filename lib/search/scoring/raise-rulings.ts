// Ranks a ruling (a correction or explanation by the publisher) above the rules that it replaces. A reader who searches
// for a replaced rule must see the ruling first.
import type { RulePlace } from '../index/game-data-to-documents';
import type { RankedPlace } from './rank-candidates';

/** Number of points that a ruling gets above the score of a rule that it replaces. */
const MARGIN = 0.01;

/** Raises the score of each ruling above the scores of the rules that it replaces. `rules` is `Documents.rules`. */
export function raiseRulings(rules: readonly RulePlace[], places: readonly RankedPlace[]): void {
  for (const place of places)
    for (const number of rules[place.rule]?.overrules ?? []) {
      const overruled = places.find(({ rule }) => rule === number);
      if (!overruled || overruled.score < place.score) continue;
      place.score = overruled.score + MARGIN;
      place.coverage = Math.max(place.coverage, overruled.coverage);
    }
}
