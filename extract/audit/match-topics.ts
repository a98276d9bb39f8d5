// Matches every topic of a book with an entry of the game, or with a heading inside an entry.
import { rulesOf } from '../../lib/content/entry-facts';
import { entriesOf, type RegisteredEntry, type RegisteredGame } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { RuleData } from '../../lib/data/game-data';
import { fold } from '../text/text-patterns';
import { CHAPTER_PREFIX } from '../topics/resolve-title';
import type { Topic } from '../types';

export interface TopicMatch {
  entry: RegisteredEntry;
  /** Id of the heading, if the topic matches a section of the entry and not the whole entry. */
  headingId?: string;
}

interface Candidate extends TopicMatch {
  /** Title of the entry or heading, normalized for comparison (lowercase, without quotation marks). */
  name: string;
}

export interface TopicMatches {
  /**
   * The entry or heading that matches each topic of the book, by topic index; undefined for a topic without a match.
   */
  topics: (TopicMatch | undefined)[];
  /** Index of the matched topic, by link target: `combat` for an entry, `combat#ties` for a heading. */
  byTarget: Map<string, number>;
}

/**
 * Maximum distance at which an entry or heading matches the topic with the same title. 0 is the best match (see
 * `distanceOf`).
 */
const MAX_DISTANCE = 2;

export function matchTopics(topics: readonly Topic[], game: RegisteredGame, lang: Lang): TopicMatches {
  const candidates = entriesOf(game, lang).flatMap(candidatesOf);
  const byName = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    byName.set(candidate.name, [...(byName.get(candidate.name) ?? []), candidate]);
  const used = new Set<Candidate>();
  const matchedEntries = new Set<RegisteredEntry>();
  const found: (TopicMatch | undefined)[] = topics.map(() => undefined);
  const findCandidate = (topic: Topic, distance: number): Candidate | undefined => {
    const parentEntry = topic.parent === undefined ? undefined : found[topic.parent]?.entry.id;
    const { title } = topic;
    return (byName.get(fold(title)) ?? byName.get(fold(title.replace(CHAPTER_PREFIX, ''))) ?? []).find(
      (candidate) =>
        !used.has(candidate) &&
        isRedirect(candidate) === (topic.kind === 'redirect') &&
        distanceOf(candidate, topic, parentEntry) === distance &&
        // A heading in an unrelated entry matches only when that entry itself matches no topic of the book.
        (distance < MAX_DISTANCE || !matchedEntries.has(candidate.entry)),
    );
  };
  // A greedy assignment: the pairs with the smallest distance are matched first, so that no topic takes a heading that
  // fits another topic better. When a topic is matched with an entry, the headings of this entry get nearer to the
  // sub-topics of the topic. Therefore, after each pass with a match, the loop restarts at distance 0. The cost of a
  // pass is linear in the number of topics.
  for (let distance = 0; distance <= MAX_DISTANCE; distance++) {
    let hasMatched = false;
    topics.forEach((topic, at) => {
      const candidate = found[at] ? undefined : findCandidate(topic, distance);
      if (!candidate) return;
      found[at] = candidate;
      used.add(candidate);
      if (!candidate.headingId) matchedEntries.add(candidate.entry);
      hasMatched = true;
    });
    if (hasMatched) distance = -1;
  }
  const byTarget = new Map<string, number>();
  found.forEach((match, at) => {
    if (match) byTarget.set(match.headingId ? `${match.entry.id}#${match.headingId}` : match.entry.id, at);
  });
  return { topics: found, byTarget };
}

/** Returns the parts of an entry that a topic of the book can match: the entry itself and each of its headings. */
function candidatesOf(entry: RegisteredEntry): Candidate[] {
  const headings = rulesOf(entry).filter(({ kind }) => kind === 'heading');
  return [
    { name: fold(entry.fields.title), entry },
    ...headings.map(({ id, text }: RuleData) => ({ name: fold(text), entry, headingId: id })),
  ];
}

const isRedirect = ({ entry, headingId }: Candidate): boolean => !headingId && entry.fields.see !== undefined;

/**
 * Rates how well a candidate fits a topic with the same title. 0 (best): an entry for a main topic, or a heading in the
 * parent's entry for a sub-topic. 1: an entry for a sub-topic. 2: a heading anywhere else.
 */
function distanceOf(
  { entry, headingId }: Candidate,
  { parent }: Topic,
  parentEntry: string | undefined,
): number {
  if (parent === undefined) return headingId ? 2 : 0;
  if (headingId) return entry.id === parentEntry ? 0 : 2;
  return 1;
}
