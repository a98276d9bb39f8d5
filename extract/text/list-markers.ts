// Reads what stands in front of a list item: its indent, its sign and its number, letter or Roman numeral.
import type { Ordinal } from '../types';

export interface Marker {
  indent: number;
  mark: string;
  ordinal?: Ordinal;
  /** The words after the marker. */
  rest: string;
}

const SIGNS = [
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
/** Cyrillic letters of list items, and the Latin ones a machine reads for them: «a. b. v. г.». */
const LETTERS = 'абвгґдеєжзиіabcdefghv';
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Matches «1. Кинь», «**2/ Колода», «3) Візьми», «4.** Перемішай». */
const NUMBER = /^(\*{2})?(\d{1,2})([./)])(?:\s+|(?=\*{2}))/;
/** Matches «а. Один жетон», «B.** Перегорни», «б) Два». */
const LETTER = /^(\*{2})?(\p{L})([.)])(?:\s+|(?=\*{2}))/u;
/** Matches «III Відступ», «I **Космічний»: a numeral that no full stop follows. */
const NUMERAL = /^([IVXІХ]{1,4})[.)]?\s+(?=\*{0,2}\p{Lu})/u;

export function readMarker(line: string, extra: readonly string[] = []): Marker | undefined {
  const indent = line.length - line.trimStart().length;
  let rest = line.trimStart();
  let mark = '';
  // «- ☞ Гравець»: a sign behind a dash says more than the dash.
  for (let sign = takeSign(rest, extra); sign; sign = takeSign(rest, extra)) {
    mark = sign;
    rest = rest.slice(sign.length).replace(/^\uFE0F?\s+/, '');
  }
  const ordinal = readOrdinal(rest);
  if (!mark && !ordinal) return undefined;
  return { indent, mark, rest: ordinal?.rest ?? rest, ...(ordinal && { ordinal: ordinal.ordinal }) };
}

function takeSign(text: string, extra: readonly string[]): string | undefined {
  return [...SIGNS, ...extra].find(
    (sign) => text.startsWith(sign) && /^\uFE0F?\s/.test(text.slice(sign.length)),
  );
}

function readOrdinal(text: string): { ordinal: Ordinal; rest: string } | undefined {
  const number = NUMBER.exec(text);
  if (number) {
    const label = number[2] ?? '';
    return { ordinal: { style: 'number', value: Number(label), label }, rest: restOf(text, number) };
  }
  const letter = LETTER.exec(text);
  if (letter?.[2] && LETTERS.includes(letter[2].toLowerCase())) {
    const value = LETTERS.indexOf(letter[2].toLowerCase()) + 1;
    return { ordinal: { style: 'letter', value, label: letter[2] }, rest: restOf(text, letter) };
  }
  const numeral = NUMERAL.exec(text);
  const label = numeral?.[1]?.replaceAll('І', 'I').replaceAll('Х', 'X') ?? '';
  if (numeral && ROMAN.includes(label))
    return {
      ordinal: { style: 'roman', value: ROMAN.indexOf(label) + 1, label },
      rest: text.slice(numeral[0].length),
    };
  return undefined;
}

/** What was bold before the number stays bold after it; «а.** Один жетон» closes what was never opened. */
function restOf(text: string, match: RegExpExecArray): string {
  const rest = text.slice(match[0].length);
  if (/^\*{2}(?=\s|$)/.test(rest)) return rest.slice(2).trimStart();
  return (match[1] ?? '') + rest;
}
