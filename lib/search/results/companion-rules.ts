// Finds the companions of the best rule: further rules that the answer to a question with several parts needs.
import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import type { RankedPlace } from '../scoring/rank-candidates';
import {
  COMPANION_GAIN_FACTOR,
  COMPANION_MIN_GAIN,
  COMPANION_MIN_SHARE,
  COMPANION_MIN_VALUE,
  COMPANION_SIBLING_BONUS,
  CONTEXT_PLAYER_QUESTION_IN_QUESTION,
  MAX_COMPANIONS,
} from '../scoring/weights';

/**
 * Matches the start of a second part of a question: «…, and where does it go», «…, а якщо», «…, и кто». It also matches
 * two sentences with a question mark.
 */
const NEXT_PART =
  /\?.*\?|(?:[,;:—–]|\s(?:and|or|but))\s+(?:(?:and|or|but|then|so)\s+)?(?:what|who|whose|when|where|how|which|does|do|did|is|are|can|could|should|will|must|may|if)\s|(?:[,;:—–]|\s(?:і|й|та|а|чи|або))\s+(?:(?:і|й|та|а|чи|або)\s+)?(?:що|хто|кого|коли|де|куди|як|який|яка|яку|яке|скільки|чи|якщо|чим|тоді|за)\s|(?:[,;:—–]|\s(?:и|а|или|но))\s+(?:(?:и|а|или|но)\s+)?(?:что|кто|кого|когда|где|куда|как|какой|какая|какую|сколько|можно|если|чем|тогда)\s/is;

/** Whether the text of a query asks more than one thing. */
export function asksSeveral(text: string): boolean {
  return NEXT_PART.test(text);
}

/**
 * Returns the companions of the best rule (the first item of `places`), best first. Companions are rules of the same
 * entry, and rules with a link to or from the best rule. Each companion contains words of the query that the best rule
 * and the companions before it do not contain.
 */
export function findCompanions(
  index: GameIndex,
  query: AnalyzedQuery,
  places: readonly RankedPlace[],
): RankedPlace[] {
  const [best] = places;
  if (!best) return [];
  const minScore = COMPANION_MIN_SHARE * best.score;
  const candidates = places.filter(
    (place) => place !== best && place.score >= minScore && isRelated(index, best, place),
  );
  const covered = wordsOfRule(index, query, best.rule);
  const companions: RankedPlace[] = [];
  while (companions.length < MAX_COMPANIONS) {
    const chosen = bestCandidate(candidates, (place) => {
      const gain = gainOf(query, covered, wordsOfRule(index, query, place.rule));
      if (gain < COMPANION_MIN_GAIN) return 0;
      const value = place.score / best.score + COMPANION_GAIN_FACTOR * gain;
      return value + COMPANION_SIBLING_BONUS / distanceTo([best, ...companions], place);
    });
    if (!chosen) break;
    companions.push(chosen);
    candidates.splice(candidates.indexOf(chosen), 1);
    wordsOfRule(index, query, chosen.rule).forEach((weight, word) => {
      covered[word] = Math.max(covered[word] ?? 0, weight);
    });
  }
  return companions;
}

/**
 * Returns the candidate for which `worthOf` returns the highest value, or undefined if no value reaches
 * `COMPANION_MIN_VALUE`.
 */
function bestCandidate(
  candidates: readonly RankedPlace[],
  worthOf: (place: RankedPlace) => number,
): RankedPlace | undefined {
  let chosen: RankedPlace | undefined;
  let max = COMPANION_MIN_VALUE;
  for (const place of candidates) {
    const value = worthOf(place);
    if (value < max) continue;
    chosen = place;
    max = value;
  }
  return chosen;
}

/**
 * Returns the distance, in rules, from a rule to the nearest rule of `places` in the same section. Returns infinity if
 * no rule of `places` is in this section.
 */
function distanceTo(places: readonly RankedPlace[], { entry, section, rule }: RankedPlace): number {
  const siblings = places.filter((other) => other.entry === entry && other.section === section);
  return Math.min(...siblings.map((other) => Math.abs(other.rule - rule)));
}

/** Whether two rules are in the same entry, or one of them contains a link to the other. */
function isRelated({ documents: { entries, rules } }: GameIndex, a: RankedPlace, b: RankedPlace): boolean {
  if (a.entry === b.entry) return true;
  const refersTo = (from: RankedPlace, to: RankedPlace) =>
    rules[from.rule]?.references?.includes(`${entries[to.entry]?.id}#${rules[to.rule]?.id}`) ?? false;
  return refersTo(a, b) || refersTo(b, a);
}

/**
 * For each query word, returns the highest of three match weights (0 to 1): in the text of the rule, in the words that
 * players use for the rule, and, reduced by a factor, in the player questions that the rule answers.
 */
function wordsOfRule(index: GameIndex, { hits }: AnalyzedQuery, rule: number): number[] {
  const unit = index.unitOfRule[rule] ?? -1;
  return hits.map(({ inUnit, inAskerWords, inRuleQuestion }) =>
    Math.max(
      inUnit.get(unit) ?? 0,
      inAskerWords.get(rule) ?? 0,
      CONTEXT_PLAYER_QUESTION_IN_QUESTION * (inRuleQuestion.get(rule) ?? 0),
    ),
  );
}

/**
 * Returns the gain, from 0 to 1: the share of the query that only this rule covers. `words` has the match weight of
 * each query word in the rule, and `covered` its highest match weight in the rules that are already chosen.
 */
function gainOf({ shares }: AnalyzedQuery, covered: readonly number[], words: readonly number[]): number {
  return shares.reduce(
    (sum, share, at) => sum + share * Math.max(0, (words[at] ?? 0) - (covered[at] ?? 0)),
    0,
  );
}
