// Translates texts of the interface by comparing the strings of two languages. The texts are found in the HTML of a page,
// so neither their keys nor the values inserted into them are known.

type Translate = (text: string) => string | undefined;
type StringFunction = (...values: unknown[]) => string;

/** A character that no string contains. It marks where a function inserts its value. */
const VALUE = '\u0001';

/** Typographic spaces and joiners differ between a string and its text on the page, so they are not compared. */
const normalize = (text: string): string =>
  text
    .replace(/[\u00a0\s]+/g, ' ')
    .replace(/[\u2060\u00ad]/g, '')
    .trim();

/**
 * Returns a function that translates a text made of a string of `from` to the same string of `to`. It returns undefined
 * if the text is not a string of `from`. A string with values is recognized by calling its function again: with the
 * numbers in the text, or with the words between the beginning and the end of the string.
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

/** Separates facts in one line of text, «18 статей · 84 правила», or a link from its arrow. It is kept as a piece. */
const SEPARATOR = /([·→])/;

/** Adds the spaces before and after a text to its translation, because they separate it from its neighbors. */
const withSpacesOf = (text: string, translated: string): string =>
  (/^\s*/.exec(text)?.[0] ?? '') + translated + (text.trim() ? (/\s*$/.exec(text)?.[0] ?? '') : '');

function collect(from: object, to: object, plain: Map<string, string>, functions: Translate[]): void {
  for (const [key, source] of Object.entries(from) as [string, unknown][]) {
    const target = (to as Record<string, unknown>)[key];
    if (typeof source === 'string' && typeof target === 'string') plain.set(normalize(source), target);
    else if (typeof source === 'function' && typeof target === 'function')
      functions.push(
        byNumbers(source as StringFunction, target as StringFunction),
        byWords(source as StringFunction, target as StringFunction),
      );
    else if (source && target && typeof source === 'object' && typeof target === 'object')
      collect(source, target, plain, functions);
  }
}

/** Calls a function of strings, which may throw for values of another type than it expects. */
function call(make: StringFunction, values: readonly unknown[]): string {
  try {
    return String(make(...values));
  } catch {
    return '';
  }
}

/** Recognizes «12 правил» by calling the function with 12. */
const byNumbers =
  (source: StringFunction, target: StringFunction): Translate =>
  (text) => {
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    if (numbers.length === 0 || numbers.length !== source.length) return undefined;
    return normalize(call(source, numbers)) === text ? call(target, numbers) : undefined;
  };

/** Minimum number of letters around the inserted words. Fewer letters would match texts by chance. */
const MIN_LETTERS = 3;

/** Recognizes «Назад до «Бій»» by the words before and after the inserted ones. */
function byWords(source: StringFunction, target: StringFunction): Translate {
  const [before = '', after, ...more] = normalize(call(source, [VALUE])).split(VALUE);
  if (source.length !== 1 || after === undefined || more.length > 0) return () => undefined;
  if ((before + after).replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return () => undefined;
  return (text) =>
    text.startsWith(before) &&
    text.endsWith(after) &&
    text.length > before.length + after.length &&
    !/^[\d\s]/.test(text.slice(before.length))
      ? call(target, [text.slice(before.length, text.length - after.length)])
      : undefined;
}
