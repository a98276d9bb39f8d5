// Removes characters from a stranger's text that could make it look like something else.

/**
 * Matches control characters except tab and line break, marks of the direction of writing (U+202E shows the rest of a
 * line backwards), and other formatting characters. Joiners stay, because emoji and some scripts need them.
 */
const UNSAFE_CHARACTERS =
  /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]/gu;

/** Removes unsafe characters from a file. A line break of Windows becomes a plain one. */
export const cleanFile = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '');

/** Trims the text, limits its length in characters, and replaces unsafe characters with spaces. Line breaks stay. */
export const cleanText = (text: string, maxLength: number): string =>
  text.replace(UNSAFE_CHARACTERS, ' ').trim().slice(0, maxLength).trim();

/** Like `cleanText`, but for one line: line breaks, tabs and repeated spaces become one space. */
export const cleanLine = (text: string, maxLength: number): string =>
  cleanText(text.replace(UNSAFE_CHARACTERS, ' ').replace(/\s+/g, ' '), maxLength);
