// Joins a chapter number to the title under it: “3.0” above “Movement” becomes “3.0 Movement”. Without this step, the
// number would be a heading of its own without text.
import type { TextLine } from '../pdf-types';

/** Matches a chapter number on a line of its own: `3`, `3.0`, `3.0.`. */
const NUMBER = /^\d{1,2}(?:\.\d{1,2})?\.?$/;
/**
 * Chapter numbers are joined to titles only in a book with at least this many of them. A single `1.0` is the version of
 * the rulebook.
 */
const MIN_CHAPTERS = 3;

/** Takes the lines of each page and returns them with the chapter numbers joined to their titles. */
export function joinChapterNumbers(pages: readonly (readonly TextLine[])[], bodySize: number): TextLine[][] {
  const titles = new Map<TextLine, TextLine>();
  for (const lines of pages)
    for (const number of lines)
      if (isNumber(number, bodySize)) {
        const title = lines.find((line) => isTitleOf(line, number, bodySize));
        if (title) titles.set(number, title);
      }
  const values = [...titles.keys()].map(({ text }) => Number.parseFloat(text));
  const isAscending =
    values.length >= MIN_CHAPTERS && values.every((value, at) => !at || value > (values[at - 1] ?? 0));
  if (!isAscending) return pages.map((lines) => [...lines]);
  const numbers = new Map([...titles].map(([number, title]) => [title, number]));
  return pages.map((lines) =>
    lines.flatMap((line) =>
      titles.has(line) ? [] : numbers.has(line) ? [joinNumber(numbers.get(line), line)] : [line],
    ),
  );
}

const isNumber = ({ text, size, drop, cells, bullet }: TextLine, bodySize: number): boolean =>
  NUMBER.test(text) && size > 1.3 * bodySize && !drop && !cells && !bullet;

/** Whether the line is directly under the number, has the same left edge and is more prominent than body text. */
const isTitleOf = (line: TextLine, number: TextLine, bodySize: number): boolean =>
  !line.drop &&
  !line.cells &&
  /\p{L}{2}/u.test(line.text) &&
  (line.bold || line.size > 1.12 * bodySize) &&
  line.base > number.base &&
  line.base - number.base < 1.3 * Math.max(number.size, line.size) &&
  Math.abs(line.box[0] - number.box[0]) < 0.3 * number.size;

function joinNumber(number: TextLine | undefined, title: TextLine): TextLine {
  const [first, ...rest] = title.spans;
  if (!number || !first) return title;
  return {
    ...title,
    text: `${number.text} ${title.text}`,
    spans: [{ ...first, text: `${number.text} ${first.text}` }, ...rest],
    box: [title.box[0], number.box[1], Math.max(title.box[2], number.box[2]), title.box[3]],
  };
}
