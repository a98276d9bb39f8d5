// Classifies the headings of an alphabetical glossary as main topics, sub-topics or boxes. In a plain text, all
// headings look the same; but only the main topics are in alphabetical order.

export interface GlossaryHeading {
  title: string;
  level: number;
  /**
   * Whether the text under the heading ends with a list of related topics, or only refers to another topic. Such a
   * text ends a main topic.
   */
  closed: boolean;
}

/**
 * `main` is a topic in alphabetical order. `sub` belongs to the main topic before it. `box` is a topic in a separate
 * box on the page, outside the alphabetical order.
 */
export type GlossaryRole = 'main' | 'sub' | 'box';

export function classifyGlossaryHeadings(
  headings: readonly GlossaryHeading[],
  compare: (a: string, b: string) => number,
): GlossaryRole[] {
  let candidates = headings.map((_, at) => at === 0 || headings[at - 1]?.closed === true);
  let inOrder = new Set<number>();
  // The candidates are the headings that can be main topics. A candidate follows a heading that is `closed` or is a
  // box. Boxes are known only after a first pass, so the second pass adds the headings after boxes.
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
 * Whether the heading is a box: its level is at least as high as that of the main topic before it, and it is not
 * `closed`.
 */
function isBox(headings: readonly GlossaryHeading[], main: ReadonlySet<number>, at: number): boolean {
  const before = headings.findLastIndex((_, place) => place < at && main.has(place));
  const level = headings[before]?.level ?? 0;
  return headings[at]?.closed === false && (headings[at]?.level ?? 0) <= level;
}

/**
 * Maximum number of earlier headings with which a heading is compared. It bounds the running time for very long
 * glossaries.
 */
const MAX_LOOKBACK = 400;

/**
 * Returns the indexes of the longest increasing subsequence of the candidates, compared by title. Dynamic
 * programming, with O(n × MAX_LOOKBACK) comparisons for n headings.
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
