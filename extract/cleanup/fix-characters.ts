// Pipeline step: normalizes the characters of each line: spaces, quotation marks, apostrophes, and letters that OCR
// took from another alphabet.
import { INVISIBLE_CHARACTERS } from '../../lib/content/checks/check-alphabets';
import type { Draft, DroppedLine, Step, Warning } from '../types';
import { countWords, fixMixedAlphabets } from './fix-mixed-alphabets';

/** Matches every space that is not U+0020, such as the no-break space in `12 000`. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/**
 * Matches line separators other than `\n`. They are replaced with spaces, because many programs do not end a line
 * there.
 */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/**
 * Matches characters that this step removes from the text of a book: the brackets that the extractor uses for links
 * (⟦topic index|words⟧), and the code points U+FFFE and U+FFFF, which are not characters.
 */
const RESERVED = /[⟦⟧\ufffe\uffff]/g;
/**
 * Matches the form feeds at the start of a line. They are kept, because they mark page breaks, which a later step
 * reads.
 */
const FORM_FEEDS = /^\f*/;
/**
 * Matches the first character of `[[`, `]]` and `:word:`, which are links and icons in the Markdown of an entry. A
 * space is inserted after this character, so that the text of a book never becomes a link or an icon by accident.
 */
const MARKUP = /\[(?=\[)|\](?=\])|:(?=[a-z][a-z0-9-]*:)/g;
/** Matches an apostrophe between two letters, as in «об'єкт». */
const APOSTROPHE = /(?<=\p{L})['`´ʼ′‘](?=\p{L})/gu;
/**
 * Matches the letter ŉ of “rock ŉ roll”. It is replaced separately, because its Unicode decomposition has the wrong
 * apostrophe.
 */
const APOSTROPHE_N = /ŉ/g;

/**
 * Matches an apostrophe between a Latin and a Cyrillic letter, as in «dragon’ятко». One word does not use two
 * alphabets, so the source has lost a space between two words. This step inserts a space before the apostrophe.
 */
const BETWEEN_ALPHABETS =
  /(?<=\p{Script=Latin})’(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})’(?=\p{Script=Latin})/gu;

/**
 * Characters that KOI8 lacks, each after a pattern for the ASCII characters that people type instead: `<<Сова>>`
 * becomes `«Сова»`, `o Дракон` becomes `• Дракон`, `--` becomes `—`.
 */
const ASCII_SUBSTITUTES: [pattern: RegExp, character: string][] = [
  [/<<(?=[\p{L}\p{N}])/gu, '«'],
  [/(?<=[\p{L}\p{N}.!?…)])>>/gu, '»'],
  [/^(\s*)o(?=\s+\p{Script=Cyrillic})/u, '$1•'],
  [/(?<=\s)--(?=\s)/g, '—'],
];

export const fixCharacters: Step = (draft) => {
  const foreign = foreignLetterPattern(draft);
  const counts = countWords(draft.lines.map(({ text }) => text));
  const warnings: Warning[] = [];
  const dropped: DroppedLine[] = [];
  const lines = draft.lines.map((line) => {
    const plain = normalizeCharacters(line.text, draft.words.quotes);
    if (line.text.trim() && !plain.trim()) dropped.push({ line: line.n, reason: 'invisible signs' });
    const text = replaceForeignLetters(fixMixedAlphabets(plain, counts, foreign), draft.words.foreignLetters);
    for (const words of findChanged(plain, text)) warnings.push({ line: line.n, code: 'letters', words });
    return text === line.text ? line : { ...line, text };
  });
  return {
    ...draft,
    lines,
    dropped: [...draft.dropped, ...dropped],
    warnings: [...draft.warnings, ...warnings],
  };
};

const foreignLetterPattern = ({ words }: Draft): RegExp =>
  new RegExp(`[${Object.keys(words.foreignLetters).join('')}]`, 'i');

/**
 * Normalizes spaces, quotation marks and apostrophes. This pipeline step calls the function for text books; the PDF
 * extractor calls it for the text of glyphs.
 */
export function normalizeCharacters(text: string, quotes: readonly [string, string] = ['«', '»']): string {
  const [feeds] = FORM_FEEDS.exec(text) ?? [''];
  const visible = text.slice(feeds.length).replace(LINE_ENDS, ' ').replace(INVISIBLE_CHARACTERS, '');
  let plain =
    feeds +
    visible.replace(SPACES, ' ').replace(RESERVED, '').replace(APOSTROPHE_N, '’n').replace(APOSTROPHE, '’');
  plain = plain.replace(BETWEEN_ALPHABETS, ' ’');
  for (const [pattern, character] of ASCII_SUBSTITUTES) plain = plain.replace(pattern, character);
  return replaceStraightQuotes(
    plain.replace(MARKUP, (match) => `${match[0]} ${match.slice(1)}`),
    quotes,
  );
}

/**
 * Replaces straight quotation marks. A mark after a space, a bracket or a dash becomes an opening mark; any other mark
 * becomes a closing mark.
 */
function replaceStraightQuotes(text: string, [open, close]: readonly [string, string]): string {
  return text.replace(/"/g, (_, at: number) => (/[\s([{«—–-]/.test(text[at - 1] ?? ' ') ? open : close));
}

/** Replaces letters that the language does not have: in a Ukrainian book, the Russian «ы» in «выводиш» becomes «и». */
export function replaceForeignLetters(text: string, letters: Record<string, string>): string {
  const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'gi');
  return text.replace(pattern, (letter) => {
    const lower = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? lower : lower.toUpperCase();
  });
}

/** Returns the words that differ between two versions of a line, as [before, after] pairs. */
function findChanged(before: string, after: string): [string, string][] {
  const old = before.split(/\s+/);
  return after.split(/\s+/).flatMap((word, at) => (word === old[at] ? [] : [[old[at] ?? '', word]]));
}
