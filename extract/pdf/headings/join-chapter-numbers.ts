// Joins the numbers of chapters to the titles that stand under them: «3.0» over «Movement» is «3.0 Movement».
import type { PrintLine } from '../pdf-types';

const NUMBER = /^\d{1,2}(?:\.\d{1,2})?\.?$/;
/** So many that count up are those of chapters; a lone «1.0» is that of an edition. */
const LEAST = 3;

/** Pages of lines to the same pages, with every number of a chapter in the line of its title. */
export function numberChapters(pages: readonly (readonly PrintLine[])[], bodySize: number): PrintLine[][] {
  const titles = new Map<PrintLine, PrintLine>();
  for (const lines of pages)
    for (const number of lines)
      if (isNumber(number, bodySize)) {
        const title = lines.find((line) => isUnder(line, number, bodySize));
        if (title) titles.set(number, title);
      }
  const values = [...titles.keys()].map(({ text }) => Number.parseFloat(text));
  const isCounted =
    values.length >= LEAST && values.every((value, at) => !at || value > (values[at - 1] ?? 0));
  if (!isCounted) return pages.map((lines) => [...lines]);
  const numbers = new Map([...titles].map(([number, title]) => [title, number]));
  return pages.map((lines) =>
    lines.flatMap((line) =>
      titles.has(line) ? [] : numbers.has(line) ? [joined(numbers.get(line), line)] : [line],
    ),
  );
}

const isNumber = ({ text, size, drop, cells, bullet }: PrintLine, bodySize: number): boolean =>
  NUMBER.test(text) && size > 1.3 * bodySize && !drop && !cells && !bullet;

/** Right under it, with the same left edge, and louder than text. */
const isUnder = (line: PrintLine, number: PrintLine, bodySize: number): boolean =>
  !line.drop &&
  !line.cells &&
  /\p{L}{2}/u.test(line.text) &&
  (line.bold || line.size > 1.12 * bodySize) &&
  line.base > number.base &&
  line.base - number.base < 1.3 * Math.max(number.size, line.size) &&
  Math.abs(line.box[0] - number.box[0]) < 0.3 * number.size;

function joined(number: PrintLine | undefined, title: PrintLine): PrintLine {
  const [first, ...rest] = title.spans;
  if (!number || !first) return title;
  return {
    ...title,
    text: `${number.text} ${title.text}`,
    spans: [{ ...first, text: `${number.text} ${first.text}` }, ...rest],
    box: [title.box[0], number.box[1], Math.max(title.box[2], number.box[2]), title.box[3]],
  };
}
