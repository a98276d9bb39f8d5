// Encodes a pack: text that a page shares with earlier pages is replaced by copies of it, in the manner of LZ77.
// Gzip, which is applied afterwards and which every browser can decode, handles only repeats within 32 KB. See
// docs/decisions/offline-packs.md.
//
// The search is greedy. At each position it tries the continuation of the previous copy, and one candidate from a
// table of rolling hashes (Rabin-Karp). The cost is linear in the text, times the window of the continuation.
import {
  COPY_MARK,
  createTextHistory,
  LITERALS_MARK,
  MAX_TEXT_LENGTH,
  NUMBER_BASE,
  TEXT_END,
} from './pack-decoder';

/** Minimum length of a copy from anywhere, in characters; for a shorter one, gzip does better without it. */
const MIN_COPY_LENGTH = 48;
/**
 * Minimum length of a copy that continues exactly after the previous one: pages often differ in single words only.
 */
const MIN_EXACT_LENGTH = 8;
/** The differing words may differ in length by this many characters. */
const NEARBY_WINDOW = 24;
/** Minimum length of a copy that continues nearby. */
const MIN_NEARBY_LENGTH = 16;
/** A copy from elsewhere must be this many characters longer than the continuation. */
const JUMP_COST = 12;
/** Number of slots in the hash table; a later text replaces an earlier one in its slot. */
const HASH_TABLE_SIZE = 1 << 22;

/** Control characters of the pack format, which no text may contain. */
const RESERVED_CHARACTERS = new RegExp(`[${TEXT_END}${COPY_MARK}${LITERALS_MARK}]`);

export interface PackEncoder {
  /** Returns the encoded text with its end mark, to be appended to the pack. */
  add: (text: string) => string;
}

interface CopySource {
  /** Position in the history. */
  position: number;
  /** 0 if there is no copy worth making. */
  length: number;
}

/** `baseTexts` are texts that the decoder will have before it reads the pack. */
export function createPackEncoder(baseTexts: Iterable<string> = []): PackEncoder {
  const history = createTextHistory();
  /** Maps a hash to the last position with that hash, plus one; 0 is an empty slot. */
  const positions = new Int32Array(HASH_TABLE_SIZE);

  function remember(text: string, hashes: Int32Array): void {
    const start = history.length();
    history.add(text);
    for (let at = 0; at < hashes.length; at++) positions[hashes[at] as number] = start + at + 1;
  }

  /** The best copy at or near `expected`, the position at which the previous copy would continue. */
  function findContinuation(text: string, at: number, expected: number): CopySource {
    const best = { position: expected, length: 0 };
    const source = history.at(expected);
    if (!source) return best;
    for (let shift = -NEARBY_WINDOW; shift <= NEARBY_WINDOW; shift++) {
      const length = commonLength(source.text, source.from + shift, text, at);
      const minLength = shift === 0 ? MIN_EXACT_LENGTH : MIN_NEARBY_LENGTH;
      // The exact continuation wins unless another one is more than four characters longer.
      const isBetter = shift === 0 ? length + 4 >= best.length : length > best.length + 4;
      if (length >= minLength && isBetter) Object.assign(best, { position: expected + shift, length });
    }
    return best;
  }

  function findAnywhere(text: string, at: number, hash: number | undefined): CopySource {
    const position = hash === undefined ? -1 : (positions[hash] as number) - 1;
    const source = history.at(position);
    return { position, length: source ? commonLength(source.text, source.from, text, at) : 0 };
  }

  for (const text of baseTexts) remember(text, rollingHashes(text));
  return {
    add(text) {
      assertEncodable(text);
      const hashes = rollingHashes(text);
      let commands = '';
      let literals = '';
      /** Where the text that is not encoded yet begins. */
      let encodedTo = 0;
      /** Where the previous copy ended in the history. */
      let copyEnd = 0;
      for (let at = 0; at < text.length; ) {
        const continuation = findContinuation(text, at, copyEnd + at - encodedTo);
        const anywhere = findAnywhere(text, at, hashes[at]);
        const isJumpBetter = anywhere.length >= Math.max(MIN_COPY_LENGTH, continuation.length + JUMP_COST);
        const { position, length } = isJumpBetter ? anywhere : continuation;
        if (length === 0) {
          at++;
          continue;
        }
        commands += `${(position - copyEnd).toString(NUMBER_BASE)},${length.toString(NUMBER_BASE)};`;
        literals += text.slice(encodedTo, at) + COPY_MARK;
        at += length;
        encodedTo = at;
        copyEnd = position + length;
      }
      remember(text, hashes);
      return commands + LITERALS_MARK + literals + text.slice(encodedTo) + TEXT_END;
    },
  };
}

function assertEncodable(text: string): void {
  const reserved = RESERVED_CHARACTERS.exec(text);
  if (reserved)
    throw new Error(
      `Unexpected control character ${reserved[0].charCodeAt(0)} in a page, expected printable text.`,
    );
  if (text.length > MAX_TEXT_LENGTH)
    throw new Error(`Unexpected page of ${text.length} characters, expected at most ${MAX_TEXT_LENGTH}.`);
}

/** The number of equal characters of two texts, from these offsets on. */
function commonLength(one: string, from: number, other: string, at: number): number {
  if (from < 0) return 0;
  const maxLength = Math.min(one.length - from, other.length - at);
  let count = 0;
  while (count < maxLength && one.charCodeAt(from + count) === other.charCodeAt(at + count)) count++;
  return count;
}

const HASH_FACTOR = 0x9e3779b1;
/** `HASH_FACTOR` to the power of `MIN_COPY_LENGTH`: the weight of the character that leaves the window. */
const LEAVING_FACTOR = Array.from({ length: MIN_COPY_LENGTH }).reduce<number>(
  (value) => Math.imul(value, HASH_FACTOR),
  1,
);

/** For every offset of a text, the rolling hash of its next `MIN_COPY_LENGTH` characters, reduced to a table slot. */
function rollingHashes(text: string): Int32Array {
  const hashes = new Int32Array(Math.max(0, text.length - MIN_COPY_LENGTH + 1));
  let value = 0;
  for (let end = 0; end < text.length; end++) {
    value = Math.imul(value, HASH_FACTOR) + text.charCodeAt(end);
    const start = end - MIN_COPY_LENGTH;
    if (start >= 0) value -= Math.imul(LEAVING_FACTOR, text.charCodeAt(start));
    value |= 0;
    if (start >= -1) hashes[start + 1] = (value ^ (value >>> 15)) & (HASH_TABLE_SIZE - 1);
  }
  return hashes;
}
