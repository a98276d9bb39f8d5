// Checks that the extraction lost and duplicated nothing: every non-blank line of the book must be in exactly one
// topic, or on the list of dropped lines with a reason. The project calls this the conservation law.
import type { Draft, Line } from './types';

/**
 * Returns one sentence for every line that is lost or used twice, and for every used line that is not in the book.
 * Returns an empty list if there is no such line.
 */
export function findConservationErrors(source: readonly Line[], { topics, dropped }: Draft): string[] {
  const usesByLine = new Map<number, string[]>();
  const addUse = (line: number, use: string) => {
    const uses = usesByLine.get(line);
    if (uses) uses.push(use);
    else usesByLine.set(line, [use]);
  };
  for (const { title, lines } of topics) for (const line of lines) addUse(line, `«${title}»`);
  for (const { line, reason } of dropped) addUse(line, `dropped: ${reason}`);
  const errors: string[] = [];
  for (const { n, text } of source) {
    const uses = usesByLine.get(n) ?? [];
    usesByLine.delete(n);
    if (text.trim() && uses.length === 0) errors.push(`line ${n} is in no topic`);
    if (uses.length > 1) errors.push(`line ${n} is in ${uses.join(' and ')}`);
  }
  for (const line of usesByLine.keys()) errors.push(`line ${line} is not in the book`);
  return errors;
}

/**
 * Converts line numbers in reading order to [first, last] ranges. Blank lines between two numbers do not split a range.
 */
export function toLineRanges(
  lines: readonly number[],
  isBlank: (line: number) => boolean,
): [number, number][] {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const open = ranges.at(-1);
    let next = (open?.[1] ?? 0) + 1;
    while (open && next < line && isBlank(next)) next++;
    if (open && next === line) open[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}
