// The conservation law: every non-blank line of the source is in exactly one topic or dropped for a named reason.
import type { Draft, Line } from './types';

export function findLost(source: readonly Line[], { topics, dropped }: Draft): string[] {
  const homes = new Map<number, string[]>();
  const put = (line: number, home: string) => {
    const here = homes.get(line);
    if (here) here.push(home);
    else homes.set(line, [home]);
  };
  for (const { title, lines } of topics) for (const line of lines) put(line, `«${title}»`);
  for (const { line, reason } of dropped) put(line, `dropped: ${reason}`);
  const problems: string[] = [];
  for (const { n, text } of source) {
    const here = homes.get(n) ?? [];
    homes.delete(n);
    if (text.trim() && here.length === 0) problems.push(`line ${n} is in no topic`);
    if (here.length > 1) problems.push(`line ${n} is in ${here.join(' and ')}`);
  }
  for (const line of homes.keys()) problems.push(`line ${line} is not in the book`);
  return problems;
}

/** Line numbers as ranges, in the order they are read; blank lines between them do not part a range. */
export function toRanges(lines: readonly number[], isBlank: (line: number) => boolean): [number, number][] {
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
