// Breaks a title into lines that fit a box, because SVG text does not wrap. The functions estimate the widths of the
// letters.

const WIDE = /[ЖМШЩЮФЫжмшщюфыMWmw@—]/;
const NARROW = /[іїІЇ.,:;’'()|!iljtfrI1]/;
const CAPITAL = /\p{Lu}/u;

/**
 * Returns the estimated width of a letter in the typeface of the interface, in ems. The estimates are a little too
 * high, so that no line is wider than its box.
 */
const letterWidth = (letter: string): number => {
  if (/[\s\u00a0]/.test(letter)) return 0.28;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.86;
  return CAPITAL.test(letter) ? 0.72 : 0.6;
};

/** Returns the estimated width of the text, in ems. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Breaks a text into lines of at most `width` ems. A word that is wider than `width` gets a line of its own. */
export function wrapLabel(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[\s\u00a0]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
