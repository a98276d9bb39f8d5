// Splits a text into folded words and numbers, with the position of each.
import { fold } from './fold';

export interface Token {
  /** The folded word, or a number without its separators. */
  word: string;
  /** Position in UTF-16 code units, `to` exclusive; never inside a character. */
  from: number;
  to: number;
}

/**
 * A number with group separators («3,000», «3 000»), or a word with combining marks, soft hyphens and apostrophes
 * inside it («об’єкт»). A word may mix digits and letters («G9»).
 */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]|['’ʼ`´‘′ʹ＇](?=\p{L}))*/gu;

/** Digits and separators only: «3,000». */
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
 * A lower-case text that needs more than a simple split: letters to fold («ґатунок»), apostrophes («об’єкт»), numbers
 * with separators («3 000»). `TWO_SCRIPTS` matches a word of mixed scripts («кaрти» with a Latin a).
 */
const COMPLEX = /[^\n -&(-_a-~\u00a0«»„“”–—…№×а-яіїє]|\d[ \u00a0,.]\d{3}/;
const LATIN = /[a-z]/;
const TWO_SCRIPTS = /[a-z]\d*[а-яіїє]|[а-яіїє]\d*[a-z]/;
const SIMPLE_WORD = /[a-z0-9а-яіїє]+/g;

/** The folded words of a text in order. Most texts of a book are simple, and a plain split is faster for them. */
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
