// Measures text in a typeface that consists of several font files, one per alphabet, and says which file draws what.

export interface FontFile {
  /** The font family name of the file in the SVG. */
  family: string;
  has: (letter: string) => boolean;
  /** The width of a character in em. */
  advance: (letter: string) => number;
}

export interface Typeface {
  /** The width of a text in em, without kerning: rather too wide than too narrow. */
  width: (text: string) => number;
  /** Splits a text into runs, each drawn by one file. */
  runs: (text: string) => { family: string; text: string }[];
}

export function createTypeface(files: readonly FontFile[]): Typeface {
  // Joiners have no shape, and a private book may contain any character: characters that no file has are left out.
  const fileOf = (letter: string): FontFile | undefined => files.find((one) => one.has(letter));
  return {
    width: (text) => [...text].reduce((sum, letter) => sum + (fileOf(letter)?.advance(letter) ?? 0), 0),
    runs(text) {
      const runs: { family: string; text: string }[] = [];
      let file: FontFile | undefined;
      for (const letter of text) {
        const last = runs.at(-1);
        // Spaces and characters that both files have do not split a run.
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

/** Breaks a text into lines of at most `width` em; a word that is too long gets a line of its own. */
export function breakLines(text: string, face: Typeface, width: number): string[] {
  const lines: string[] = [];
  // Only plain spaces separate words; non-breaking ones do not.
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && face.width(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The first `most` lines; if there are more, the last one ends with an ellipsis that still fits. */
export function limitLines(lines: readonly string[], most: number, face: Typeface, width: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  const ended = (line: string) => `${line.replace(/[\s\u00a0,;:—–.…-]+$/, '')}…`;
  while (face.width(ended(last)) > width && last.includes(' ')) last = last.slice(0, last.lastIndexOf(' '));
  return [...kept, ended(last)];
}
