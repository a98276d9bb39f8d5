// Decides which topics become entries of their own and which a heading inside their parent's entry, and names both.
import type { BookLang } from '../languages';
import type { Draft, Topic } from '../types';
import { slugOf, type TakenIds, takeId } from '../write/slug';

export interface Placed {
  /** Place of the topic whose entry this one stands in: itself, or the topic above it. */
  entry: number;
  /** Id of the entry. */
  id: string;
  /** Id of the heading, for a topic inside another one's entry. */
  heading?: string;
}

/** More sub-topics than this make a chapter, whose topics are entries of their own. */
const MOST = 12;

export function placeTopics({ topics, lang }: Draft): Placed[] {
  const children = topics.map((): number[] => []);
  topics.forEach(({ parent }, at) => {
    if (parent !== undefined) children[parent]?.push(at);
  });
  const chapters = children.map(
    (below) => below.length > MOST || below.some((child) => (children[child]?.length ?? 0) > 0),
  );
  const taken: TakenIds = new Map();
  const headings = new Map<number, TakenIds>();
  const placed: Placed[] = [];
  // Parents first: a sub-topic may stand in the book before the topic it belongs to.
  const place = (at: number): Placed => {
    const known = placed[at];
    if (known) return known;
    const topic = topics[at] as Topic;
    const { parent } = topic;
    // A redirect has no body that could hold another topic.
    const apart = parent === undefined || chapters[parent] || topics[parent]?.kind === 'redirect';
    const home = apart || topic.kind === 'redirect' ? undefined : place(parent);
    const ids = headings.get(home?.entry ?? at) ?? new Map<string, number>();
    headings.set(home?.entry ?? at, ids);
    const own: Placed = home
      ? { entry: home.entry, id: home.id, heading: takeId(printedOf(topic), lang, ids, 6) }
      : { entry: at, id: entryId(topic, topics, lang, taken) };
    placed[at] = own;
    return own;
  };
  return topics.map((_, at) => place(at));
}

/** The words of the title; a second topic of that name gets its parent's name in front. */
function entryId(topic: Topic, topics: readonly Topic[], lang: BookLang, taken: TakenIds): string {
  const parent = topic.parent === undefined ? undefined : topics[topic.parent];
  const own = printedOf(topic);
  const isTaken = parent && taken.has(slugOf(own, lang, 6));
  return takeId(isTaken ? `${printedOf(parent)} ${own}` : own, lang, taken, 6);
}

const printedOf = ({ title, printed = title }: Topic): string => printed;

/** `boi`, or `boi#etapy-boia` for a topic inside an entry. */
export const targetOf = ({ id, heading }: Placed): string => (heading ? `${id}#${heading}` : id);

/** For each entry, the topics that stand inside it under headings, in the order of the book. */
export function topicsInside(placed: readonly Placed[]): Map<number, number[]> {
  const inside = new Map<number, number[]>();
  placed.forEach(({ entry }, at) => {
    if (entry === at) return;
    const list = inside.get(entry) ?? [];
    list.push(at);
    inside.set(entry, list);
  });
  return inside;
}
