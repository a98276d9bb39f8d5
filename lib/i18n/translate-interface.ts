// Translates texts of the interface that were found in the HTML of a page. A text does not say which string it is and
// which values were inserted into it, so the translator compares it with all strings of its language.

type Translate = (text: string) => string | undefined;
type StringFunction = (...values: unknown[]) => string;

/**
 * A character that no interface string contains. It is passed to a string function to find where the function inserts a
 * value.
 */
const VALUE = '\u0001';

/**
 * Removes differences in spaces between a string of the interface and its text on a page: replaces non-breaking spaces
 * with spaces, and removes word joiners and soft hyphens.
 */
const normalize = (text: string): string =>
  text
    .replace(/[\u00a0\s]+/g, ' ')
    .replace(/[\u2060\u00ad]/g, '')
    .trim();

/**
 * Returns a function that translates a text from the strings `from` to the strings `to`. The function returns undefined
 * if the text matches no string of `from`. A text with inserted values is recognized by its numbers (`byNumbers`) or by
 * the fixed words around the inserted value (`byWords`).
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
 * Matches the characters that separate parts of one line, which are translated separately: `·` in «18 статей · 84
 * правила», and the arrow after a link.
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
 * Calls a string function. The values may have other types than the function expects, so it may throw an error. Returns
 * an empty text in this case.
 */
function call(make: StringFunction, values: readonly unknown[]): string {
  try {
    return String(make(...values));
  } catch {
    return '';
  }
}

/** Numbers that a string may write as a word, as in «двома мовами» (in two languages). */
const SPELLED_NUMBERS = [1, 2, 3, 4];

/**
 * Adds to `plain` the translations of a string that writes a number as a word: one for each number in
 * `SPELLED_NUMBERS`. These texts contain no digits, so `byNumbers` cannot recognize them.
 */
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
 * Minimum number of letters in the fixed text of a string, before and after the inserted value together. If there are
 * fewer, texts of the page could match the string by chance.
 */
const MIN_LETTERS = 3;

/**
 * Matches an inserted value that begins with a digit or a space, except a range such as «2–4». Texts with such numbers
 * are translated by `byNumbers`.
 */
const STARTS_WITH_NUMBER = /^(?!\d+–\d+$)[\d\s]/;

/**
 * Translates a text with one inserted value: recognizes «Назад до «Бій»» by the fixed text before and after the value
 * («Бій»).
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
