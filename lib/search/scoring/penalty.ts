// Keeps what is true only sometimes after the rule itself: rules for one player, examples, notes on editions.
import { type EntryData, isRemark, type RuleData } from '../../data/game-data';
import { wordsOf } from '../analysis/tokenize';
import { parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { PENALTY } from './weights';

const EXAMPLE_WORDS = new Set(LANGUAGES.flatMap((language) => parseWords(language.exampleWords)));
/** Few titles need a closer look. */
const MAYBE_EXAMPLE = new RegExp([...EXAMPLE_WORDS].join('|'), 'i');

/** `inExample`: whether the title above the rule is that of an example; the same for all rules under it. */
export function penaltyOf(entry: EntryData, inExample: boolean, { note }: RuleData): number {
  const tags = entry.tags ?? [];
  const solo = note === 'solo' || tags.includes('solo') ? PENALTY.solo : 0;
  const sometimes = tags.includes('variant') ? solo + PENALTY.variant : solo;
  if (inExample) return sometimes + PENALTY.exampleTitle;
  if (note === 'example') return sometimes + PENALTY.example;
  return isRemark(note) ? sometimes + PENALTY.differs : sometimes;
}

export function isExampleTitle(title: string): boolean {
  return MAYBE_EXAMPLE.test(title) && wordsOf(title).some((word) => EXAMPLE_WORDS.has(word));
}
