// Decodes a pack, which contains the texts of many pages. Each text consists of copies from earlier texts and of
// literal text, as in LZ77. An encoded text starts with all its copy instructions. The literal text follows, with a
// mark wherever copied text is inserted:
//
//   2s,4f;0,1k;\x02<p>\x01, \x01</p>\0
//
// A copy instruction is `jump,length;` in base 36. The jump is the distance from the end of the previous copy to the
// start of this copy. In the example, the first copy skips 100 characters and copies 159, and the second copies the
// next 56. The time for decoding is linear in the length of the output.

/** Marks the end of a text. */
export const TEXT_END = '\0';
/** Marks the position of copied text within the literal text. */
export const COPY_MARK = '\x01';
/** Separates the copy instructions of a text from its literal text. */
export const LITERALS_MARK = '\x02';
export const NUMBER_BASE = 36;
/**
 * Maximum length of a text, in characters: many times the longest page. Without this limit, a damaged pack could
 * request a copy of any length, and a response that is not a pack could grow without end.
 */
export const MAX_TEXT_LENGTH = 1 << 24;
/**
 * Maximum total length, in characters, of all earlier texts that a text can copy from. It is several times the total
 * length of the largest pack and of the packs that it copies from.
 */
const MAX_HISTORY_LENGTH = 1 << 26;

/** Matches a copy instruction: `2s,4f;` or `-1k,8;`. */
const COPY_COMMANDS = /(-?[0-9a-z]{1,6}),([0-9a-z]{1,6});/g;

const lengthError = () => new RangeError('Unexpected length of a text in a pack, expected that of a page.');
const copyError = () => new RangeError('Unexpected copy in a pack, expected a position in earlier texts.');

/** All earlier texts. A position counts characters from the start of the first text, as if the texts were joined. */
export interface TextHistory {
  length: () => number;
  add: (text: string) => void;
  /** Returns the text that contains a position, and the offset in that text. A copy never crosses the end of a text. */
  at: (position: number) => { text: string; from: number } | undefined;
}

export function createTextHistory(baseTexts: Iterable<string> = []): TextHistory {
  const texts: string[] = [];
  const starts: number[] = [];
  let length = 0;
  /** Finds the last text that starts at or before the position, by binary search. */
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
    // Do not store an empty text, because it contains no position.
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
  /** Takes the next characters of the pack, which may be split anywhere, and yields the texts that are now complete. */
  read: (characters: string) => Generator<string>;
}

/** Creates a decoder. `baseTexts` must be the texts that the encoder got as its `baseTexts`, in the same order. */
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
