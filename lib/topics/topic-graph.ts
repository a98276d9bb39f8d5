// Which topics of a game hang together, and how strongly: a small weighted graph without direction.

export interface Topic {
  id: string;
  /** Topics the book itself names as related. */
  related: readonly string[];
  /** Topics its text links to. */
  mentions: readonly string[];
}

/** Topic to its neighbours and the weight of each tie; the same both ways. */
export type TopicGraph = Map<string, Map<string, number>>;

/** A printed relation says more than a word in passing. */
const RELATED = 2;
const MENTIONED = 1;

export function createTopicGraph(topics: readonly Topic[]): TopicGraph {
  const graph: TopicGraph = new Map(topics.map(({ id }) => [id, new Map()]));
  const tie = (a: string, b: string, weight: number) => {
    const [one, other] = [graph.get(a), graph.get(b)];
    if (!one || !other || a === b) return;
    one.set(b, (one.get(b) ?? 0) + weight);
    other.set(a, (other.get(a) ?? 0) + weight);
  };
  for (const { id, related, mentions } of topics) {
    for (const other of new Set(related)) tie(id, other, RELATED);
    for (const other of new Set(mentions)) tie(id, other, MENTIONED);
  }
  return graph;
}

export const tieOf = (graph: TopicGraph, a: string, b: string): number => graph.get(a)?.get(b) ?? 0;

export const degreeOf = (graph: TopicGraph, id: string): number =>
  [...(graph.get(id)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);

/** Neighbours, the closest first. */
export function neighboursOf(graph: TopicGraph, id: string): string[] {
  return [...(graph.get(id) ?? [])]
    .sort(([a, one], [b, other]) => other - one || compareIds(a, b))
    .map(([other]) => other);
}

/** Ids are plain English words: code order is the same on every machine. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
