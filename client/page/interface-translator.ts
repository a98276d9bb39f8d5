// Translates texts of the interface that were found in the HTML of a page. A text does not say which string it is and
// which values were inserted into it, so the translator compares it with all strings of its language.

import { LANGS } from '@/lib/core/languages';

type Translate = (text: string) => string | undefined;
type StringFunction = (...values: unknown[]) => string;

/**
 * A character that no interface string contains. It is passed to a string function to find where the function inserts a
 * value.
 */
const VALUE = '\ue000';
/** Matches the mark of the first value, which is one `VALUE`, of the second value, which is two, and so on. */
const VALUES = /(\ue000+)/;

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
  const translateWhole = (text: string): string | undefined => {
    const wanted = normalize(text);
    const exact = plain.get(wanted);
    if (exact !== undefined) return exact;
    for (const translate of functions) {
      const translated = translate(wanted);
      if (translated !== undefined) return translated;
    }
    return undefined;
  };
  const translatePieces =
    (separator: RegExp, translatePiece: Translate): Translate =>
    (text) => {
      const pieces = text.split(separator);
      const translated = pieces.map(translatePiece);
      if (translated.every((piece) => piece === undefined)) return undefined;
      return pieces.map((piece, at) => withSpacesOf(piece, translated[at] ?? piece.trim())).join('');
    };
  const translateParts = translatePieces(PART_SEPARATOR, translateWhole);
  return translatePieces(SEPARATOR, (text) => translateWhole(text) ?? translateParts(text));
}

/**
 * Matches the characters that separate parts of one line, which are translated separately: `·` in «18 статей · 84
 * правила», and the arrow after a link.
 */
const SEPARATOR = /([·→])/;
/** Matches the characters between a label and its value, which are translated separately: «Українське видання, с. 3». */
const PART_SEPARATOR = /([:,])/;

/** Adds the spaces at both ends of the original text to its translation. */
const withSpacesOf = (text: string, translated: string): string =>
  (/^\s*/.exec(text)?.[0] ?? '') + translated + (text.trim() ? (/\s*$/.exec(text)?.[0] ?? '') : '');

function collect(from: object, to: object, plain: Map<string, string>, functions: Translate[]): void {
  for (const [key, source] of Object.entries(from) as [string, unknown][]) {
    const target = (to as Record<string, unknown>)[key];
    if (typeof source === 'string' && typeof target === 'string') plain.set(normalize(source), target);
    else if (typeof source === 'function' && typeof target === 'function') {
      collectSpelledValues(source as StringFunction, target as StringFunction, plain);
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

/**
 * Values that a string writes as words: numbers, as in «двома мовами» (in two languages), and languages, as in
 * «Українське видання» (Ukrainian edition).
 */
const SPELLED_VALUES = [1, 2, 3, 4, ...LANGS];

/**
 * Adds to `plain` the translations of a string that writes a value as a word: one for each of `SPELLED_VALUES`. Neither
 * `byNumbers` nor `byWords` can recognize these texts.
 */
function collectSpelledValues(
  source: StringFunction,
  target: StringFunction,
  plain: Map<string, string>,
): void {
  if (source.length !== 1) return;
  const general = normalize(call(source, [VALUE]));
  for (const value of SPELLED_VALUES) {
    const text = normalize(call(source, [value]));
    const isInserted = text === general.replace(VALUE, String(value));
    if (text && !/\d/.test(text) && text !== general && !isInserted && !plain.has(text))
      plain.set(text, call(target, [value]));
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
 * Translates a text with inserted values: recognizes «Назад до «Бій»» by the fixed text around the value («Бій»), and
 * «FAQ» має перевагу над «Довідник» by the fixed text around two values.
 */
function byWords(source: StringFunction, target: StringFunction): Translate {
  const marks = Array.from({ length: source.length }, (_, at) => VALUE.repeat(at + 1));
  const pieces = normalize(call(source, marks)).split(VALUES);
  const fixed = pieces.filter((_, at) => at % 2 === 0);
  const order = pieces.filter((_, at) => at % 2 === 1).map((mark) => mark.length - 1);
  const hasEachOnce = order.length === marks.length && new Set(order).size === marks.length;
  if (!hasEachOnce || fixed.join('').replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return () => undefined;
  const pattern = new RegExp(`^${fixed.map(escapeForPattern).join('(.+?)')}$`, 'u');
  return (text) => {
    const found = pattern.exec(text)?.slice(1);
    if (!found || found.some((value) => STARTS_WITH_NUMBER.test(value))) return undefined;
    return call(
      target,
      marks.map((_, at) => found[order.indexOf(at)]),
    );
  };
}

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
