// Letters of one face that comes in several files (an alphabet each): how wide a text is and which file draws what.

export interface FontFile {
  /** The name the file is known by to whoever draws. */
  family: string;
  has: (letter: string) => boolean;
  /** Width of a letter as a part of the font size. */
  advance: (letter: string) => number;
}

export interface Typeface {
  /** Width of a text as a part of the font size, without kerning: a little too wide rather than too narrow. */
  width: (text: string) => number;
  /** The text in pieces, each drawn by one file. */
  runs: (text: string) => { family: string; text: string }[];
}

export function createTypeface(files: readonly FontFile[]): Typeface {
  // Joiners have no shape, and a private book may have any sign: what no file draws is left out of the picture.
  const fileOf = (letter: string): FontFile | undefined => files.find((one) => one.has(letter));
  return {
    width: (text) => [...text].reduce((sum, letter) => sum + (fileOf(letter)?.advance(letter) ?? 0), 0),
    runs(text) {
      const runs: { family: string; text: string }[] = [];
      let file: FontFile | undefined;
      for (const letter of text) {
        const last = runs.at(-1);
        // Spaces and signs that both have do not part a run.
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

/** Breaks a text into lines no wider than `width` font sizes; a word too long for a line stands alone on one. */
export function breakLines(text: string, face: Typeface, width: number): string[] {
  const lines: string[] = [];
  // Non-breaking spaces hold, so only the plain ones part words.
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && face.width(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The first `most` lines; if there were more, the last one ends in an ellipsis that still fits. */
export function limitLines(lines: readonly string[], most: number, face: Typeface, width: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  const ended = (line: string) => `${line.replace(/[\s\u00a0,;:—–.…-]+$/, '')}…`;
  while (face.width(ended(last)) > width && last.includes(' ')) last = last.slice(0, last.lastIndexOf(' '));
  return [...kept, ended(last)];
}
