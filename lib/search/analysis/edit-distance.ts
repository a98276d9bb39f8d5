// Computes the edit distance between two words: insertions, deletions, substitutions and swaps of neighboring letters.
//
// This is the optimal string alignment distance: Levenshtein distance with transpositions. Cost: O(|a| · |b|) time and
// O(|b|) memory. Each row of the matrix is computed from the two rows above it. The cost of a swap is the value of the
// cell two rows up and two columns left, plus 1. Example: `партуль` is one edit from `патруль`:
//
//           п  а  т  р  у  л  ь
//        0  1  2  3  4  5  6  7
//     п  1  0  1  2  3  4  5  6
//     а  2  1  0  1  2  3  4  5
//     р  3  2  1  1  1  2  3  4
//     т  4  3  2  1  1  2  3  4   ← column р: 0 (а, а) + 1 for the swap
//     …

/** Returns the number of edits between two words, or `limit + 1` if there are more than `limit` edits. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        cell(lastRow, column) + 1,
        cell(current, column - 1) + 1,
        cell(lastRow, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, cell(rowBeforeLast, column - 2) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    rowBeforeLast = lastRow;
    lastRow = current;
  }
  return Math.min(cell(lastRow, b.length), limit + 1);
}

function cell(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
