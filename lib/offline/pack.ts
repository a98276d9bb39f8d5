// A pack: many texts that repeat one another as one small text, for a download in one request. Only words that could not be
// guessed stand in it as they are; a mark stands for a number of right guesses.
import { createPredictor } from './predictor';

/** A word with its space, space, or signs: cut alike however much of the text is seen. Matches "patrol " and `="/` and "\n". */
const WORDS = /[\w\u0400-\u04ff-]+ ?|\s+|[^\w\s\u0400-\u04ff-]+/g;

/** Letters that stand for 1 to 23 right guesses; longer runs are written out as `\x1bnumber;`. */
const MARKS = '\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a';
const LONG_RUN = '\x1b';
/** Twenty times the longest page: a damaged pack may claim any length, and an answer of somebody else's never ends. */
const MOST_LETTERS = 1 << 24;
/** Words that are joined at once, so that a long text is held as letters rather than as words. */
const JOINED = 1 << 16;
const END = '\0';

/** What a text may not contain, because it means something in a pack. */
const TAKEN = new RegExp(`[${END}${MARKS}${LONG_RUN}]`);
const PIECES = new RegExp(`[${MARKS}]|${LONG_RUN}[0-9a-z]{1,6};|[^${END}${MARKS}${LONG_RUN}]+`, 'g');

const runToMark = (run: number): string =>
  run <= MARKS.length ? MARKS.charAt(run - 1) : `${LONG_RUN}${run.toString(36)};`;

export interface Packer {
  /** The text as it stands in the pack, with its end. */
  add: (text: string) => string;
}

export function createPacker(): Packer {
  const predictor = createPredictor();
  const numbers = new Map<string, number>();
  return {
    add(text) {
      const taken = TAKEN.exec(text);
      if (taken) {
        const code = taken[0].charCodeAt(0);
        throw new Error(`Unexpected control letter ${code} in a page, expected printable text.`);
      }
      if (text.length > MOST_LETTERS)
        throw new Error(`Unexpected page of ${text.length} letters, expected at most ${MOST_LETTERS}.`);
      let packed = '';
      let run = 0;
      for (const word of text.match(WORDS) ?? []) {
        let number = numbers.get(word);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(word, number);
        }
        if (predictor.guess() === number) run++;
        else {
          if (run) packed += runToMark(run);
          run = 0;
          packed += word;
        }
        predictor.learn(number);
      }
      return packed + (run ? runToMark(run) : '') + END;
    },
  };
}

export interface Unpacker {
  /** Takes the next letters of the pack, cut anywhere, and gives the texts that are complete by now. */
  read: (letters: string) => Generator<string>;
}

export function createUnpacker(): Unpacker {
  const predictor = createPredictor();
  const words: string[] = [];
  const numbers = new Map<string, number>();
  let rest = '';

  const unpack = (packed: string): string => {
    const text = createText();
    for (const piece of packed.match(PIECES) ?? []) {
      const run = markToRun(piece);
      if (run > MOST_LETTERS) throw tooLong();
      for (let right = 0; right < run; right++) {
        const number = predictor.guess();
        const word = words[number];
        if (word === undefined) throw new RangeError('Unexpected mark in a pack, expected a word.');
        text.add(word);
        predictor.learn(number);
      }
      if (run > 0) continue;
      for (const word of piece.match(WORDS) ?? []) {
        let number = numbers.get(word);
        if (number === undefined) {
          number = words.push(word) - 1;
          numbers.set(word, number);
        }
        text.add(word);
        predictor.learn(number);
      }
    }
    return text.whole();
  };

  return {
    *read(letters) {
      const [first = '', ...parts] = letters.split(END);
      rest += first;
      if (rest.length > MOST_LETTERS) throw tooLong();
      for (const part of parts) {
        const packed = rest;
        rest = part;
        yield unpack(packed);
      }
    },
  };
}

const tooLong = () => new RangeError('Unexpected length of a text in a pack, expected that of a page.');

/** Grows word by word, and no longer than a page may be. */
function createText(): { add: (word: string) => void; whole: () => string } {
  const words: string[] = [];
  let text = '';
  let letters = 0;
  const whole = (): string => {
    text += words.join('');
    words.length = 0;
    return text;
  };
  return {
    add(word) {
      letters += word.length;
      if (letters > MOST_LETTERS) throw tooLong();
      if (words.push(word) === JOINED) whole();
    },
    whole,
  };
}

/** How many right guesses a piece stands for; 0 when it is words. */
function markToRun(piece: string): number {
  if (piece.startsWith(LONG_RUN)) return Number.parseInt(piece.slice(1, -1), 36);
  return piece.length === 1 ? MARKS.indexOf(piece) + 1 : 0;
}
