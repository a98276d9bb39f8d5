// Translates interface texts that were found in the HTML of a page. The key of such a text and the values inserted into
// it are unknown, so the text is compared with all strings of its language.

type Translate = (text: string) => string | undefined;
type StringFunction = (...values: unknown[]) => string;

/**
 * A character that no interface string contains. It is passed to a string function to find where the function inserts a
 * value.
 */
const VALUE = '\u0001';

/**
 * Makes an interface string and its text on a page comparable: typesetting adds non-breaking spaces and joiners to the
 * page, so these are replaced or removed.
 */
const normalize = (text: string): string =>
  text
    .replace(/[\u00a0\s]+/g, ' ')
    .replace(/[\u2060\u00ad]/g, '')
    .trim();

/**
 * Returns a function that translates a text from the strings `from` to the strings `to`. The function returns undefined
 * if the text matches no string of `from`. A string with inserted values is recognized by its numbers (`byNumbers`) or
 * by the fixed text around the inserted words (`byWords`).
 */
export function createTranslator(from: object, to: object): Translate {
  const plain = new Map<string, string>();
  const functions: Translate[] = [];
  collect(from, to, plain, functions);
  const translatePiece = (text: string): string | undefined => {
    const wanted = normalize(text);
    const exact = plain.get(wanted);
    if (exact !== undefined) return exact;
    for (const translate of functions) {
      const translated = translate(wanted);
      if (translated !== undefined) return translated;
    }
    return undefined;
  };
  return (text) => {
    const pieces = text.split(SEPARATOR);
    const translated = pieces.map(translatePiece);
    if (translated.every((piece) => piece === undefined)) return undefined;
    return pieces.map((piece, at) => withSpacesOf(piece, translated[at] ?? piece.trim())).join('');
  };
}

/**
 * Matches the sign between parts of one line that are translated separately: between facts, as in «18 статей · 84
 * правила», or between a link and its arrow.
 */
const SEPARATOR = /([·→])/;

/** Adds the spaces at both ends of the original text to its translation. */
const withSpacesOf = (text: string, translated: string): string =>
  (/^\s*/.exec(text)?.[0] ?? '') + translated + (text.trim() ? (/\s*$/.exec(text)?.[0] ?? '') : '');

function collect(from: object, to: object, plain: Map<string, string>, functions: Translate[]): void {
  for (const [key, source] of Object.entries(from) as [string, unknown][]) {
    const target = (to as Record<string, unknown>)[key];
    if (typeof source === 'string' && typeof target === 'string') plain.set(normalize(source), target);
    else if (typeof source === 'function' && typeof target === 'function') {
      collectNumberWords(source as StringFunction, target as StringFunction, plain);
      functions.push(
        byNumbers(source as StringFunction, target as StringFunction),
        byWords(source as StringFunction, target as StringFunction),
      );
    } else if (source && target && typeof source === 'object' && typeof target === 'object')
      collect(source, target, plain, functions);
  }
}

/**
 * Calls a string function. Returns an empty text if the function throws, because the values may have types that it does
 * not expect.
 */
function call(make: StringFunction, values: readonly unknown[]): string {
  try {
    return String(make(...values));
  } catch {
    return '';
  }
}

/** The numbers that a string may spell as a word: «двома мовами». */
const SPELLED_NUMBERS = [1, 2, 3, 4];

/** Adds the strings in which a function spells its number as a word. They contain no digit by which to recognize them. */
function collectNumberWords(
  source: StringFunction,
  target: StringFunction,
  plain: Map<string, string>,
): void {
  if (source.length !== 1) return;
  const general = normalize(call(source, [VALUE]));
  for (const number of SPELLED_NUMBERS) {
    const text = normalize(call(source, [number]));
    if (text && !/\d/.test(text) && text !== general && !plain.has(text))
      plain.set(text, call(target, [number]));
  }
}

/** Translates a text with numbers: recognizes «12 правил» by calling the string function with 12. */
const byNumbers =
  (source: StringFunction, target: StringFunction): Translate =>
  (text) => {
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    if (numbers.length === 0 || numbers.length !== source.length) return undefined;
    return normalize(call(source, numbers)) === text ? call(target, numbers) : undefined;
  };

/**
 * Minimum number of letters in the fixed text of a string, before and after the inserted words together. With fewer
 * letters, any text on the page could match the string by chance.
 */
const MIN_LETTERS = 3;

/**
 * Matches a text that starts with a digit or a space, unless the text is a range such as «2–4». A range is inserted as
 * text; texts with other numbers are translated by `byNumbers`.
 */
const STARTS_WITH_NUMBER = /^(?!\d+–\d+$)[\d\s]/;

/**
 * Translates a text with inserted words: recognizes «Назад до «Бій»» by the fixed text before and after the inserted
 * words.
 */
function byWords(source: StringFunction, target: StringFunction): Translate {
  const [before = '', after, ...more] = normalize(call(source, [VALUE])).split(VALUE);
  if (source.length !== 1 || after === undefined || more.length > 0) return () => undefined;
  if ((before + after).replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return () => undefined;
  return (text) =>
    text.startsWith(before) &&
    text.endsWith(after) &&
    text.length > before.length + after.length &&
    !STARTS_WITH_NUMBER.test(text.slice(before.length))
      ? call(target, [text.slice(before.length, text.length - after.length)])
      : undefined;
}
