// Says what kind of topic each one is: by the data file, by the words of its title, or as its parent.
import { UnusedCorrections } from '../book-data';
import { fold } from '../text/text-patterns';
import type { Draft, Step, Topic, TopicKind } from '../types';

/** Kinds that a title may give to a topic inside another one. */
const OWN: readonly TopicKind[] = ['setup', 'variant', 'faq'];

export const nameKinds: Step = (draft) => {
  const known = readKinds(draft);
  const topics: Topic[] = [];
  draft.topics.forEach((topic, at) => {
    const parent = topic.parent === undefined ? undefined : topics[topic.parent];
    topics.push({ ...topic, kind: known.get(at) ?? kindOf(topic, parent, draft) });
  });
  return { ...draft, topics };
};

function kindOf(topic: Topic, parent: Topic | undefined, draft: Draft): TopicKind {
  if (topic.kind !== 'core-rule') return topic.kind;
  const words = fold(topic.title);
  const named = draft.words.kinds.find(([, stems]) => stems.some((stem) => hasStem(words, fold(stem))))?.[0];
  if (!parent) return named ?? 'core-rule';
  if (named && (OWN.includes(named) || named === parent.kind)) return named;
  return parent.kind === 'intro' ? 'core-rule' : parent.kind;
}

/** A word of the title begins with it. */
const hasStem = (title: string, stem: string): boolean =>
  title.startsWith(stem) || title.includes(` ${stem}`);

function readKinds({ topics, book }: Draft): Map<number, TopicKind> {
  const kinds = new Map<number, TopicKind>();
  const unused: string[] = [];
  for (const [kind, titles] of Object.entries(book.kinds ?? {}))
    for (const title of titles) {
      const at = topics.findIndex((topic) => topic.title === title);
      if (at < 0) unused.push(`kind ${kind} of «${title}»`);
      else kinds.set(at, kind as TopicKind);
    }
  if (unused.length) throw new UnusedCorrections(unused);
  return kinds;
}
