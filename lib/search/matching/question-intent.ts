// Finds the intents of a question, and the texts of the book that can answer a question with a given intent. An intent
// is the kind of answer that a question asks for: a number, a person, a time, a location, a permission.
import type { GameIndex } from '../index/create-index';
import { parseWords, type SearchLanguage } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import type { QueryWord } from './query-words';

const INTENTS_BY_WORD = parseIntents(LANGUAGES, 'questionWords');

/** Returns the intents of all question words in the query. The set is empty if the query has no question word. */
export function intentsOf(words: readonly { word: string }[]): Set<string> {
  return new Set(words.flatMap(({ word }) => INTENTS_BY_WORD.get(word) ?? []));
}

/**
 * Whether the query is a question. A question has at least two content words. It also has a question word, or at least
 * two words that are not content words, such as «чи можна».
 */
export function isQuestion(words: readonly QueryWord[]): boolean {
  const contentWords = words.filter(({ importance }) => importance === 1).length;
  return (
    contentWords > 1 &&
    (words.length - contentWords > 1 || words.some(({ word }) => INTENTS_BY_WORD.has(word)))
  );
}

/** Returns the indexes of the text units (searchable texts) that can answer a question with a given intent. */
export type TextsByIntent = (intent: string) => ReadonlySet<number>;

/**
 * Creates a function that returns the indexes of the text units that can answer a question with a given intent. These
 * units contain an answer word of the intent or, for the intent `number`, digits. The function computes the indexes for
 * an intent when it is first called for the intent.
 */
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

/** Parses tables of the form `intent: words;` and returns the intents of each word. */
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
