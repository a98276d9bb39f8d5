// Gathers topics into groups small enough to be drawn on a phone: greedy modularity with a limit of size.
import { compareIds, degreeOf, type TopicGraph, tieOf } from './topic-graph';

export interface TopicGroup {
  /** The topic most of the others lead to: it names the group. */
  hub: string;
  /** The others, the closest to the rest of the group first. */
  members: string[];
}

/** A hub and eight more are seen at a glance. */
const MOST = 9;
/** A pair would say nothing: it joins its closest group, even over the limit by this much. */
const FEWEST = 3;
const OVER = 3;

export function groupTopics(graph: TopicGraph): TopicGroup[] {
  const topics = [...graph.keys()].filter((id) => (graph.get(id)?.size ?? 0) > 0).sort(compareIds);
  const total = topics.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  let groups = topics.map((id) => [id]);
  const degree = (group: readonly string[]) => group.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  // Joining two groups gains what binds them, less what chance would bind.
  const gain = (a: readonly string[], b: readonly string[], bound: number) =>
    (2 * bound) / total - (2 * degree(a) * degree(b)) / (total * total);
  groups = joinBest(graph, groups, (a, b, bound) =>
    a.length + b.length <= MOST ? gain(a, b, bound) : Number.NEGATIVE_INFINITY,
  );
  groups = joinBest(graph, groups, (a, b, bound) =>
    Math.min(a.length, b.length) < FEWEST && a.length + b.length <= MOST + OVER
      ? bound / Math.sqrt(a.length + b.length)
      : Number.NEGATIVE_INFINITY,
  );
  return groups
    .map((group) => describeGroup(graph, group))
    .sort(
      (a, b) => degree([b.hub, ...b.members]) - degree([a.hub, ...a.members]) || compareIds(a.hub, b.hub),
    );
}

type Worth = (a: readonly string[], b: readonly string[], bound: number) => number;

/** Joins the pair that is worth most, again and again, while one is worth anything. */
function joinBest(graph: TopicGraph, start: readonly string[][], worth: Worth): string[][] {
  const groups = new Map(start.map((group, index) => [index, group]));
  const home = new Map(start.flatMap((group, index) => group.map((id) => [id, index] as const)));
  const bonds = new Map<number, Map<number, number>>(start.map((_, index) => [index, new Map()]));
  for (const [id, ties] of graph)
    for (const [other, weight] of ties) {
      const [a, b] = [home.get(id), home.get(other)];
      if (a === undefined || b === undefined || a === b) continue;
      const own = bonds.get(a);
      own?.set(b, (own.get(b) ?? 0) + weight);
    }
  for (;;) {
    let best: { a: number; b: number; value: number } | undefined;
    for (const [a, others] of bonds)
      for (const [b, bound] of others) {
        if (b <= a) continue;
        const value = worth(groups.get(a) ?? [], groups.get(b) ?? [], bound);
        if (value > 0 && value > (best?.value ?? 0) + 1e-12) best = { a, b, value };
      }
    if (!best) return [...groups.values()];
    const { a, b } = best;
    groups.set(a, [...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    groups.delete(b);
    for (const [other, bound] of bonds.get(b) ?? []) {
      bonds.get(other)?.delete(b);
      if (other === a) continue;
      const sum = (bonds.get(a)?.get(other) ?? 0) + bound;
      bonds.get(a)?.set(other, sum);
      bonds.get(other)?.set(a, sum);
    }
    bonds.delete(b);
  }
}

function describeGroup(graph: TopicGraph, group: readonly string[]): TopicGroup {
  const inside = (id: string) => group.reduce((sum, other) => sum + tieOf(graph, id, other), 0);
  const [hub = '', ...members] = [...group].sort(
    (a, b) => inside(b) - inside(a) || degreeOf(graph, b) - degreeOf(graph, a) || compareIds(a, b),
  );
  return { hub, members };
}
