// Measures text in a typeface that consists of several font files, one per alphabet, and finds the file for each
// character.

export interface FontFile {
  /** Name of the font family that the SVG uses for this file. */
  family: string;
  has: (letter: string) => boolean;
  /** Returns the width of a character, in em. */
  advance: (letter: string) => number;
}

export interface Typeface {
  /** Returns the width of a text, in em. Ignores kerning, so the result may be slightly too large. */
  width: (text: string) => number;
  /** Splits a text into runs. One font file draws all characters of a run. */
  runs: (text: string) => { family: string; text: string }[];
}

export function createTypeface(files: readonly FontFile[]): Typeface {
  // Finds the font file that has the character. The drawing skips a character that no font file has: an invisible
  // joiner, or a rare character of a private book.
  const fileOf = (letter: string): FontFile | undefined => files.find((one) => one.has(letter));
  return {
    width: (text) => [...text].reduce((sum, letter) => sum + (fileOf(letter)?.advance(letter) ?? 0), 0),
    runs(text) {
      const runs: { family: string; text: string }[] = [];
      let file: FontFile | undefined;
      for (const letter of text) {
        const last = runs.at(-1);
        // A character that the current font file also contains, such as a space, does not start a new run.
        if (last && file?.has(letter)) last.text += letter;
        else {
          const next = fileOf(letter);
          if (!next) continue;
          file = next;
          runs.push({ family: file.family, text: letter });
        }
      }
      return runs;
    },
  };
}

/** Breaks a text into lines of at most `width` em. A word that is too long gets a line of its own. */
export function breakLines(text: string, face: Typeface, width: number): string[] {
  const lines: string[] = [];
  // Only ordinary spaces separate words; non-breaking spaces do not.
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && face.width(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Returns the first `most` lines. If there are more lines, shortens the last returned line and ends it with an
 * ellipsis.
 */
export function limitLines(lines: readonly string[], most: number, face: Typeface, width: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  const ended = (line: string) => `${line.replace(/[\s\u00a0,;:—–.…-]+$/, '')}…`;
  while (face.width(ended(last)) > width && last.includes(' ')) last = last.slice(0, last.lastIndexOf(' '));
  return [...kept, ended(last)];
}
