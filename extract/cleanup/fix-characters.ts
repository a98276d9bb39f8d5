// Mends single signs line by line: spaces, quotation marks, apostrophes, letters of another alphabet.
import { INVISIBLE } from '../../lib/content/checks/check-letters';
import type { Draft, Dropped, Report, Step } from '../types';
import { countWords, fixMixedAlphabets } from './fix-mixed-alphabets';

/** Matches the space of «12 000» set by a machine, and other spaces that are not the usual one. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Matches the ends of lines that only some programs know. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/** The brackets that mark links here, and what is no letter at all. */
const RESERVED = /[⟦⟧\ufffe\uffff]/g;
/** A form feed before the first word tells where a page begins. */
const FORM_FEEDS = /^\f*/;
/** Matches `[[`, `]]` and `:word:`, which mean links and icons in an entry. */
const MARK_UP = /\[(?=\[)|\](?=\])|:(?=[a-z][a-z0-9-]*:)/g;
/** Matches the sign inside «об'єкт». */
const APOSTROPHE = /(?<=\p{L})['`´ʼ′‘](?=\p{L})/gu;
/** One sign for what are two, which taken apart have a wrong one in them. */
const APOSTROPHE_N = /ŉ/g;

/** Matches the sign in «dragon’ятко»: two words that ran together. */
const BETWEEN_ALPHABETS =
  /(?<=\p{Script=Latin})’(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})’(?=\p{Script=Latin})/gu;

/** What is written for signs that KOI8 has no room for: «<<Сова>>», «o Дракон спить», « -- ». */
const STAND_INS: [RegExp, string][] = [
  [/<<(?=[\p{L}\p{N}])/gu, '«'],
  [/(?<=[\p{L}\p{N}.!?…)])>>/gu, '»'],
  [/^(\s*)o(?=\s+\p{Script=Cyrillic})/u, '$1•'],
  [/(?<=\s)--(?=\s)/g, '—'],
];

export const fixCharacters: Step = (draft) => {
  const foreign = foreignOf(draft);
  const counts = countWords(draft.lines.map(({ text }) => text));
  const reports: Report[] = [];
  const dropped: Dropped[] = [];
  const lines = draft.lines.map((line) => {
    const plain = mendSigns(line.text, draft.words.quotes);
    if (line.text.trim() && !plain.trim()) dropped.push({ line: line.n, reason: 'invisible signs' });
    const text = mendForeign(fixMixedAlphabets(plain, counts, foreign), draft.words.foreign);
    for (const words of findChanged(plain, text)) reports.push({ line: line.n, code: 'letters', words });
    return text === line.text ? line : { ...line, text };
  });
  return {
    ...draft,
    lines,
    dropped: [...draft.dropped, ...dropped],
    reports: [...draft.reports, ...reports],
  };
};

const foreignOf = ({ words }: Draft): RegExp => new RegExp(`[${Object.keys(words.foreign).join('')}]`, 'i');

export function mendSigns(text: string, quotes: readonly [string, string] = ['«', '»']): string {
  const [feeds] = FORM_FEEDS.exec(text) ?? [''];
  const visible = text.slice(feeds.length).replace(LINE_ENDS, ' ').replace(INVISIBLE, '');
  let plain =
    feeds +
    visible.replace(SPACES, ' ').replace(RESERVED, '').replace(APOSTROPHE_N, '’n').replace(APOSTROPHE, '’');
  plain = plain.replace(BETWEEN_ALPHABETS, ' ’');
  for (const [pattern, sign] of STAND_INS) plain = plain.replace(pattern, sign);
  return mendQuotes(
    plain.replace(MARK_UP, (sign) => `${sign[0]} ${sign.slice(1)}`),
    quotes,
  );
}

/** Straight quotation marks become «…»: one after a space or bracket opens, any other closes. */
function mendQuotes(text: string, [open, close]: readonly [string, string]): string {
  return text.replace(/"/g, (_, at: number) => (/[\s([{«—–-]/.test(text[at - 1] ?? ' ') ? open : close));
}

/** «выводиш» to «виводиш»: a letter that the language does not have was read for one it has. */
export function mendForeign(text: string, letters: Record<string, string>): string {
  const all = new RegExp(`[${Object.keys(letters).join('')}]`, 'gi');
  return text.replace(all, (letter) => {
    const small = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? small : small.toUpperCase();
  });
}

function findChanged(before: string, after: string): [string, string][] {
  const old = before.split(/\s+/);
  return after.split(/\s+/).flatMap((word, at) => (word === old[at] ? [] : [[old[at] ?? '', word]]));
}
