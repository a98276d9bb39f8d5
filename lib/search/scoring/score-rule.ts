// Scores the text of one rule for a query. The score depends on the query words in the rule, and on those in its
// context (its parent rule, under which it is nested, its section and its entry). The formula is in README.md, "Score
// of a rule's text".

import type { GameIndex } from '../index/create-index';
import type { AnalyzedQuery } from '../matching/analyze-query';
import {
  ALSO_IN_QUESTION_FACTOR,
  ASKER_WORD,
  ASKER_WORD_IN_QUESTION,
  CONDITION_PENALTY,
  CONTEXT_ALTERNATIVE_NAME,
  CONTEXT_ENTRY_NAME,
  CONTEXT_PARENT,
  CONTEXT_PLAYER_QUESTION,
  CONTEXT_PLAYER_QUESTION_IN_QUESTION,
  CONTEXT_SAME_ENTRY,
  CONTEXT_SAME_SECTION,
  CONTEXT_SECTION_NAME,
  INTENT_BONUS,
  NEIGHBORING_WORDS_BONUS,
  OWN_WORDS_BONUS,
  QUESTION_SIMILARITY_SHARE,
} from './weights';

export interface RuleScore {
  /** Score in points (see README.md in this folder). */
  score: number;
  /**
   * How much of the query the rule and its context answer, from 0 to 1. Each query word counts by its importance, its
   * rarity and its match weight.
   */
  coverage: number;
}

export function scoreRule(
  index: GameIndex,
  query: AnalyzedQuery,
  number: number,
  similarity: number,
): RuleScore {
  const {
    entry = -1,
    section = -1,
    parent = -1,
    penalty = 0,
    condition,
  } = index.documents.rules[number] ?? {};
  const unit = index.unitOfRule[number] ?? -1;
  const parentUnit = index.unitOfRule[parent] ?? -1;
  // Factor on the weights of the words in a player question that the rule answers. The less the whole question
  // resembles the query, the lower the factor.
  const lent = 1 - QUESTION_SIMILARITY_SHARE * (1 - similarity);
  const askerWordFactor = query.isQuestion ? ASKER_WORD_IN_QUESTION : ASKER_WORD;
  let text = 0;
  let own = 0;
  let coverage = 0;
  let previous = 0;
  let previousShare = 0;
  let pairs = 0;
  query.hits.forEach((hits, at) => {
    const inAnyText = hits.inEntry.get(entry);
    if (inAnyText === undefined) return;
    const inText = hits.inUnit.get(unit) ?? 0;
    const inQuestion = hits.inRuleQuestion.get(number) ?? 0;
    const inRule = Math.max(
      wordInRule(query.isQuestion, inText, inQuestion, lent),
      askerWordFactor * (hits.inAskerWords.get(number) ?? 0),
    );
    const inSectionName = hits.inSectionName.get(section) ?? 0;
    const inEntryName = hits.inEntryName.get(entry) ?? 0;
    const inAlternativeName = hits.inAlternativeName.get(entry) ?? 0;
    const context = Math.max(
      CONTEXT_PARENT * (hits.inUnit.get(parentUnit) ?? 0),
      CONTEXT_SECTION_NAME * inSectionName,
      CONTEXT_PLAYER_QUESTION * (hits.inSectionQuestion.get(section) ?? 0),
      CONTEXT_ENTRY_NAME * inEntryName,
      CONTEXT_ALTERNATIVE_NAME * inAlternativeName,
      CONTEXT_SAME_SECTION * (hits.inSection.get(section) ?? 0),
      CONTEXT_SAME_ENTRY * inAnyText,
    );
    const share = query.shares[at] ?? 0;
    const importanceShare = query.importanceShares[at] ?? 0;
    own += share * inRule;
    if (query.words[at]?.importance === 1) {
      pairs += Math.min(previous, inRule) * Math.sqrt(share * previousShare);
      previous = inRule;
      previousShare = share;
    }
    text += share * Math.max(inRule, context);
    coverage +=
      ((share + importanceShare) / 2) *
      Math.max(
        inText,
        CONTEXT_PLAYER_QUESTION * inQuestion,
        inSectionName,
        inEntryName,
        inAlternativeName,
        context,
      );
  });
  const bonus = intentBonusOf(index, query, unit);
  const isOther = condition !== undefined && !query.conditions.has(condition);
  const conditionPenalty = isOther ? CONDITION_PENALTY[condition] : 0;
  return {
    score:
      text +
      OWN_WORDS_BONUS * own * own +
      NEIGHBORING_WORDS_BONUS * pairs +
      bonus * own -
      penalty -
      conditionPenalty,
    coverage,
  };
}

/**
 * Returns the highest `INTENT_BONUS` among the intents of the query that the text unit can answer, or 0 if the query is
 * not a question.
 */
function intentBonusOf(index: GameIndex, query: AnalyzedQuery, unit: number): number {
  if (!query.isQuestion) return 0;
  let bonus = 0;
  for (const intent of query.intents)
    if (index.textsByIntent(intent).has(unit))
      bonus = Math.max(bonus, INTENT_BONUS[intent as keyof typeof INTENT_BONUS]);
  return bonus;
}

/** Returns the weight of a query word that is in the rule, in a player question that the rule answers, or in both. */
function wordInRule(isQuestion: boolean, inText: number, inQuestion: number, lent: number): number {
  if (!isQuestion) return Math.max(inText, CONTEXT_PLAYER_QUESTION * inQuestion);
  const fromQuestion = CONTEXT_PLAYER_QUESTION_IN_QUESTION * inQuestion * lent;
  return Math.max(inText, fromQuestion) + ALSO_IN_QUESTION_FACTOR * Math.min(inText, fromQuestion);
}
