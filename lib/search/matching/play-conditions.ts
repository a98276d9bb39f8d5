// Finds the conditions that a query mentions: solo play or a game in teams. Rules that apply only under a
// condition rank lower unless the query mentions it.
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';

/** A condition under which a rule applies. */
export type PlayCondition = 'solo' | 'team';

/** Beginnings of words, with the condition that they mention. */
const BEGINNINGS = LANGUAGES.flatMap(({ conditionWords }) =>
  conditionWords.split(';').flatMap((line) => {
    const [name = '', list = ''] = line.split(':');
    return parseWords(list).map((beginning) => ({ beginning, condition: name.trim() as PlayCondition }));
  }),
);
/** Minimum length, in characters, of a beginning. A shorter one must be the whole word. */
const MIN_BEGINNING_LENGTH = 5;

/**
 * Matches ways to say that somebody plays alone whose single words are too common to be in `conditionWords`: «граю сам»,
 * «играю один», "on my own". The query consists of folded words.
 */
const ALONE =
  /\b(?:on my own|by myself)\b|(?:^|\s)(?:гра|игра)\S* (?:сам|сама|один|одна|самому|одному)(?:\s|$)|(?:^|\s)(?:сам|сама|один|одна) (?:граю|играю)(?:\s|$)/;

/** Returns the conditions that the words of a query mention. */
export function findPlayConditions(words: readonly { word: string }[]): Set<PlayCondition> {
  const conditions = new Set<PlayCondition>();
  for (const { word } of words)
    for (const { beginning, condition } of BEGINNINGS) {
      const isPart = beginning.length >= MIN_BEGINNING_LENGTH && word.startsWith(beginning);
      if (isPart || word === beginning) conditions.add(condition);
    }
  if (ALONE.test(words.map(({ word }) => word).join(' '))) conditions.add('solo');
  return conditions;
}
