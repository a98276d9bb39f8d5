// Pipeline step: assigns a kind (setup, variant, appendix, …) to each topic, from the book's data file, from the words
// of its title, or from its parent. The kind decides in which part of the book the page of the game lists the entry.
import { UnusedCorrectionsError } from '../book-corrections';
import { fold } from '../text/text-patterns';
import type { Draft, Step, Topic, TopicKind } from '../types';

/**
 * Kinds that the title of a sub-topic may imply although its parent has another kind. Any other sub-topic has the
 * kind of its parent.
 */
const SUBTOPIC_KINDS: readonly TopicKind[] = ['setup', 'variant', 'faq'];

export const classifyTopics: Step = (draft) => {
  const fromData = readDataKinds(draft);
  const topics: Topic[] = [];
  draft.topics.forEach((topic, at) => {
    const parent = topic.parent === undefined ? undefined : topics[topic.parent];
    topics.push({ ...topic, kind: fromData.get(at) ?? kindOf(topic, parent, draft) });
  });
  return { ...draft, topics };
};

function kindOf(topic: Topic, parent: Topic | undefined, draft: Draft): TopicKind {
  if (topic.kind !== 'core-rule') return topic.kind;
  const title = fold(topic.title);
  const implied = draft.words.kinds.find(([, stems]) =>
    stems.some((stem) => hasWordWithStem(title, fold(stem))),
  )?.[0];
  if (!parent) return implied ?? 'core-rule';
  if (implied && (SUBTOPIC_KINDS.includes(implied) || implied === parent.kind)) return implied;
  return parent.kind === 'intro' ? 'core-rule' : parent.kind;
}

/** Whether a word of the title begins with the stem. */
const hasWordWithStem = (title: string, stem: string): boolean =>
  title.startsWith(stem) || title.includes(` ${stem}`);

/** Returns the kinds that the book's data file assigns to topics, by topic index. */
function readDataKinds({ topics, book }: Draft): Map<number, TopicKind> {
  const kinds = new Map<number, TopicKind>();
  const unused: string[] = [];
  for (const [kind, titles] of Object.entries(book.kinds ?? {}))
    for (const title of titles) {
      const at = topics.findIndex((topic) => topic.title === title);
      if (at < 0) unused.push(`kind ${kind} of «${title}»`);
      else kinds.set(at, kind as TopicKind);
    }
  if (unused.length) throw new UnusedCorrectionsError(unused);
  return kinds;
}
