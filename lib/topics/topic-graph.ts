// Builds the weighted undirected graph of a game's topics from their related topics and mentions.

export interface TopicNode {
  id: string;
  /** Topics that the book lists as related. */
  related: readonly string[];
  /** Topics that its text links to. */
  mentions: readonly string[];
}

/** Topic to its neighbors and the weight of each edge; every edge is stored in both directions. */
export type TopicGraph = Map<string, Map<string, number>>;

/** A related topic counts twice as much as a mention in the text. */
const RELATED_WEIGHT = 2;
const MENTION_WEIGHT = 1;

export function createTopicGraph(topics: readonly TopicNode[]): TopicGraph {
  const graph: TopicGraph = new Map(topics.map(({ id }) => [id, new Map()]));
  const addEdge = (a: string, b: string, weight: number) => {
    const [one, other] = [graph.get(a), graph.get(b)];
    if (!one || !other || a === b) return;
    one.set(b, (one.get(b) ?? 0) + weight);
    other.set(a, (other.get(a) ?? 0) + weight);
  };
  for (const { id, related, mentions } of topics) {
    for (const other of new Set(related)) addEdge(id, other, RELATED_WEIGHT);
    for (const other of new Set(mentions)) addEdge(id, other, MENTION_WEIGHT);
  }
  return graph;
}

/** 0 if there is no edge. */
export const edgeWeight = (graph: TopicGraph, a: string, b: string): number => graph.get(a)?.get(b) ?? 0;

/** The sum of the weights of a topic's edges. */
export const degreeOf = (graph: TopicGraph, id: string): number =>
  [...(graph.get(id)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);

/** Neighbors, by falling weight. */
export function neighborsOf(graph: TopicGraph, id: string): string[] {
  return [...(graph.get(id) ?? [])]
    .sort(([a, one], [b, other]) => other - one || compareIds(a, b))
    .map(([other]) => other);
}

/** Compares ids by code unit, which gives the same order on every machine. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
