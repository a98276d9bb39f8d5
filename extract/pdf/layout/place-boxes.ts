// Puts boxes where they are meant: beside the heading they explain, and after the text they would interrupt.
import type { PrintLine } from '../pdf-types';

export function keepBoxes(lines: readonly PrintLine[]): PrintLine[] {
  const result: PrintLine[] = [];
  let waiting: PrintLine[] = [];
  let level = 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as PrintLine;
    if (!line.frame) {
      // The next heading of the open page, or its end, lets the boxes out.
      if (line.level && waiting.length) {
        result.push(...waiting);
        waiting = [];
      }
      if (line.level) level = line.level;
      result.push(line);
      at++;
      continue;
    }
    const from = at;
    while (at < lines.length && lines[at]?.frame && lines[at]?.sheet === line.sheet) at++;
    const box = lines.slice(from, at);
    if (!box.some((one) => one.level) || !level) result.splice(placeBeside(result, box), 0, ...box);
    else {
      const highest = Math.min(...box.flatMap((one) => one.level ?? []));
      // It belongs to the topic that it stands in, unless it opens in the very dress of that topic's heading.
      const isEqual = box[0]?.level === level && highest === level;
      const lower = isEqual ? 0 : Math.max(0, level + 1 - highest);
      for (const one of box) if (one.level) one.level = Math.min(6, one.level + lower);
      waiting.push(...box);
    }
  }
  return [...result, ...waiting];
}

/** A box in the next column goes to the section that it stands beside: before the heading that follows there. */
function placeBeside(before: readonly PrintLine[], box: readonly PrintLine[]): number {
  const [first] = box;
  if (!first) return before.length;
  const top = Math.min(...box.map(({ base, size }) => base - size));
  const left = Math.min(...box.map((line) => line.box[0]));
  const isBeside = (line: PrintLine) => line.sheet === first.sheet && !line.frame && line.box[2] < left + 2;
  const home = before.findLastIndex(
    (line) => line.level && isBeside(line) && line.base - line.size <= top + 3 * line.size,
  );
  if (home < 0) return before.length;
  const next = before.findIndex(
    (line, at) => at > home && line.level && line.base > (before[home]?.base ?? 0) + 2 * line.size,
  );
  return next >= 0 && isBeside(before[next] as PrintLine) ? next : before.length;
}
