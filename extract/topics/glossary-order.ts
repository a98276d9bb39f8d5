// Classifies the headings of an alphabetical glossary as main topics, sub-topics or boxes, based on their alphabetical
// order.

export interface GlossaryHeading {
  title: string;
  level: number;
  /** Whether the text under the heading ends with a list of related topics or is a redirect. */
  closed: boolean;
}

/**
 * `main` is a topic in alphabetical order, `sub` belongs to the main topic before it, `box` is a separate topic outside
 * the alphabetical order.
 */
export type GlossaryRole = 'main' | 'sub' | 'box';

export function orderGlossary(
  headings: readonly GlossaryHeading[],
  compare: (a: string, b: string) => number,
): GlossaryRole[] {
  let candidates = headings.map((_, at) => at === 0 || headings[at - 1]?.closed === true);
  let inOrder = new Set<number>();
  // A heading can be a main topic if the heading before it is closed or is a box. Boxes are known only after the first
  // pass, so the second pass also considers the headings after boxes.
  for (let round = 0; round < 2; round++) {
    inOrder = longestSortedRun(headings, candidates, compare);
    candidates = candidates.map(
      (isCandidate, at) =>
        isCandidate ||
        (candidates[at - 1] === true && !inOrder.has(at - 1) && isBox(headings, inOrder, at - 1)),
    );
  }
  return headings.map((_, at) => {
    if (inOrder.has(at)) return 'main';
    return candidates[at] && isBox(headings, inOrder, at) ? 'box' : 'sub';
  });
}

/**
 * Whether the heading is a box: its level is not lower than the level of the main topic before it, and it is not
 * `closed`.
 */
function isBox(headings: readonly GlossaryHeading[], main: ReadonlySet<number>, at: number): boolean {
  const before = headings.findLastIndex((_, place) => place < at && main.has(place));
  const level = headings[before]?.level ?? 0;
  return headings[at]?.closed === false && (headings[at]?.level ?? 0) <= level;
}

/**
 * Maximum number of earlier headings with which a heading is compared. It limits the running time for very long
 * glossaries.
 */
const MAX_LOOKBACK = 400;

/**
 * Returns the indexes of the longest sequence of candidates whose titles are in alphabetical order. The sequence may
 * skip candidates. Dynamic programming finds it with O(n × MAX_LOOKBACK) comparisons.
 */
function longestSortedRun(
  headings: readonly GlossaryHeading[],
  candidates: readonly boolean[],
  compare: (a: string, b: string) => number,
): Set<number> {
  const length: number[] = [];
  const previous: number[] = [];
  let last = -1;
  headings.forEach(({ title }, at) => {
    length[at] = candidates[at] ? 1 : 0;
    previous[at] = -1;
    if (!candidates[at]) return;
    for (let before = Math.max(0, at - MAX_LOOKBACK); before < at; before++) {
      const longer = (length[before] ?? 0) + 1;
      if (
        candidates[before] &&
        longer > (length[at] ?? 0) &&
        compare(headings[before]?.title ?? '', title) <= 0
      ) {
        length[at] = longer;
        previous[at] = before;
      }
    }
    if (last < 0 || (length[at] ?? 0) > (length[last] ?? 0)) last = at;
  });
  const run = new Set<number>();
  for (let at = last; at >= 0; at = previous[at] ?? -1) run.add(at);
  return run;
}
