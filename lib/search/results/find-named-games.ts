// Finds the game that a query names. The search then looks for the other words of the query in this game only: for
// «outer rim combat», it looks for «combat» in the game Outer Rim.
import { editDistance } from '../analysis/edit-distance';
import { stemsOf } from '../analysis/stem';
import { tokenize } from '../analysis/tokenize';
import { languagesOfWord } from '../languages/languages';
import { queryVariants } from '../matching/query-variants';
import { memoise } from '../memoise';

export interface NamedGame {
  game: string;
  /** Names of the game in all its languages, and other names that players use for it. */
  names: readonly string[];
}

export interface NamedGames {
  /** Ids of the games that have the name. */
  games: string[];
  /** The query without the name of the game. */
  rest: string;
}

/** Tells whether a typed word stands for a word of a name. */
type IsSameWord = (word: string, typed: TypedWord) => boolean;

interface TypedWord {
  word: string;
  /** Keys of the possible stems of the word. */
  stems: ReadonlySet<string>;
}

/**
 * Minimum number of letters and digits in the name of a game. The search does not look for a shorter name in queries,
 * because the name is probably a common word.
 */
const MIN_NAME_LENGTH = 5;
/** Minimum number of letters of a word in a name that may be misspelled by one letter. */
const MIN_MISSPELT_LENGTH = 5;
/** Number of letters at the end of a misspelled word that must be right, because other words differ in these letters. */
const ENDING_LENGTH = 2;

/**
 * Finds the longest name of a game in the query, in any form («у Зовнішньому Кільці»). If the query as typed has no
 * name, looks for a name that was typed in another keyboard layout or in Latin letters, then for a misspelled name. If
 * `literal` is set, looks only at the query as typed. Returns undefined if the query contains no name of a game.
 */
export function findNamedGames(
  games: readonly NamedGame[],
  query: string,
  literal = false,
): NamedGames | undefined {
  const asTyped = findInText(games, query, isForm);
  if (asTyped || literal) return asTyped;
  for (const { kind, text } of queryVariants(query, undefined)) {
    const found = kind === 'literal' ? undefined : findInText(games, text, isForm);
    if (found) return found;
  }
  return findInText(games, query, isMisspelt);
}

function findInText(
  games: readonly NamedGame[],
  text: string,
  isSameWord: IsSameWord,
): NamedGames | undefined {
  const tokens = tokenize(text).map((token) => ({ ...token, stems: new Set(computeStems(token.word)) }));
  let best: (NamedGames & { length: number }) | undefined;
  for (const { game, names } of games)
    for (const name of names) {
      const words = wordsOfName(name);
      const length = words.join('').length;
      if (words.length === 0 || length < MIN_NAME_LENGTH || (best && best.length > length)) continue;
      const at = tokens.findIndex((_, from) =>
        words.every((word, i) => {
          const typed = tokens[from + i];
          return typed !== undefined && isSameWord(word, typed);
        }),
      );
      if (at < 0) continue;
      const first = tokens[at];
      const last = tokens[at + words.length - 1];
      const rest = `${text.slice(0, first?.from)} ${text.slice(last?.to)}`.trim();
      const others = best?.length === length ? best.games : [];
      best = { games: [...new Set([...others, game])], rest, length };
    }
  return best && { games: best.games, rest: best.rest };
}

/** Tells whether two words are forms of one word: «Повстання» and «Повстанні», but not «Повстання» and «повстанці». */
const isForm: IsSameWord = (word, typed) =>
  word === typed.word || stemsOfNameWord(word).some((key) => typed.stems.has(key));

/** Tells whether the typed word has one wrong letter before its ending, or is a form of the word. */
const isMisspelt: IsSameWord = (word, typed) =>
  isForm(word, typed) ||
  (word.length >= MIN_MISSPELT_LENGTH &&
    word.slice(-ENDING_LENGTH) === typed.word.slice(-ENDING_LENGTH) &&
    editDistance(word, typed.word, 1) <= 1);

/** Computes the keys of the stems of a word as a noun or an adjective, because names of games consist of these. */
const computeStems = (word: string): string[] =>
  languagesOfWord(word).flatMap((language) => stemsOf(word, language, ['noun', 'adjective']));

const stemsOfNameWord = memoise(computeStems);
const wordsOfName = memoise((name: string) => tokenize(name).map(({ word }) => word));
