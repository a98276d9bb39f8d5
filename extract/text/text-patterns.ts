// Small questions about words that many steps ask: folding, capitals, ends of sentences, patterns from word lists.
import type { Draft } from '../types';

/** Case, apostrophes, quotation marks, spaces and «ё» do not tell two titles apart. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[’'ʼ`«»"*_]/g, '')
    .replace(/[—–-]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Ends a sentence, a list or a quotation: nothing is left open. */
export const endsSentence = (text: string): boolean => /[.!?…:;][»)"*]*\s*$|[»)]\**\s*$/u.test(text);

/** «ГЛОСАРІЙ», «ДОДАТОК 1: ПІДГОТОВКА»: capitals only, more than one letter. */
export function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && !/\p{Ll}/u.test(text.replace(/\*/g, ''));
}

/** «політ» and «польоту» are not, «дракон» and «дракона» are one word in two forms. */
export const hasSameStem = (a: string, b: string): boolean => {
  const least = Math.max(3, Math.max(a.length, b.length) - 3);
  return a === b || (a.length > 3 && a.slice(0, least) === b.slice(0, least));
};

export const startsSmall = (text: string): boolean => /^[«(*]*\p{Ll}/u.test(text.trimStart());

export const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as one alternation, the longest first; no words match nothing. */
export const anyOf = (words: readonly string[]): string =>
  words.length
    ? [...words]
        .sort((a, b) => b.length - a.length)
        .map(escapePattern)
        .join('|')
    : '(?!)';

/** Pattern of a line that opens a list of related topics, in words of the language or of the book: «**Пов’язані теми:** Рух». */
export const relatedPattern = ({ words, book }: Pick<Draft, 'words' | 'book'>): RegExp =>
  new RegExp(`^\\**(?:${anyOf([...words.related, ...(book.related ?? [])])})\\s*:?\\**:?\\s*`, 'iu');

/** Pattern of a line that opens an example: «Приклад 1. Гравець …». */
export const openingPattern = (words: readonly string[]): RegExp =>
  new RegExp(`^[*_(]*(?:${anyOf(words)})(?!\\p{L})`, 'iu');
