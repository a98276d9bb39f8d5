// Builds the topic graph of a game: a weighted undirected graph whose nodes are the entries (topics). An edge connects
// two topics if one of them lists the other as related or links to it in its text.

export interface TopicNode {
  id: string;
  /** Ids of the topics that the book lists as related to this topic. */
  related: readonly string[];
  /** Ids of the topics that the text of this topic links to. */
  mentions: readonly string[];
}

/** Weights of the edges, by the ids of the two topics. The map has each edge in both directions. */
export type TopicGraph = Map<string, Map<string, number>>;

/** Edge weight of a related topic. It counts twice as much as a mention in the text. */
const RELATED_WEIGHT = 2;
/** Edge weight of a topic that is mentioned in the text. */
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

/** Returns the weight of the edge between two topics, or 0 if there is no edge. */
export const edgeWeight = (graph: TopicGraph, a: string, b: string): number => graph.get(a)?.get(b) ?? 0;

/** Returns the sum of the weights of a topic's edges. */
export const degreeOf = (graph: TopicGraph, id: string): number =>
  [...(graph.get(id)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);

/** Returns the neighbors of a topic, highest edge weight first. */
export function neighborsOf(graph: TopicGraph, id: string): string[] {
  return [...(graph.get(id) ?? [])]
    .sort(([a, one], [b, other]) => other - one || compareIds(a, b))
    .map(([other]) => other);
}

/**
 * Compares ids by their character codes. Unlike the sorting rules of a language, character codes give the same order on
 * every machine.
 */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
