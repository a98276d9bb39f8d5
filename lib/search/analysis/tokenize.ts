// Cuts a text into words and numbers, each with its place in the text.
import { fold } from './fold';

export interface Token {
  /** The folded word, or a number without its separators. */
  word: string;
  /** First and one-past-last code unit in the text; never inside a character. */
  from: number;
  to: number;
}

/**
 * A number in groups («3,000», «3 000»), or a word with the marks, soft hyphens and apostrophes inside it («об’єкт»).
 * Digits and letters may stand together («G9»).
 */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]|['’ʼ`´‘′ʹ＇](?=\p{L}))*/gu;

/** «3,000» and the like: digits, then only digits and separators. */
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

/** What asks for more than lower case: letters to fold, apostrophes, numbers in groups, two scripts in one word. */
const UNEVEN = /[^\n -&(-_a-~\u00a0«»„“”–—…№×а-яіїє]|\d[ \u00a0,.]\d{3}/;
const LATIN = /[a-z]/;
const TWO_SCRIPTS = /[a-z]\d*[а-яіїє]|[а-яіїє]\d*[a-z]/;
const EVEN_WORD = /[a-z0-9а-яіїє]+/g;

/** The words of a text, folded, in order; most texts of a book are even, and their words need no second look. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const isEven = !UNEVEN.test(lower) && !(LATIN.test(lower) && TWO_SCRIPTS.test(lower));
  if (isEven) return lower.match(EVEN_WORD) ?? [];
  return (text.match(TOKEN) ?? []).map(wordOf).filter(Boolean);
}

function wordOf(raw: string): string {
  const isNumber = raw.charCodeAt(0) <= DIGIT_NINE && NUMBER.test(raw);
  return isNumber ? raw.replace(/\D/g, '') : fold(raw);
}
