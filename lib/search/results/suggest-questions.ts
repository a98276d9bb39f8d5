// Suggests player questions (questions in the field `asked` of entries) that fit the query, even while the reader is
// still typing.
import type { GameIndex } from '../index/create-index';
import type { TextUnit } from '../index/game-data-to-documents';
import { isLocked, lockOfUnit } from '../index/spoiler-locks';
import { isFunctionWord } from '../matching/query-words';
import type { Interpretation } from '../scoring/choose-variant';
import type { RankedPlace } from '../scoring/rank-candidates';
import type { NameScore } from '../scoring/score-names';
import {
  MAX_SUGGESTED_QUESTIONS,
  MIN_SUGGESTION_FIT,
  MIN_WORDS_FOR_SUGGESTIONS,
  SAME_QUESTION_FROM,
  SUGGESTION_PARTIAL,
} from '../scoring/weights';
import type { SuggestedQuestion } from '../types';

/** Returns the player questions that fit the query, best first, without questions about locked spoilers. */
export function suggestQuestions(
  index: GameIndex,
  { words, ranking }: Interpretation,
  unlocked: ReadonlySet<string>,
): SuggestedQuestion[] {
  if (words.length < MIN_WORDS_FOR_SUGGESTIONS || words.every(({ word }) => isFunctionWord(word))) return [];
  const fitting: { unit: TextUnit; score: number }[] = [];
  for (const question of ranking.questions) {
    const unit = index.documents.units[question.unit];
    const score = fitOf(question);
    if (unit && score >= MIN_SUGGESTION_FIT && !isLocked(lockOfUnit(index.documents, unit), unlocked))
      fitting.push({ unit, score });
  }
  return fitting
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTED_QUESTIONS)
    .map(({ unit, score }) => unitToQuestion(index, unit, score));
}

/** Returns the player questions whose similarity to the query is at least `SAME_QUESTION_FROM`, most similar first. */
export function findSameQuestions(questions: NameScore[]): NameScore[] {
  const similarity = ({ queryCoverage, nameCoverage }: NameScore) => queryCoverage * nameCoverage;
  return questions
    .filter((question) => similarity(question) >= SAME_QUESTION_FROM)
    .sort((a, b) => similarity(b) - similarity(a));
}

/** Returns the text of the first question in `questions` that the rule `place` answers. */
export function findQuestionOf(
  { documents }: GameIndex,
  place: RankedPlace,
  questions: NameScore[],
): string | undefined {
  const question = questions.find(({ unit }) => documents.units[unit]?.rule === place.rule);
  return question && documents.units[question.unit]?.text;
}

/**
 * Returns how well a question fits the query, from 0 to 1. The fit is 1 if the question starts with the query.
 * Otherwise, the fit depends mainly on the share of the query words that are in the question, and less on the share of
 * the question's words that are in the query.
 */
function fitOf({ queryCoverage, nameCoverage, startsWithQuery }: NameScore): number {
  return startsWithQuery ? 1 : queryCoverage * (SUGGESTION_PARTIAL + (1 - SUGGESTION_PARTIAL) * nameCoverage);
}

function unitToQuestion(
  { game, lang, documents }: GameIndex,
  unit: TextUnit,
  score: number,
): SuggestedQuestion {
  const section = documents.sections[unit.section];
  const rule = documents.rules[unit.rule];
  return {
    game,
    lang,
    text: unit.text,
    entry: documents.entries[unit.entry]?.id ?? '',
    ...(section && { section: section.id }),
    ...(rule?.id && { rule: rule.id }),
    score,
  };
}
