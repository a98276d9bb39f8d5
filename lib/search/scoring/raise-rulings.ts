// Ranks a ruling above the rules that it replaces: a reader who searches for a rule must see first what applies
// instead.
import type { RulePlace } from '../index/game-data-to-documents';
import type { RankedPlace } from './rank-candidates';

/** Margin in points by which a ruling is ranked above the rule that it replaces. */
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
