// Replaces spaces with non-breaking spaces, which keep short words and numbers on one line with the next word. The
// rules for words apply to Cyrillic text only; the rules for numbers, ranges and dashes apply to every language.

const NBSP = '\u00a0';

/** Matches a word of one or two letters (в, і, на, до, не …) and the space after it: «у терені», «до тебе». */
const SHORT_WORD = /(?<=^|[\s\u00a0(«„—])(?!(?:би?|же?|ли) )([\p{Script=Cyrillic}]{1,2}) (?=\S)/gu;
/** Matches a particle and the space before it, because a particle stays with the previous word: «якщо б», «він же». */
const PARTICLE = / (би?|же?|ли)(?=[\s.,;:!?)»…]|$)/gu;
/** Matches the space before a dash, because a line must not begin with a dash: «Патруль — бойове судно». */
const DASH = / (?=[—–] )/g;
/** Matches a number and the space after it, because a number stays with its noun: «2 кубики», «№ 40», «с. 8». */
const NUMBER = /(?<=^|[\s\u00a0\u2060(«+−±×№])(\d[\d\u00a0]*|[№×]|с\.|стр\.) (?=[\p{L}\d:])/gu;
/** Matches the dash of a range, because a line must not break inside a range: «1–4». */
const RANGE = /(?<=\d)–\u2060?(?=\d)/g;
/** Matches the space before three digits, which separates thousands: «10 000». */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g;

/**
 * Replaces spaces with non-breaking spaces where a line must not break, and inserts word joiners around the dash of a
 * range. Changes nothing else.
 */
export function typeset(text: string): string {
  return text
    .replace(THOUSANDS, NBSP)
    .replace(RANGE, '–\u2060')
    .replace(DASH, NBSP)
    .replace(SHORT_WORD, `$1${NBSP}`)
    .replace(SHORT_WORD, `$1${NBSP}`)
    .replace(PARTICLE, `${NBSP}$1`)
    .replace(NUMBER, `$1${NBSP}`);
}

/**
 * Whether a text ends with a number or a short word, which must stay on one line with the link or emphasis after it.
 */
export function staysWithNext(text: string): boolean {
  return /(?:^|[\s\u00a0(«])(?:[\p{Script=Cyrillic}]{1,3}|\d+|біля|возле) $/u.test(text);
}

/**
 * Whether an icon after this text must stay on one line with the last word or number of the text: «результат :hit:», «2
 * :hit:». A line may break between a comma and an icon.
 */
export const staysWithIcon = (text: string): boolean => /[\p{L}\p{N}»] $/u.test(text);

/**
 * Splits off the last word of a text. The word before an icon, the icon and the punctuation after it are wrapped in one
 * element, because browsers may break a line before or after an image, even next to a comma or a non-breaking space.
 */
export function splitEnd(text: string): [rest: string, end: string] {
  const at = text.search(/[^ \n]*$/);
  return [text.slice(0, at), text.slice(at)];
}

export function splitStart(text: string): [start: string, rest: string] {
  const at = text.search(/[ \n]|$/);
  return [text.slice(0, at), text.slice(at)];
}
