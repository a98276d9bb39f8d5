// Finds the intent of a question (it asks for a number, a person, a time, a place or a permission) and the texts that
// can answer it.
import type { GameIndex } from '../index/create-index';
import { parseWords, type SearchLanguage } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import type { QueryWord } from './query-words';

const INTENTS_BY_WORD = parseIntents(LANGUAGES, 'questionWords');

/** Empty for a query without question words. */
export function intentsOf(words: readonly { word: string }[]): Set<string> {
  return new Set(words.flatMap(({ word }) => INTENTS_BY_WORD.get(word) ?? []));
}

/** True for two or more content words with a question word or two other words: «чи можна…», «що буде якщо…». */
export function isQuestion(words: readonly QueryWord[]): boolean {
  const contentWords = words.filter(({ importance }) => importance === 1).length;
  return (
    contentWords > 1 &&
    (words.length - contentWords > 1 || words.some(({ word }) => INTENTS_BY_WORD.has(word)))
  );
}

/** The numbers of the units that can answer a question with this intent. */
export type TextsByIntent = (intent: string) => ReadonlySet<number>;

/** A unit can answer when it has an answer word of the intent or, for `number`, digits. Computed on first use. */
export function createTextsByIntent({
  language,
  postings,
  lexicon,
}: Pick<GameIndex, 'language' | 'postings' | 'lexicon'>): TextsByIntent {
  const answerWords = language ? parseIntents([language], 'answerWords') : new Map<string, string[]>();
  return memoise((intent) => {
    const units = new Set<number>();
    const add = (word: string) => {
      for (const id of postings.find(word)) units.add(id);
    };
    for (const [word, intents] of answerWords) if (intents.includes(intent)) add(word);
    if (intent === 'number') for (const { word } of lexicon.forms) if (/^\d+$/.test(word)) add(word);
    return units;
  });
}

/** Parses `intent: words;` tables into the intents of each word. */
function parseIntents(
  languages: SearchLanguage[],
  table: 'questionWords' | 'answerWords',
): Map<string, string[]> {
  const intentsByWord = new Map<string, string[]>();
  for (const language of languages)
    for (const line of language[table].split(';')) {
      const [name = '', list = ''] = line.split(':');
      for (const word of parseWords(list))
        intentsByWord.set(word, [...(intentsByWord.get(word) ?? []), name.trim()]);
    }
  return intentsByWord;
}
