// Finds the printed lines of every rule: the words of an entry and the words of its lines are laid side by side in their order.
import type { EntryData, IconData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';

export interface PrintedLine {
  /** Its number in the source, from 1. */
  n: number;
  text: string;
}

/** Id of a rule to the numbers of the lines it is printed on. */
export type Marks = Record<string, number[]>;

interface Word {
  text: string;
  /** Places in the list of lines; a word cut at the end of a line stands on two. */
  lines: number[];
}

/** More pairs of words than these would take too long; then a rule shows all lines of its entry. */
const MOST_PAIRS = 12_000_000;
/** A line with fewer of its words in the rule belongs to a neighbour. */
const LEAST_SHARE = 0.34;

export function markLines(
  entry: EntryData,
  printed: readonly PrintedLine[],
  icons: Record<string, IconData>,
): Marks {
  const words = wordsOfLines(printed);
  const rules = entry.rules.map(({ id, text }) => ({
    id,
    words: wordsOf(inlineToPlain(text, (icon) => icons[icon]?.name ?? '')),
  }));
  const said = rules.flatMap(({ words: own }, rule) => own.map((text) => ({ text, rule })));
  if (said.length * words.length > MOST_PAIRS)
    return Object.fromEntries(rules.map(({ id }) => [id, printed.map(({ n }) => n)]));
  const counts = rules.map(() => new Map<number, number>());
  for (const [from, to] of align(said, words))
    for (const line of words[to]?.lines ?? []) {
      const count = counts[said[from]?.rule ?? 0];
      count?.set(line, (count.get(line) ?? 0) + 1);
    }
  const lengths = printed.map((_, at) => words.filter(({ lines }) => lines.includes(at)).length);
  return Object.fromEntries(
    rules.flatMap(({ id, words: own }, rule) => {
      const found = [...(counts[rule] ?? [])].sort(([a], [b]) => a - b);
      const sure = found.filter(([line, count]) => {
        // The last line of a rule may hold the beginning of the next one.
        const least = Math.min(lengths[line] ?? 1, own.length) * LEAST_SHARE;
        return count >= Math.max(1, least) || count >= 3;
      });
      const lines = (sure.length ? sure : found).map(([line]) => printed[line]?.n ?? 0);
      return lines.length ? [[id, lines]] : [];
    }),
  );
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const CUT = /[-\u2010\u00ad]\s*$/;

function wordsOfLines(printed: readonly PrintedLine[]): Word[] {
  const words: Word[] = [];
  let cut = false;
  printed.forEach(({ text }, at) => {
    const own = wordsOf(text.replace(/\u00ad(?=\p{L})/gu, ''));
    const before = words.at(-1);
    const [first, ...rest] = own;
    if (cut && before && first) {
      words[words.length - 1] = { text: before.text + first, lines: [...before.lines, at] };
      own.splice(0, own.length, ...rest);
    }
    words.push(...own.map((word) => ({ text: word, lines: [at] })));
    cut = CUT.test(text) && (own.length > 0 || cut);
  });
  return words;
}

/** The longest run of equal words in both, as pairs of places. */
function align(said: readonly { text: string }[], printed: readonly Word[]): [number, number][] {
  const [rows, columns] = [said.length, printed.length];
  const width = columns + 1;
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    const known = ids.get(text) ?? ids.size;
    ids.set(text, known);
    return known;
  };
  const one = Uint32Array.from(said, ({ text }) => idOf(text));
  const other = Uint32Array.from(printed, ({ text }) => idOf(text));
  const best = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * width + column;
      best[at] =
        one[row] === other[column]
          ? (best[at + width + 1] ?? 0) + 1
          : Math.max(best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const at = row * width + column;
    if (one[row] === other[column] && best[at] === (best[at + width + 1] ?? 0) + 1)
      pairs.push([row++, column++]);
    else if ((best[at + width] ?? 0) >= (best[at + 1] ?? 0)) row++;
    else column++;
  }
  return pairs;
}
