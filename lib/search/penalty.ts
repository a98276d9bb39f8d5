// Keeps what is true only sometimes after the rule itself: rules for one player, examples, notes on editions.
import type { EntryData, RuleData } from '../data/game-data';
import { parseWords } from './languages/language';
import { LANGUAGES } from './languages/languages';
import { wordsOf } from './tokenize';
import { PENALTY } from './weights';

const EXAMPLE_WORDS = new Set(LANGUAGES.flatMap((language) => parseWords(language.exampleWords)));

export function penaltyOf(entry: EntryData, sectionTitle: string, { note }: RuleData): number {
  const solo = note === 'solo' || entry.tags?.includes('solo') ? PENALTY.solo : 0;
  if (isExample(entry.title) || isExample(sectionTitle)) return solo + PENALTY.exampleTitle;
  if (note === 'example') return solo + PENALTY.example;
  return note === 'differs' ? solo + PENALTY.differs : solo;
}

function isExample(title: string): boolean {
  return wordsOf(title).some((word) => EXAMPLE_WORDS.has(word));
}
