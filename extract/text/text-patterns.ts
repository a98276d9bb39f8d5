// Helpers that several pipeline steps share: normalization of titles, tests for capitals and sentence ends, patterns
// from word lists.
import type { Draft } from '../types';

/**
 * Normalizes a title for comparison: ignores case, apostrophes, quotation marks, stars, extra spaces and the kind of
 * dash, and replaces «ё» with «е».
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[’'ʼ`«»"*_]/g, '')
    .replace(/[—–-]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the text ends with a full stop or another final mark, a colon, or a closing quotation mark or bracket. */
export const endsSentence = (text: string): boolean => /[.!?…:;][»)"*]*\s*$|[»)]\**\s*$/u.test(text);

/** Whether the text is in capitals: it has more than one letter, and none in lowercase, as in “APPENDIX 1: SETUP”. */
export function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && !/\p{Ll}/u.test(text.replace(/\*/g, ''));
}

/**
 * Whether two words are probably forms of one word, because they are equal except for at most three last letters.
 * True for «дракон» and «дракона» (“dragon”); false for «політ» and «польоту» (“flight”), whose stem changes.
 */
export const hasSameStem = (a: string, b: string): boolean => {
  const stemLength = Math.max(3, Math.max(a.length, b.length) - 3);
  return a === b || (a.length > 3 && a.slice(0, stemLength) === b.slice(0, stemLength));
};

/** Whether the first letter, after any quotation mark, bracket or star, is in lowercase. */
export const startsLowercase = (text: string): boolean => /^[«(*]*\p{Ll}/u.test(text.trimStart());

export const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the words as a regular-expression alternation, longest first. An empty list gives a pattern that matches
 * nothing.
 */
export const alternationOf = (words: readonly string[]): string =>
  words.length
    ? [...words]
        .sort((a, b) => b.length - a.length)
        .map(escapePattern)
        .join('|')
    : '(?!)';

/**
 * Returns a pattern that matches the start of a list of related topics, such as `**Related topics:** `, with the
 * words of the language and of the book's data file.
 */
export const relatedPattern = ({ words, book }: Pick<Draft, 'words' | 'book'>): RegExp =>
  new RegExp(`^\\**(?:${alternationOf([...words.related, ...(book.related ?? [])])})\\s*:?\\**:?\\s*`, 'iu');

/** Returns a pattern that matches one of the words at the start of a text, even in bold or brackets: `**Example`. */
export const openingPattern = (words: readonly string[]): RegExp =>
  new RegExp(`^[*_(]*(?:${alternationOf(words)})(?!\\p{L})`, 'iu');
