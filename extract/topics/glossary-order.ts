// Tells the main topics of an alphabetical glossary from sub-topics and boxes, whatever level their headings have.

export interface Heading {
  title: string;
  level: number;
  /** The text under it ends with a list of related topics, or is a redirect. */
  closed: boolean;
}

/** `main` stands in the alphabet, `sub` belongs to the main topic before it, `box` stands by itself. */
export type Place = 'main' | 'sub' | 'box';

export function orderGlossary(
  headings: readonly Heading[],
  compare: (a: string, b: string) => number,
): Place[] {
  let candidates = headings.map((_, at) => at === 0 || headings[at - 1]?.closed === true);
  let inOrder = new Set<number>();
  // A box has no related topics either, so what follows one that fell out of the alphabet is looked at once more.
  for (let round = 0; round < 2; round++) {
    inOrder = longestRun(headings, candidates, compare);
    candidates = candidates.map(
      (is, at) =>
        is || (candidates[at - 1] === true && !inOrder.has(at - 1) && isBox(headings, inOrder, at - 1)),
    );
  }
  return headings.map((_, at) => {
    if (inOrder.has(at)) return 'main';
    return candidates[at] && isBox(headings, inOrder, at) ? 'box' : 'sub';
  });
}

/** Not deeper than the main topic before it, and without a list of related topics of its own. */
function isBox(headings: readonly Heading[], main: ReadonlySet<number>, at: number): boolean {
  const before = headings.findLastIndex((_, place) => place < at && main.has(place));
  const level = headings[before]?.level ?? 0;
  return headings[at]?.closed === false && (headings[at]?.level ?? 0) <= level;
}

/** The longest run of candidates whose titles are in alphabetical order. */
function longestRun(
  headings: readonly Heading[],
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
    for (let before = Math.max(0, at - 400); before < at; before++) {
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
