// Decodes a pack: the texts of many pages, each written as copies from earlier texts plus literal text, in the manner
// of LZ77. In one text, all copy commands come first, then the literals with a mark at the place of each copy:
//
//   2s,4f;0,1k;\x02<p>\x01, \x01</p>\0
//
// A command is `jump,length;` in base 36. The jump is relative to the end of the previous copy: here, skip 100
// characters and copy 159, then copy the next 56. Decoding is slicing only, in time linear in the output.

/** Ends a text. */
export const TEXT_END = '\0';
/** Marks the place of a copy in the literals. */
export const COPY_MARK = '\x01';
/** Separates the copy commands of a text from its literals. */
export const LITERALS_MARK = '\x02';
export const NUMBER_BASE = 36;
/**
 * In characters; twenty times the longest page. A damaged pack can claim any length, a foreign response may never
 * end.
 */
export const MAX_TEXT_LENGTH = 1 << 24;
/** In characters; four times the largest pack with the texts that it copies from. */
const MAX_HISTORY_LENGTH = 1 << 26;

/** Matches `2s,4f;` and `-1k,8;`. */
const COPY_COMMANDS = /(-?[0-9a-z]{1,6}),([0-9a-z]{1,6});/g;

const lengthError = () => new RangeError('Unexpected length of a text in a pack, expected that of a page.');
const copyError = () => new RangeError('Unexpected copy in a pack, expected a position in earlier texts.');

/** All texts so far, addressed as one sequence of characters without being joined. */
export interface TextHistory {
  length: () => number;
  add: (text: string) => void;
  /** The text that contains a position, and the offset in it. A copy never crosses the end of a text. */
  at: (position: number) => { text: string; from: number } | undefined;
}

export function createTextHistory(baseTexts: Iterable<string> = []): TextHistory {
  const texts: string[] = [];
  const starts: number[] = [];
  let length = 0;
  /** Binary search for the last text that starts at or before the position. */
  const indexAt = (position: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const add = (text: string): void => {
    // An empty text contains no position.
    if (text === '') return;
    texts.push(text);
    starts.push(length);
    length += text.length;
    if (length > MAX_HISTORY_LENGTH) throw lengthError();
  };
  for (const text of baseTexts) add(text);
  return {
    length: () => length,
    add,
    at(position) {
      if (!(position >= 0 && position < length)) return undefined;
      const index = indexAt(position);
      return { text: texts[index] as string, from: position - (starts[index] as number) };
    },
  };
}

export interface PackDecoder {
  /** Takes the next characters of the pack, split anywhere, and yields the texts that are complete. */
  read: (characters: string) => Generator<string>;
}

/** `baseTexts` must be the texts that the encoder was given. */
export function createPackDecoder(baseTexts: Iterable<string> = []): PackDecoder {
  const history = createTextHistory(baseTexts);
  let pending: string[] = [];
  let pendingLength = 0;

  const decode = (packed: string): string => {
    const middle = packed.indexOf(LITERALS_MARK);
    const commands = packed.slice(0, Math.max(0, middle)).matchAll(COPY_COMMANDS);
    const [first = '', ...literals] = packed.slice(middle + 1).split(COPY_MARK);
    const pieces = [first];
    let length = first.length;
    let position = 0;
    for (const literal of literals) {
      const [, jump = '', count = ''] = commands.next().value ?? [];
      position += Number.parseInt(jump, NUMBER_BASE);
      const copyLength = Number.parseInt(count, NUMBER_BASE);
      length += copyLength + literal.length;
      if (length > MAX_TEXT_LENGTH) throw lengthError();
      const source = history.at(position);
      const copy = source?.text.slice(source.from, source.from + copyLength);
      if (copy?.length !== copyLength) throw copyError();
      pieces.push(copy, literal);
      position += copyLength;
    }
    return pieces.join('');
  };

  return {
    *read(characters) {
      const [first = '', ...rest] = characters.split(TEXT_END);
      pending.push(first);
      pendingLength += first.length;
      if (pendingLength > MAX_TEXT_LENGTH) throw lengthError();
      for (const part of rest) {
        const text = decode(pending.join(''));
        pending = [part];
        pendingLength = part.length;
        history.add(text);
        yield text;
      }
    },
  };
}
