// Decides which topics of a book become entries (pages of the site) and which become headings inside the entry of
// their parent, and assigns ids to both.
import type { BookLang } from '../languages';
import type { Draft, Topic } from '../types';
import { slugOf, type TakenIds, takeId } from '../write/slug';

export interface PlacedTopic {
  /** Index of the topic whose entry contains this topic: the topic itself or an ancestor. */
  entry: number;
  /** Id of the entry that contains the topic. */
  id: string;
  /** Id of the heading. Present only for a topic inside the entry of another topic. */
  headingId?: string;
}

/** Maximum number of sub-topics inside one entry. If a topic has more, each sub-topic becomes an entry. */
const MAX_SUBTOPICS = 12;
/** Number of words of the title from which an id is made. */
const ID_WORDS = 6;

export function placeTopics({ topics, lang }: Draft): PlacedTopic[] {
  const children = topics.map((): number[] => []);
  topics.forEach(({ parent }, at) => {
    if (parent !== undefined) children[parent]?.push(at);
  });
  /**
   * For each topic: whether it is a chapter, which is a topic with many or nested sub-topics. The sub-topics of a
   * chapter become separate entries.
   */
  const isChapter = children.map(
    (below) => below.length > MAX_SUBTOPICS || below.some((child) => (children[child]?.length ?? 0) > 0),
  );
  const taken: TakenIds = new Map();
  const headings = new Map<number, TakenIds>();
  const placed: PlacedTopic[] = [];
  // Places the parent first, by a recursive call, because a sub-topic may precede its parent in the book.
  const place = (at: number): PlacedTopic => {
    const known = placed[at];
    if (known) return known;
    const topic = topics[at] as Topic;
    const { parent } = topic;
    // A redirect has no text in which another topic could be a heading, so its sub-topics become separate entries.
    const isSeparate = parent === undefined || isChapter[parent] || topics[parent]?.kind === 'redirect';
    const container = isSeparate || topic.kind === 'redirect' ? undefined : place(parent);
    const ids = headings.get(container?.entry ?? at) ?? new Map<string, number>();
    headings.set(container?.entry ?? at, ids);
    const result: PlacedTopic = container
      ? {
          entry: container.entry,
          id: container.id,
          headingId: takeId(printedTitleOf(topic), lang, ids, ID_WORDS),
        }
      : { entry: at, id: entryId(topic, topics, lang, taken) };
    placed[at] = result;
    return result;
  };
  return topics.map((_, at) => place(at));
}

/**
 * Creates the id of an entry from its title. If another entry has this id, the title of the parent is put before the
 * title.
 */
function entryId(topic: Topic, topics: readonly Topic[], lang: BookLang, taken: TakenIds): string {
  const parent = topic.parent === undefined ? undefined : topics[topic.parent];
  const title = printedTitleOf(topic);
  const isTaken = parent && taken.has(slugOf(title, lang, ID_WORDS));
  return takeId(isTaken ? `${printedTitleOf(parent)} ${title}` : title, lang, taken, ID_WORDS);
}

const printedTitleOf = ({ title, printedTitle = title }: Topic): string => printedTitle;

/** Returns the target of a link to the topic: `combat` for an entry, `combat#phases` for a topic inside an entry. */
export const targetOf = ({ id, headingId }: PlacedTopic): string => (headingId ? `${id}#${headingId}` : id);

/**
 * Returns the topics inside each entry, in the order of the book. The key is the index of the topic that became the
 * entry.
 */
export function topicsInside(placed: readonly PlacedTopic[]): Map<number, number[]> {
  const inside = new Map<number, number[]>();
  placed.forEach(({ entry }, at) => {
    if (entry === at) return;
    const list = inside.get(entry) ?? [];
    list.push(at);
    inside.set(entry, list);
  });
  return inside;
}
