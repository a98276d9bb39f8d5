// Makes a pack: what a page has in common with the pages before it is named by place and length instead of said again. Near
// repeats are left to gzip, which every browser unpacks by itself but which forgets what lies 32 kilobytes back.
import { BASE, COPY, createHistory, END, MOST_LETTERS, WORDS } from './pack-decoder';

/** Shorter copies from anywhere cost more than gzip does without them. */
const SHORTEST = 48;
/** Copies that read on after words that differ: a page differs from the one before in single words inside equal markup. */
const SHORTEST_ON = 8;
/** The words may be longer or shorter by so many letters; then a copy is worth it a little later. */
const NEAR = 24;
const SHORTEST_NEAR = 16;
/** So much longer must a copy be that reads on nowhere near. */
const WORTH_A_JUMP = 12;
/** Places that are remembered, by the letters that stand there: the last one counts. */
const TABLE = 1 << 22;

/** What a text may not contain, because it means something in a pack. */
const TAKEN = new RegExp(`[${END}${COPY}${WORDS}]`);

export interface Packer {
  /** The text as it stands in the pack, with its end. */
  add: (text: string) => string;
}

interface Copy {
  place: number;
  length: number;
}

/** `before` are texts that whoever unpacks has already. */
export function createPacker(before: Iterable<string> = []): Packer {
  const history = createHistory();
  // Kept plus one, so that zero means "never seen".
  const places = new Int32Array(TABLE);

  function learn(text: string, keys: Int32Array): void {
    const start = history.length();
    history.add(text);
    for (let at = 0; at < keys.length; at++) places[keys[at] as number] = start + at + 1;
  }

  /** The best that reads on after the last copy, near the place where that would be. */
  function findOn(text: string, at: number, on: number): Copy {
    const best = { place: on, length: 0 };
    const source = history.at(on);
    if (!source) return best;
    for (let away = -NEAR; away <= NEAR; away++) {
      const length = sameLetters(source.text, source.from + away, text, at);
      const enough = away === 0 ? SHORTEST_ON : SHORTEST_NEAR;
      // In doubt the words are of one length.
      const isBetter = away === 0 ? length + 4 >= best.length : length > best.length + 4;
      if (length >= enough && isBetter) Object.assign(best, { place: on + away, length });
    }
    return best;
  }

  function findAnywhere(text: string, at: number, key: number | undefined): Copy {
    const place = key === undefined ? -1 : (places[key] as number) - 1;
    const source = history.at(place);
    return { place, length: source ? sameLetters(source.text, source.from, text, at) : 0 };
  }

  for (const text of before) learn(text, keysOf(text));
  return {
    add(text) {
      refuse(text);
      const keys = keysOf(text);
      let copies = '';
      let words = '';
      let said = 0;
      let ended = 0;
      for (let at = 0; at < text.length; ) {
        const on = findOn(text, at, ended + at - said);
        const anywhere = findAnywhere(text, at, keys[at]);
        const isFar = anywhere.length >= Math.max(SHORTEST, on.length + WORTH_A_JUMP);
        const { place, length } = isFar ? anywhere : on;
        if (length === 0) {
          at++;
          continue;
        }
        copies += `${(place - ended).toString(BASE)},${length.toString(BASE)};`;
        words += text.slice(said, at) + COPY;
        at += length;
        said = at;
        ended = place + length;
      }
      learn(text, keys);
      return copies + WORDS + words + text.slice(said) + END;
    },
  };
}

function refuse(text: string): void {
  const taken = TAKEN.exec(text);
  if (taken)
    throw new Error(
      `Unexpected control letter ${taken[0].charCodeAt(0)} in a page, expected printable text.`,
    );
  if (text.length > MOST_LETTERS)
    throw new Error(`Unexpected page of ${text.length} letters, expected at most ${MOST_LETTERS}.`);
}

/** How many letters of two texts are the same from these places on. */
function sameLetters(one: string, from: number, other: string, at: number): number {
  if (from < 0) return 0;
  const most = Math.min(one.length - from, other.length - at);
  let count = 0;
  while (count < most && one.charCodeAt(from + count) === other.charCodeAt(at + count)) count++;
  return count;
}

const FACTOR = 0x9e3779b1;
/** What the oldest of `SHORTEST` letters has grown to. */
const OLDEST = Array.from({ length: SHORTEST }).reduce<number>((value) => Math.imul(value, FACTOR), 1);

/** For every place of a text the number that its next `SHORTEST` letters give. */
function keysOf(text: string): Int32Array {
  const keys = new Int32Array(Math.max(0, text.length - SHORTEST + 1));
  let value = 0;
  for (let end = 0; end < text.length; end++) {
    value = Math.imul(value, FACTOR) + text.charCodeAt(end);
    const start = end - SHORTEST;
    if (start >= 0) value -= Math.imul(OLDEST, text.charCodeAt(start));
    value |= 0;
    if (start >= -1) keys[start + 1] = (value ^ (value >>> 15)) & (TABLE - 1);
  }
  return keys;
}
