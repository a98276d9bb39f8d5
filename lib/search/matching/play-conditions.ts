// Finds the conditions of play that a query mentions: solo play, or a game in teams. A rule that applies only under
// such a condition ranks lower if the query does not mention the condition.
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';

/** A condition under which a rule applies: solo play, or a game in teams. */
export type PlayCondition = 'solo' | 'team';

/**
 * For each condition, the beginnings of the words that mention the condition: `командн` in «командна гра» (a game in
 * teams).
 */
const BEGINNINGS = LANGUAGES.flatMap(({ conditionWords }) =>
  conditionWords.split(';').flatMap((line) => {
    const [name = '', list = ''] = line.split(':');
    return parseWords(list).map((beginning) => ({ beginning, condition: name.trim() as PlayCondition }));
  }),
);
/**
 * Minimum length, in characters, of an item of `conditionWords` that counts as the beginning of longer words. A shorter
 * item matches only the same word.
 */
const MIN_BEGINNING_LENGTH = 5;

/**
 * Matches phrases that mean "to play alone": «граю сам», «играю один», "on my own". Their single words are too common
 * for `conditionWords`. The pattern matches normalized words that are joined with spaces.
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
