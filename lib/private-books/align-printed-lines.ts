// Finds the lines of the printed book from which each rule of an entry was extracted. The words of the rules are
// aligned with the words of the lines: the alignment is their longest common subsequence. This method needs only texts,
// so it stays correct if the reader merges or renames topics.
import type { EntryData, IconData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';

export interface PrintedLine {
  /** Number of the line in the extracted text, from 1. */
  n: number;
  text: string;
}

/** Maps the id of a rule to the numbers of its printed lines. */
export type RuleLines = Record<string, number[]>;

interface Word {
  text: string;
  /** Indices of the lines that contain the word. A word that is hyphenated across a line break is on two lines. */
  lines: number[];
}

/**
 * Maximum cost of the alignment: the number of words in the rules times the number of words in the printed lines. If an
 * entry exceeds the limit, every rule gets all lines of the entry.
 */
const MAX_WORD_PAIRS = 12_000_000;
/**
 * Minimum share of matching words at which a line belongs to a rule. The share is the number of matching words divided
 * by the number of words in the line or in the rule, whichever has fewer.
 */
const MIN_SHARE = 0.34;
/** Number of matching words at which a line belongs to a rule, even if their share is smaller than `MIN_SHARE`. */
const ENOUGH_WORDS = 3;

export function alignRulesToLines(
  entry: EntryData,
  printed: readonly PrintedLine[],
  icons: Record<string, IconData>,
): RuleLines {
  const printedWords = splitLines(printed);
  const rules = entry.rules.map(({ id, text }) => ({
    id,
    words: splitWords(inlineToPlain(text, (icon) => icons[icon]?.name ?? '')),
  }));
  const ruleWords = rules.flatMap(({ words }, rule) => words.map((text) => ({ text, rule })));
  if (ruleWords.length * printedWords.length > MAX_WORD_PAIRS)
    return Object.fromEntries(rules.map(({ id }) => [id, printed.map(({ n }) => n)]));
  const counts = rules.map(() => new Map<number, number>());
  for (const [from, to] of longestCommonSubsequence(ruleWords, printedWords))
    for (const line of printedWords[to]?.lines ?? []) {
      const count = counts[ruleWords[from]?.rule ?? 0];
      count?.set(line, (count.get(line) ?? 0) + 1);
    }
  const lineLengths = printed.map((_, at) => printedWords.filter(({ lines }) => lines.includes(at)).length);
  return Object.fromEntries(
    rules.flatMap(({ id, words }, rule) => {
      const matches = [...(counts[rule] ?? [])].sort(([a], [b]) => a - b);
      const strong = matches.filter(([line, count]) => {
        // The last line of a rule may also contain the start of the next rule, so not all words of the line need to
        // match.
        const minCount = Math.min(lineLengths[line] ?? 1, words.length) * MIN_SHARE;
        return count >= Math.max(1, minCount) || count >= ENOUGH_WORDS;
      });
      const lines = (strong.length ? strong : matches).map(([line]) => printed[line]?.n ?? 0);
      return lines.length ? [[id, lines]] : [];
    }),
  );
}

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Matches a line that ends with a hyphen: `tie, both tok-`. */
const HYPHENATED = /[-\u2010\u00ad]\s*$/;

/**
 * Returns the words of all lines in order. A word that is hyphenated across a line break becomes one word on two lines.
 */
function splitLines(printed: readonly PrintedLine[]): Word[] {
  const words: Word[] = [];
  let isHyphenated = false;
  printed.forEach(({ text }, at) => {
    const lineWords = splitWords(text.replace(/\u00ad(?=\p{L})/gu, ''));
    const before = words.at(-1);
    const [first, ...rest] = lineWords;
    if (isHyphenated && before && first) {
      words[words.length - 1] = { text: before.text + first, lines: [...before.lines, at] };
      lineWords.splice(0, lineWords.length, ...rest);
    }
    words.push(...lineWords.map((word) => ({ text: word, lines: [at] })));
    isHyphenated = HYPHENATED.test(text) && (lineWords.length > 0 || isHyphenated);
  });
  return words;
}

/**
 * Returns the longest common subsequence of two word lists, as pairs of indices. Uses dynamic programming: time and
 * memory grow with the product of the lengths of the two lists. `lengths[row, column]` is the length of the longest
 * common subsequence of the words from `row` on and the words from `column` on.
 */
function longestCommonSubsequence(
  ruleWords: readonly { text: string }[],
  printedWords: readonly Word[],
): [number, number][] {
  const [rows, columns] = [ruleWords.length, printedWords.length];
  const width = columns + 1;
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    const known = ids.get(text) ?? ids.size;
    ids.set(text, known);
    return known;
  };
  const left = Uint32Array.from(ruleWords, ({ text }) => idOf(text));
  const right = Uint32Array.from(printedWords, ({ text }) => idOf(text));
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * width + column;
      lengths[at] =
        left[row] === right[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const at = row * width + column;
    if (left[row] === right[column] && lengths[at] === (lengths[at + width + 1] ?? 0) + 1)
      pairs.push([row++, column++]);
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row++;
    else column++;
  }
  return pairs;
}
