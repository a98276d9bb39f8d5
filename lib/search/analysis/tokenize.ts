// Splits a text into words and numbers, normalizes their spelling with `fold`, and returns the position of each.
import { fold } from './normalize-word';

export interface Token {
  /** The folded word, or a number without its separators. */
  word: string;
  /** Start of the word in the text, in UTF-16 code units. It is never inside a character. */
  from: number;
  /** End of the word in the text (exclusive), in UTF-16 code units. It is never inside a character. */
  to: number;
}

/**
 * Matches a number with group separators («3,000», «3 000»), or a word, which may contain combining marks, soft hyphens
 * and apostrophes («об’єкт») and may mix digits and letters («G9»).
 */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]|['’ʼ`´‘′ʹ＇](?=\p{L}))*/gu;

/** Matches a token of digits and separators only: «3,000». */
const NUMBER = /^\d[\d \u00a0\u202f,.]*$/;
const DIGIT_NINE = 0x39;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const word = wordOf(match[0]);
    if (word) tokens.push({ word, from: match.index, to: match.index + match[0].length });
  }
  return tokens;
}

/**
 * Matches lower-case text that `SIMPLE_WORD` cannot split: text with letters to fold («ґатунок»), apostrophes
 * («об’єкт») or numbers with separators («3 000»).
 */
const COMPLEX = /[^\n -&(-_a-~\u00a0«»„“”–—…№×а-яіїє]|\d[ \u00a0,.]\d{3}/;
const LATIN = /[a-z]/;
/** Matches a word that mixes Latin and Cyrillic letters, such as «кaрти» with a Latin a. */
const TWO_SCRIPTS = /[a-z]\d*[а-яіїє]|[а-яіїє]\d*[a-z]/;
const SIMPLE_WORD = /[a-z0-9а-яіїє]+/g;

/** Returns the folded words of a text in order. Most texts of a book are simple and are split with a faster pattern. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const isSimple = !COMPLEX.test(lower) && !(LATIN.test(lower) && TWO_SCRIPTS.test(lower));
  if (isSimple) return lower.match(SIMPLE_WORD) ?? [];
  return (text.match(TOKEN) ?? []).map(wordOf).filter(Boolean);
}

function wordOf(raw: string): string {
  const isNumber = raw.charCodeAt(0) <= DIGIT_NINE && NUMBER.test(raw);
  return isNumber ? raw.replace(/\D/g, '') : fold(raw);
}
