// Inserts non-breaking spaces: short words and numbers stay on one line with the next word. The rules for words apply to
// Cyrillic only; those for numbers, ranges and dashes to every language.

const NBSP = '\u00a0';

/** One- and two-letter words (в, і, на, до, не …): «у терені», «до тебе». */
const SHORT_WORD = /(?<=^|[\s\u00a0(«„—])(?!(?:би?|же?|ли) )([\p{Script=Cyrillic}]{1,2}) (?=\S)/gu;
/** A particle stays with the word before it: «якщо б», «він же». */
const PARTICLE = / (би?|же?|ли)(?=[\s.,;:!?)»…]|$)/gu;
/** A line does not begin with a dash: «Патруль — бойове судно». */
const DASH = / (?=[—–] )/g;
/** A number stays with its noun: «2 кубики», «№ 40», «с. 8». */
const NUMBER = /(?<=^|[\s\u00a0\u2060(«+−±×№])(\d[\d\u00a0]*|[№×]|с\.|стр\.) (?=[\p{L}\d:])/gu;
/** A range is not broken: «1–4». */
const RANGE = /(?<=\d)–\u2060?(?=\d)/g;
/** Thousands are separated from five digits on: «10 000». */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g;

/** Inserts non-breaking spaces and changes nothing else. */
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

/** Whether the end of this text must stay with the link or emphasis after it: a number, a short word. */
export function staysWithNext(text: string): boolean {
  return /(?:^|[\s\u00a0(«])(?:[\p{Script=Cyrillic}]{1,3}|\d+|біля|возле) $/u.test(text);
}

/** Whether an icon must stay with the word or number before it: «результат :hit:», «2 :hit:»; not after a comma. */
export const staysWithIcon = (text: string): boolean => /[\p{L}\p{N}»] $/u.test(text);

/**
 * Browsers may break a line on either side of an image, even next to a comma or a non-breaking space.
 * So the last word before an icon and the punctuation after it are wrapped with the icon in one element.
 */
export function splitEnd(text: string): [rest: string, end: string] {
  const at = text.search(/[^ \n]*$/);
  return [text.slice(0, at), text.slice(at)];
}

export function splitStart(text: string): [start: string, rest: string] {
  const at = text.search(/[ \n]|$/);
  return [text.slice(0, at), text.slice(at)];
}
