// Clusters topics into groups small enough for a phone screen.
// Algorithm: greedy modularity maximization (Newman 2004; Clauset, Newman, Moore 2004) with an upper limit of group
// size. Each merge scans all pairs of linked groups: O(n · m) for n topics and m edges.
import { compareIds, degreeOf, edgeWeight, type TopicGraph } from './topic-graph';

export interface TopicGroup {
  /** The topic with the greatest edge weight inside the group; it names the group. */
  hub: string;
  /** The other topics, by falling edge weight inside the group. */
  members: string[];
}

/** A hub and eight members. */
const MAX_GROUP_SIZE = 9;
/** A smaller group is merged into its closest group, even if that exceeds the maximum by `MAX_EXCESS`. */
const MIN_GROUP_SIZE = 3;
const MAX_EXCESS = 3;

/** Topics without edges are in no group. */
export function groupTopics(graph: TopicGraph): TopicGroup[] {
  const topics = [...graph.keys()].filter((id) => (graph.get(id)?.size ?? 0) > 0).sort(compareIds);
  const totalDegree = topics.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  let groups = topics.map((id) => [id]);
  const degree = (group: readonly string[]) => group.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  // Gain of modularity: the weight between the groups, minus the weight expected in a random graph of the same degrees.
  const modularityGain = (a: readonly string[], b: readonly string[], weight: number) =>
    (2 * weight) / totalDegree - (2 * degree(a) * degree(b)) / (totalDegree * totalDegree);
  groups = mergeGreedily(graph, groups, (a, b, weight) =>
    a.length + b.length <= MAX_GROUP_SIZE ? modularityGain(a, b, weight) : Number.NEGATIVE_INFINITY,
  );
  groups = mergeGreedily(graph, groups, (a, b, weight) =>
    Math.min(a.length, b.length) < MIN_GROUP_SIZE && a.length + b.length <= MAX_GROUP_SIZE + MAX_EXCESS
      ? weight / Math.sqrt(a.length + b.length)
      : Number.NEGATIVE_INFINITY,
  );
  return groups
    .map((group) => toTopicGroup(graph, group))
    .sort(
      (a, b) => degree([b.hub, ...b.members]) - degree([a.hub, ...a.members]) || compareIds(a.hub, b.hub),
    );
}

/** The score of merging two groups with this edge weight between them; not positive if they must not be merged. */
type MergeScore = (a: readonly string[], b: readonly string[], weight: number) => number;

/** Merges the pair with the highest score until no pair has a positive score. */
function mergeGreedily(graph: TopicGraph, start: readonly string[][], scoreOf: MergeScore): string[][] {
  const groups = new Map(start.map((group, index) => [index, group]));
  const weights = weightsBetween(graph, start);
  for (;;) {
    const best = findBestPair(groups, weights, scoreOf);
    if (!best) return [...groups.values()];
    const { a, b } = best;
    groups.set(a, [...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    groups.delete(b);
    moveWeights(weights, b, a);
  }
}

/** Group number to the edge weight between it and each linked group; stored in both directions. */
type GroupWeights = Map<number, Map<number, number>>;

function weightsBetween(graph: TopicGraph, groups: readonly string[][]): GroupWeights {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((id) => [id, index] as const)));
  const weights: GroupWeights = new Map(groups.map((_, index) => [index, new Map()]));
  for (const [id, edges] of graph)
    for (const [other, weight] of edges) {
      const [a, b] = [groupOf.get(id), groupOf.get(other)];
      if (a === undefined || b === undefined || a === b) continue;
      const fromA = weights.get(a);
      fromA?.set(b, (fromA.get(b) ?? 0) + weight);
    }
  return weights;
}

function findBestPair(
  groups: ReadonlyMap<number, string[]>,
  weights: GroupWeights,
  scoreOf: MergeScore,
): { a: number; b: number; score: number } | undefined {
  let best: { a: number; b: number; score: number } | undefined;
  for (const [a, others] of weights)
    for (const [b, weight] of others) {
      if (b <= a) continue;
      const score = scoreOf(groups.get(a) ?? [], groups.get(b) ?? [], weight);
      // The margin ignores rounding errors, so that the first of two equal pairs always wins.
      if (score > 0 && score > (best?.score ?? 0) + 1e-12) best = { a, b, score };
    }
  return best;
}

/** Adds the weights of group `from` to those of group `to` and removes `from`. */
function moveWeights(weights: GroupWeights, from: number, to: number): void {
  for (const [other, weight] of weights.get(from) ?? []) {
    weights.get(other)?.delete(from);
    if (other === to) continue;
    const sum = (weights.get(to)?.get(other) ?? 0) + weight;
    weights.get(to)?.set(other, sum);
    weights.get(other)?.set(to, sum);
  }
  weights.delete(from);
}

function toTopicGroup(graph: TopicGraph, group: readonly string[]): TopicGroup {
  const weightInside = (id: string) => group.reduce((sum, other) => sum + edgeWeight(graph, id, other), 0);
  const [hub = '', ...members] = [...group].sort(
    (a, b) =>
      weightInside(b) - weightInside(a) || degreeOf(graph, b) - degreeOf(graph, a) || compareIds(a, b),
  );
  return { hub, members };
}
