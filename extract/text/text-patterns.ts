// Predicates and patterns over text that several steps share: folding, capitals, sentence ends, word lists.
import type { Draft } from '../types';

/** Normalizes a title for comparison: ignores case, apostrophes, quotation marks, kinds of dash, spaces and «ё». */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[’'ʼ`«»"*_]/g, '')
    .replace(/[—–-]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text ends a sentence, the lead-in of a list, or a quotation: «…спить.», «…такі:», «…«Сова»». */
export const endsSentence = (text: string): boolean => /[.!?…:;][»)"*]*\s*$|[»)]\**\s*$/u.test(text);

/** «ГЛОСАРІЙ», «ДОДАТОК 1: ПІДГОТОВКА»: more than one letter, and none in lowercase. */
export function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && !/\p{Ll}/u.test(text.replace(/\*/g, ''));
}

/** True for «дракон» and «дракона», two forms of one word; false for «політ» and «польоту», whose stems differ. */
export const hasSameStem = (a: string, b: string): boolean => {
  const stemLength = Math.max(3, Math.max(a.length, b.length) - 3);
  return a === b || (a.length > 3 && a.slice(0, stemLength) === b.slice(0, stemLength));
};

/** The first letter is in lowercase, after any opening quotation mark, bracket or star. */
export const startsLowercase = (text: string): boolean => /^[«(*]*\p{Ll}/u.test(text.trimStart());

export const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words as a regular-expression alternation, longest first; an empty list matches nothing. */
export const alternationOf = (words: readonly string[]): string =>
  words.length
    ? [...words]
        .sort((a, b) => b.length - a.length)
        .map(escapePattern)
        .join('|')
    : '(?!)';

/** Matches the start of a list of related topics, in words of the language or the book: «**Пов’язані теми:** Рух». */
export const relatedPattern = ({ words, book }: Pick<Draft, 'words' | 'book'>): RegExp =>
  new RegExp(`^\\**(?:${alternationOf([...words.related, ...(book.related ?? [])])})\\s*:?\\**:?\\s*`, 'iu');

/** Matches a text that opens with one of the words, also in bold or brackets: «**Приклад 1.** Гравець …». */
export const openingPattern = (words: readonly string[]): RegExp =>
  new RegExp(`^[*_(]*(?:${alternationOf(words)})(?!\\p{L})`, 'iu');
