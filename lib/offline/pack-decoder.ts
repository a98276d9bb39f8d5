// Reads a pack: the texts of many pages, each as a list of copies from the texts before it and the words that stand between
// them. `2s,4f;0,1k;` says: 100 letters on from where the last copy ended lie the next 159, then 56 more.

export const END = '\0';
/** Stands where a copy belongs. */
export const COPY = '\x01';
/** Parts the copies of a text from its words. */
export const WORDS = '\x02';
/** Numbers of a pack are written to this base. */
export const BASE = 36;
/** Twenty times the longest page: a damaged pack may claim any length, and an answer of somebody else's never ends. */
export const MOST_LETTERS = 1 << 24;
/** Four times the longest pack with all it builds on. */
const MOST_IN_ALL = 1 << 26;

const COPIES = /(-?[0-9a-z]{1,6}),([0-9a-z]{1,6});/g;

const tooLong = () => new RangeError('Unexpected length of a text in a pack, expected that of a page.');
const noPlace = () => new RangeError('Unexpected copy in a pack, expected a place in the texts before.');

/** All texts so far as one, without ever being put together: a place is a number of letters from the first one on. */
export interface History {
  length: () => number;
  add: (text: string) => void;
  /** The text that a place lies in, and where in it; a copy never goes beyond the end of a text. */
  at: (place: number) => { text: string; from: number } | undefined;
}

export function createHistory(before: Iterable<string> = []): History {
  const texts: string[] = [];
  const starts: number[] = [];
  let length = 0;
  const numberOf = (place: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const add = (text: string): void => {
    // A text without letters has no place.
    if (text === '') return;
    texts.push(text);
    starts.push(length);
    length += text.length;
    if (length > MOST_IN_ALL) throw tooLong();
  };
  for (const text of before) add(text);
  return {
    length: () => length,
    add,
    at(place) {
      if (!(place >= 0 && place < length)) return undefined;
      const number = numberOf(place);
      return { text: texts[number] as string, from: place - (starts[number] as number) };
    },
  };
}

export interface Unpacker {
  /** Takes the next letters of the pack, cut anywhere, and gives the texts that are complete by now. */
  read: (letters: string) => Generator<string>;
}

/** `before` are the texts that the pack was told of when it was made. */
export function createUnpacker(before: Iterable<string> = []): Unpacker {
  const history = createHistory(before);
  let rest: string[] = [];
  let waiting = 0;

  const unpack = (packed: string): string => {
    const middle = packed.indexOf(WORDS);
    const copies = packed.slice(0, Math.max(0, middle)).matchAll(COPIES);
    const [first = '', ...words] = packed.slice(middle + 1).split(COPY);
    const pieces = [first];
    let length = first.length;
    let place = 0;
    for (const word of words) {
      const [, jump = '', count = ''] = copies.next().value ?? [];
      place += Number.parseInt(jump, BASE);
      const copied = Number.parseInt(count, BASE);
      length += copied + word.length;
      if (length > MOST_LETTERS) throw tooLong();
      const source = history.at(place);
      const piece = source?.text.slice(source.from, source.from + copied);
      if (piece?.length !== copied) throw noPlace();
      pieces.push(piece, word);
      place += copied;
    }
    return pieces.join('');
  };

  return {
    *read(letters) {
      const [first = '', ...parts] = letters.split(END);
      rest.push(first);
      waiting += first.length;
      if (waiting > MOST_LETTERS) throw tooLong();
      for (const part of parts) {
        const text = unpack(rest.join(''));
        rest = [part];
        waiting = part.length;
        history.add(text);
        yield text;
      }
    },
  };
}
