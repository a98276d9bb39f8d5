// Divides the topics into groups that are small enough for a phone screen. Algorithm: greedy modularity maximization
// (Newman 2004; Clauset, Newman, Moore 2004) with a maximum group size. Each merge compares all pairs of linked groups.
// Cost: O(n · m) for n topics and m edges.
import { compareIds, degreeOf, edgeWeight, type TopicGraph } from './topic-graph';

export interface TopicGroup {
  /** The topic with the highest sum of edge weights inside the group. Its title is the title of the group. */
  hub: string;
  /**
   * The topics of the group except the hub, sorted by the sum of their edge weights inside the group, highest first.
   */
  members: string[];
}

/** Maximum number of topics in a group: the hub and eight members. */
const MAX_GROUP_SIZE = 9;
/**
 * Minimum number of topics in a group. A smaller group is merged with the group that it has the strongest connection
 * to.
 */
const MIN_GROUP_SIZE = 3;
/** Number of topics by which a group may exceed `MAX_GROUP_SIZE` when it is merged with a group that is too small. */
const MAX_EXCESS = 3;

/** Divides the topics of a graph into groups. Topics without edges are in no group. */
export function groupTopics(graph: TopicGraph): TopicGroup[] {
  const topics = [...graph.keys()].filter((id) => (graph.get(id)?.size ?? 0) > 0).sort(compareIds);
  const totalDegree = topics.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  let groups = topics.map((id) => [id]);
  const degree = (group: readonly string[]) => group.reduce((sum, id) => sum + degreeOf(graph, id), 0);
  // The gain of modularity is the edge weight between the groups, minus the weight expected in a random graph with the
  // same degrees.
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

/**
 * Returns the score of merging two groups that have this edge weight between them. If the score is 0 or less, the
 * groups must not be merged.
 */
type MergeScore = (a: readonly string[], b: readonly string[], weight: number) => number;

/** Repeatedly merges the pair of groups with the highest score, until no pair has a positive score. */
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

/** Edge weights between groups, by the numbers of the two groups. The map has each weight in both directions. */
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
      // The margin of 1e-12 is larger than rounding errors. Among pairs with equal scores, the first pair is therefore
      // always chosen.
      if (score > 0 && score > (best?.score ?? 0) + 1e-12) best = { a, b, score };
    }
  return best;
}

/** Adds the edge weights of group `from` to those of group `to`, and removes group `from`. */
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
