// Parses the marker of a list item: its indentation, its bullet, and its number, letter or Roman numeral.
import type { Ordinal } from '../types';

export interface ListMarker {
  /** Number of spaces before the marker. */
  indent: number;
  /** The bullet; an empty string if there is none. */
  mark: string;
  ordinal?: Ordinal;
  /** The text of the list item, after the marker. */
  rest: string;
}

const BULLETS = [
  '-',
  '–',
  '—',
  '*',
  '+',
  '•',
  '·',
  '◦',
  '▪',
  '■',
  '●',
  '○',
  '‣',
  '☞',
  '❖',
  '➢',
  '►',
  '✓',
  '📍',
];
/**
 * Letters that number list items: Cyrillic letters, and Latin letters, which OCR also produces in place of Cyrillic
 * ones.
 */
const ITEM_LETTERS = 'абвгґдеєжзиіabcdefghv';
const ROMAN_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Matches the number of a list item, even in bold: `1. Roll`, `**2/ Deck`, `3) Take`, `4.** Shuffle`. */
const NUMBER = /^(\*{2})?(\d{1,2})([./)])(?:\s+|(?=\*{2}))/;
/** Matches the letter of a list item: `a. One token`, `B.** Turn over`, `b) Two`. */
const LETTER = /^(\*{2})?(\p{L})([.)])(?:\s+|(?=\*{2}))/u;
/** Matches the Roman numeral of a list item, with or without a full stop: `III Retreat`, `I **Space`. */
const NUMERAL = /^([IVXІХ]{1,4})[.)]?\s+(?=\*{0,2}\p{Lu})/u;

/** Finds the marker at the start of a line. `extraBullets` are bullets in addition to the default ones. */
export function findListMarker(line: string, extraBullets: readonly string[] = []): ListMarker | undefined {
  const indent = line.length - line.trimStart().length;
  let rest = line.trimStart();
  let mark = '';
  // If the line has several bullets, as in `- ☞ A player`, the function returns the last one.
  for (let bullet = findBullet(rest, extraBullets); bullet; bullet = findBullet(rest, extraBullets)) {
    mark = bullet;
    rest = rest.slice(bullet.length).replace(/^\uFE0F?\s+/, '');
  }
  const ordinal = findOrdinal(rest);
  if (!mark && !ordinal) return undefined;
  return { indent, mark, rest: ordinal?.rest ?? rest, ...(ordinal && { ordinal: ordinal.ordinal }) };
}

function findBullet(text: string, extraBullets: readonly string[]): string | undefined {
  return [...BULLETS, ...extraBullets].find(
    (bullet) => text.startsWith(bullet) && /^\uFE0F?\s/.test(text.slice(bullet.length)),
  );
}

function findOrdinal(text: string): { ordinal: Ordinal; rest: string } | undefined {
  const number = NUMBER.exec(text);
  if (number) {
    const label = number[2] ?? '';
    return { ordinal: { style: 'number', value: Number(label), label }, rest: textAfter(text, number) };
  }
  const letter = LETTER.exec(text);
  if (letter?.[2] && ITEM_LETTERS.includes(letter[2].toLowerCase())) {
    const value = ITEM_LETTERS.indexOf(letter[2].toLowerCase()) + 1;
    return { ordinal: { style: 'letter', value, label: letter[2] }, rest: textAfter(text, letter) };
  }
  const numeral = NUMERAL.exec(text);
  const label = numeral?.[1]?.replaceAll('І', 'I').replaceAll('Х', 'X') ?? '';
  if (numeral && ROMAN_NUMERALS.includes(label))
    return {
      ordinal: { style: 'roman', value: ROMAN_NUMERALS.indexOf(label) + 1, label },
      rest: text.slice(numeral[0].length),
    };
  return undefined;
}

/**
 * Returns the text after the ordinal. An opening `**` before the ordinal is moved behind it: `**2. Deck**` gives
 * `**Deck**`. A closing `**` directly after the ordinal is removed: `a.** One token` gives `One token`.
 */
function textAfter(text: string, match: RegExpExecArray): string {
  const rest = text.slice(match[0].length);
  if (/^\*{2}(?=\s|$)/.test(rest)) return rest.slice(2).trimStart();
  return (match[1] ?? '') + rest;
}
