// Computes the score penalty of rules that seldom answer a query: rules of a variant of the game, examples, captions,
// and editorial notes (written by the editors of the site). Also finds the condition (solo play, teams) under which a
// rule applies.
import { type EntryData, isEditorialNote, type RuleData } from '../../data/game-data';
import { wordsOf } from '../analysis/tokenize';
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import type { PlayCondition } from '../matching/play-conditions';
import {
  CAPTION_PENALTY,
  EDITORIAL_NOTE_PENALTY,
  EXAMPLE_PENALTY,
  EXAMPLE_TITLE_PENALTY,
  VARIANT_PENALTY,
} from './weights';

const EXAMPLE_WORDS = new Set(LANGUAGES.flatMap((language) => parseWords(language.exampleWords)));
/**
 * A fast test for titles of examples: the exact test runs only on titles that this pattern matches. The pattern matches
 * «Приклад бою» (an example of combat), but also «Прикладний» (applied), which does not announce an example.
 */
const MAYBE_EXAMPLE = new RegExp([...EXAMPLE_WORDS].join('|'), 'i');

/** Matches the caption of a picture, which an extracted book contains as a rule: «Рис. 1. Стіл перед початком». */
const CAPTION = /^(?:fig(?:ure|\.)|picture|мал(?:юнок|\.)|рис(?:унок|\.)|ілюстрація|иллюстрация)\s*\d/i;

/**
 * Returns the penalty in points of score. `inExample` is true if the title of the rule's entry or section announces an
 * example.
 */
export function penaltyOf(entry: EntryData, inExample: boolean, { note, text }: RuleData): number {
  if (CAPTION.test(text)) return CAPTION_PENALTY;
  const tags = entry.tags ?? [];
  const conditional = tags.includes('variant') ? VARIANT_PENALTY : 0;
  if (inExample) return conditional + EXAMPLE_TITLE_PENALTY;
  if (note === 'example') return conditional + EXAMPLE_PENALTY;
  // A ruling (a correction or explanation by the publisher) is an answer, so it gets no penalty, although it is an
  // editorial note.
  return isEditorialNote(note) && note !== 'ruling' ? conditional + EDITORIAL_NOTE_PENALTY : conditional;
}

/**
 * Returns the condition under which the rule applies, if there is one. If a query does not mention the condition, the
 * rule has a penalty (`CONDITION_PENALTY`).
 */
export function conditionOf({ tags = [] }: EntryData, { note }: RuleData): PlayCondition | undefined {
  if (note === 'solo' || tags.includes('solo')) return 'solo';
  return note === 'team' || tags.includes('team') ? 'team' : undefined;
}

export function isExampleTitle(title: string): boolean {
  return MAYBE_EXAMPLE.test(title) && wordsOf(title).some((word) => EXAMPLE_WORDS.has(word));
}
