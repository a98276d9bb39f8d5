// Scores a rule for a query: its own words first, then those that stand above and beside it.

import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import { AIM, CONTEXT, RULE } from './weights';

export interface RuleScore {
  score: number;
  /** How much of the query is answered here, by importance and sureness: 0 to 1. */
  coverage: number;
}

export function scoreRule(index: GameIndex, asked: AnalyzedQuery, number: number): RuleScore {
  const { entry = -1, section = -1, parent = -1, penalty = 0 } = index.documents.rules[number] ?? {};
  const unit = index.unitOfRule[number] ?? -1;
  const parentUnit = index.unitOfRule[parent] ?? -1;
  let text = 0;
  let own = 0;
  let coverage = 0;
  asked.hits.forEach((hits, at) => {
    const inAny = hits.inEntry.get(entry);
    if (inAny === undefined) return;
    const told = hits.inUnit.get(unit) ?? 0;
    const inQuestion = hits.inRuleQuestion.get(number) ?? 0;
    const inRule = wordInRule(asked.isQuestion, told, inQuestion);
    const inSectionName = hits.inSectionName.get(section) ?? 0;
    const inEntryName = hits.inEntryName.get(entry) ?? 0;
    const inEntrySaying = hits.inEntrySaying.get(entry) ?? 0;
    const beside = Math.max(
      CONTEXT.parent * (hits.inUnit.get(parentUnit) ?? 0),
      CONTEXT.sectionName * inSectionName,
      CONTEXT.question * (hits.inSectionQuestion.get(section) ?? 0),
      CONTEXT.entryName * inEntryName,
      CONTEXT.saying * inEntrySaying,
      CONTEXT.sameSection * (hits.inSection.get(section) ?? 0),
      CONTEXT.sameEntry * inAny,
    );
    const share = asked.shares[at] ?? 0;
    const plainShare = asked.plainShares[at] ?? 0;
    own += share * inRule;
    text += share * Math.max(inRule, beside);
    coverage +=
      ((share + plainShare) / 2) *
      Math.max(told, CONTEXT.question * inQuestion, inSectionName, inEntryName, inEntrySaying, beside);
  });
  let aimed = 0;
  if (asked.isQuestion)
    for (const aim of asked.aims)
      if (index.textsTelling(aim).has(unit)) aimed = Math.max(aimed, AIM[aim as keyof typeof AIM]);
  return { score: text + RULE.whole * own * own + aimed * own - penalty, coverage };
}

/** What a word counts that stands in the rule, in what players ask of it, or in both. */
function wordInRule(isQuestion: boolean, told: number, inQuestion: number): number {
  if (!isQuestion) return Math.max(told, CONTEXT.question * inQuestion);
  const asked = CONTEXT.asked * inQuestion;
  return Math.max(told, asked) + RULE.alsoAsked * Math.min(told, asked);
}
