// Helpers that several pipeline steps share: title folding, detection of capitals and sentence ends, patterns from word
// lists.
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

/** Whether the text ends a sentence, the introduction of a list, or a quotation: «…спить.», «…такі:», «…«Сова»». */
export const endsSentence = (text: string): boolean => /[.!?…:;][»)"*]*\s*$|[»)]\**\s*$/u.test(text);

/**
 * Whether the text is in capitals: more than one letter, and none in lowercase, as in «ГЛОСАРІЙ», «ДОДАТОК 1:
 * ПІДГОТОВКА».
 */
export function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && !/\p{Ll}/u.test(text.replace(/\*/g, ''));
}

/**
 * Whether two words are probably forms of one word. True for «дракон» and «дракона»; false for «політ» and «польоту»,
 * whose stems differ.
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
 * Returns a pattern for the start of a list of related topics, in the words of the language and of the book:
 * «**Пов’язані теми:** Рух».
 */
export const relatedPattern = ({ words, book }: Pick<Draft, 'words' | 'book'>): RegExp =>
  new RegExp(`^\\**(?:${alternationOf([...words.related, ...(book.related ?? [])])})\\s*:?\\**:?\\s*`, 'iu');

/**
 * Returns a pattern for a text that starts with one of the words, even in bold or brackets: «**Приклад 1.** Гравець …».
 */
export const openingPattern = (words: readonly string[]): RegExp =>
  new RegExp(`^[*_(]*(?:${alternationOf(words)})(?!\\p{L})`, 'iu');
