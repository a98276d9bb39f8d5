// Counts the slips between two words: a letter missing, added, changed, or two neighbours swapped.

/** The number of slips, or `limit + 1` as soon as there are more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      line.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = line;
  }
  return Math.min(at(last, b.length), limit + 1);
}

function at(line: number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
