// Offers the written questions that fit a query, also one that is not typed to its end.
import type { GameIndex } from '../index/create-index';
import type { SearchText } from '../index/index-documents';
import type { Interpretation } from '../matching/choose-variant';
import { isFunctionWord } from '../matching/query-words';
import type { Place } from '../scoring/rank-places';
import type { NameScore } from '../scoring/score-names';
import { OFFER } from '../scoring/weights';
import type { OfferedQuestion } from '../types';
import { isLocked, lockOfUnit } from './search-locks';

/** The best first; nothing that a lock keeps. */
export function offerQuestions(
  index: GameIndex,
  { words, ranking }: Interpretation,
  unlocked: ReadonlySet<string>,
): OfferedQuestion[] {
  if (words.length < OFFER.words || words.every(({ word }) => isFunctionWord(word))) return [];
  const fitting: { unit: SearchText; score: number }[] = [];
  for (const question of ranking.questions) {
    const unit = index.documents.units[question.unit];
    const score = fitOf(question);
    if (unit && score >= OFFER.least && !isLocked(lockOfUnit(index.documents, unit), unlocked))
      fitting.push({ unit, score });
  }
  return fitting
    .sort((a, b) => b.score - a.score)
    .slice(0, OFFER.most)
    .map(({ unit, score }) => toOffered(index, unit, score));
}

/** Written questions that ask what the query asks, the nearest first. */
export function sameQuestions(questions: NameScore[]): NameScore[] {
  return questions
    .filter(({ asked, told }) => asked * told >= OFFER.same)
    .sort((a, b) => b.asked * b.told - a.asked * a.told);
}

/** The one of them that a place answers. */
export function questionOf({ documents }: GameIndex, place: Place, same: NameScore[]): string | undefined {
  const question = same.find(({ unit }) => documents.units[unit]?.rule === place.rule);
  return question && documents.units[question.unit]?.text;
}

/** What is typed is to be in the question; how much of the question is typed tells only which of two is nearer. */
function fitOf({ asked, told, beginsSo }: NameScore): number {
  return beginsSo ? 1 : asked * (OFFER.untold + (1 - OFFER.untold) * told);
}

function toOffered({ game, lang, documents }: GameIndex, unit: SearchText, score: number): OfferedQuestion {
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
