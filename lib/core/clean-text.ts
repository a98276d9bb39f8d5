// Removes invisible characters from untrusted text. An attacker could use them to make a text look like another text.

/**
 * Matches control characters except tab and line break, text direction marks (U+202E shows the rest of a line
 * backwards), and other formatting characters. It does not match zero-width joiners, because emoji and some scripts
 * need them.
 */
const UNSAFE_CHARACTERS =
  /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]/gu;

/** Removes unsafe characters from the text of a file, and converts line breaks to `\n`. */
export const cleanFile = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '');

/**
 * Replaces unsafe characters with spaces, trims the text, and cuts it to `maxLength` characters. Keeps line breaks and
 * tabs.
 */
export const cleanText = (text: string, maxLength: number): string =>
  text.replace(UNSAFE_CHARACTERS, ' ').trim().slice(0, maxLength).trim();

/** Like `cleanText`, but for one line: line breaks, tabs and repeated spaces become one space. */
export const cleanLine = (text: string, maxLength: number): string =>
  cleanText(text.replace(UNSAFE_CHARACTERS, ' ').replace(/\s+/g, ' '), maxLength);
