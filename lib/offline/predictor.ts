// Guesses the next word of a text from the words before it. Packer and unpacker guess alike, so right guesses need not be sent.

/** Words that a run has; the longer one is asked first. */
const LONG = 4;
const SHORT = 2;
const TABLE = 1 << 20;
/** More words than any game has: a damaged pack stops here instead of filling the memory. */
const MOST = 1 << 24;

export interface Predictor {
  /** The guess: number of a word, or -1. */
  guess: () => number;
  /** What really came. */
  learn: (word: number) => void;
}

/**
 * Remembers where each run of words was last seen, and reads on from there. After a wrong guess it looks for a run that it
 * knows; when there is none it reads on all the same, because pages differ in single words inside equal markup.
 */
export function createPredictor(): Predictor {
  let words = new Int32Array(1 << 16);
  // Places are kept plus one, so that zero means "never seen".
  const long = new Int32Array(TABLE);
  const short = new Int32Array(TABLE);
  let count = 0;
  let reading = -1;

  const placeOfRun = (length: number): number => {
    let value = length;
    for (let at = count - length; at < count; at++)
      value = Math.imul(value ^ (words[at] as number), 0x9e3779b1) ^ (value >>> 15);
    return (value ^ (value >>> 13)) & (TABLE - 1);
  };

  return {
    guess: () => (reading >= 0 ? (words[reading] as number) : -1),
    learn(word) {
      if (count === words.length) {
        if (count >= MOST)
          throw new RangeError('Unexpected length of a pack, expected the words of one game.');
        const longer = new Int32Array(count * 2);
        longer.set(words);
        words = longer;
      }
      const right = reading >= 0 && words[reading] === word;
      words[count++] = word;
      if (count < LONG) return;
      const longRun = placeOfRun(LONG);
      const shortRun = placeOfRun(SHORT);
      const known = right ? 0 : long[longRun] || short[shortRun] || 0;
      const next = known || (reading >= 0 ? reading + 1 : -1);
      long[longRun] = count;
      short[shortRun] = count;
      reading = next < count ? next : -1;
    },
  };
}
