// Encodes a pack: where a page repeats text of earlier pages, the encoder writes a copy instruction instead of the
// text, as in LZ77. The build then compresses the pack with gzip, which every browser can decode. Gzip alone would find
// only repetitions within 32 KB. See docs/decisions/offline-packs.md.
//
// The search for copies is greedy. At each position of the text, the encoder compares two candidates: the continuation
// of the previous copy, and one position from a hash table of rolling hashes (Rabin-Karp). The cost is the length of
// the text times `NEARBY_WINDOW`.
import {
  COPY_MARK,
  createTextHistory,
  LITERALS_MARK,
  MAX_TEXT_LENGTH,
  NUMBER_BASE,
  TEXT_END,
} from './pack-decoder';

/**
 * Minimum length, in characters, of a copy from any position. Gzip encodes shorter repetitions better than a copy
 * instruction.
 */
const MIN_COPY_LENGTH = 48;
/**
 * Minimum length, in characters, of a copy whose source starts exactly at the expected position: where the previous
 * copy would continue. The number is small because pages often differ only in single words.
 */
const MIN_EXACT_LENGTH = 8;
/**
 * Maximum distance, in characters, between the expected position of a copy's source and its real position. The two
 * differ if the text between two copies is longer in one page than in the other.
 */
const NEARBY_WINDOW = 24;
/** Minimum length, in characters, of a copy whose source starts near the expected position, but not exactly there. */
const MIN_NEARBY_LENGTH = 16;
/**
 * Number of characters by which a copy from a distant position must be longer than a copy from near the expected
 * position. If it is not, the encoder uses the near one.
 */
const JUMP_COST = 12;
/**
 * Number of slots in the hash table. If two positions have the same slot, the later position replaces the earlier one.
 */
const HASH_TABLE_SIZE = 1 << 22;

/** Control characters of the pack format, which no text may contain. */
const RESERVED_CHARACTERS = new RegExp(`[${TEXT_END}${COPY_MARK}${LITERALS_MARK}]`);

export interface PackEncoder {
  /** Encodes a text. Returns the encoded text with its end mark, to be appended to the pack. */
  add: (text: string) => string;
}

interface CopySource {
  /** Start of the text that is copied, as a position in the text history. */
  position: number;
  /** Length in characters, or 0 if no copy is long enough. */
  length: number;
}

/** Creates an encoder. `baseTexts` are texts that the decoder will have before it decodes the pack. */
export function createPackEncoder(baseTexts: Iterable<string> = []): PackEncoder {
  const history = createTextHistory();
  /** Maps a hash to the last position with this hash, plus one. 0 means that the slot is empty. */
  const positions = new Int32Array(HASH_TABLE_SIZE);

  function remember(text: string, hashes: Int32Array): void {
    const start = history.length();
    history.add(text);
    for (let at = 0; at < hashes.length; at++) positions[hashes[at] as number] = start + at + 1;
  }

  /** Finds the best copy that starts at or near `expected`, the position at which the previous copy would continue. */
  function findContinuation(text: string, at: number, expected: number): CopySource {
    const best = { position: expected, length: 0 };
    const source = history.at(expected);
    if (!source) return best;
    const first = text.charCodeAt(at);
    for (let shift = -NEARBY_WINDOW; shift <= NEARBY_WINDOW; shift++) {
      // Skip a candidate whose first character is different. Most candidates are skipped here.
      if (source.text.charCodeAt(source.from + shift) !== first) continue;
      const length = commonLength(source.text, source.from + shift, text, at);
      const minLength = shift === 0 ? MIN_EXACT_LENGTH : MIN_NEARBY_LENGTH;
      // Use the copy that starts exactly at `expected` unless another copy is more than four characters longer.
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
      /** Offset of the first character that is not encoded yet. */
      let encodedTo = 0;
      /** Position in the text history at which the previous copy ended. */
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

/** Counts how many characters of two texts are equal, from the given offsets up to the first difference. */
function commonLength(one: string, from: number, other: string, at: number): number {
  if (from < 0) return 0;
  const maxLength = Math.min(one.length - from, other.length - at);
  let count = 0;
  while (count < maxLength && one.charCodeAt(from + count) === other.charCodeAt(at + count)) count++;
  return count;
}

const HASH_FACTOR = 0x9e3779b1;
/**
 * `HASH_FACTOR` to the power of `MIN_COPY_LENGTH`: the factor of the character that leaves the window of the rolling
 * hash.
 */
const LEAVING_FACTOR = Array.from({ length: MIN_COPY_LENGTH }).reduce<number>(
  (value) => Math.imul(value, HASH_FACTOR),
  1,
);

/**
 * Returns, for every offset of a text, the rolling hash of the next `MIN_COPY_LENGTH` characters, reduced to a slot of
 * the hash table.
 */
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
