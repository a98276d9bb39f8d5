// Sets text the way a book does: short words and numbers do not part from what follows. What concerns words touches only
// Cyrillic ones; numbers, ranges and dashes are set so in every language.

const NBSP = '\u00a0';

/** One- and two-letter words (в, і, на, до, не …): «у терені», «до тебе». */
const SHORT_WORD = /(?<=^|[\s\u00a0(«„—])(?!(?:би?|же?|ли) )([\p{Script=Cyrillic}]{1,2}) (?=\S)/gu;
/** A particle leans on the word before it: «якщо б», «він же». */
const PARTICLE = / (би?|же?|ли)(?=[\s.,;:!?)»…]|$)/gu;
/** A dash does not begin a line: «Патруль — бойове судно». */
const DASH = / (?=[—–] )/g;
/** A number stays with its noun: «2 кубики», «№ 40», «с. 8». */
const NUMBER = /(?<=^|[\s\u00a0\u2060(«+−±×№])(\d[\d\u00a0]*|[№×]|с\.|стр\.) (?=[\p{L}\d:])/gu;
/** A range is not cut: «1–4». */
const RANGE = /(?<=\d)–\u2060?(?=\d)/g;
/** Thousands from five digits up: «10 000». */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g;

/** Puts non-breaking spaces where the language wants them; changes nothing else. */
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

/** Does the end of this text lean on the link or emphasis that follows it: a number, a short word? */
export function leansForward(text: string): boolean {
  return /(?:^|[\s\u00a0(«])(?:[\p{Script=Cyrillic}]{1,3}|\d+|біля|возле) $/u.test(text);
}

/** An icon belongs to the word or number before it: «результат :hit:», «2 :hit:»; after a comma it stands alone. */
export const leansOnIcon = (text: string): boolean => /[\p{L}\p{N}»] $/u.test(text);

/**
 * A line may break on either side of a picture whatever stands there, even a comma or a non-breaking space.
 * So the end of the text before an icon and the beginning of the text after it are kept on its line by the page.
 */
export function splitEnd(text: string): [rest: string, end: string] {
  const at = text.search(/[^ \n]*$/);
  return [text.slice(0, at), text.slice(at)];
}

export function splitStart(text: string): [start: string, rest: string] {
  const at = text.search(/[ \n]|$/);
  return [text.slice(0, at), text.slice(at)];
}
