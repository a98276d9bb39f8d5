// Applies the corrections that a reader makes to the topics of an extracted book: rename, join or remove a topic,
// change its level, or name the game or an icon.
import { cleanLine } from '../../lib/core/clean-text';
import type { BookEdit, DropReason, LineEdit, TopicName } from '../../lib/private-books/private-book';
import type { Draft, ExtractedRule, Mention, Topic } from '../types';

export const REMOVED: DropReason = 'removed by hand';

/** An edit of a topic. Edits of lines are different: they are applied before the topics are built. */
export type TopicEdit = Exclude<BookEdit, LineEdit>;

/** Maximum length of the name of a game, an icon or a topic, in characters. */
const MAX_NAME_LENGTH = 200;

export const toName = (text: string): string => cleanLine(text, MAX_NAME_LENGTH);

/**
 * Applies one edit of the reader to the extracted book. A newer version of the extractor may find other topics. If the
 * edited topic no longer exists, returns the draft unchanged.
 */
export function editDraft(draft: Draft, edit: TopicEdit): Draft {
  if (edit.kind === 'name') {
    const name = toName(edit.to);
    return name ? { ...draft, book: { ...draft.book, name, title: name } } : draft;
  }
  if (edit.kind === 'icon') {
    const name = toName(edit.to);
    return name && Object.hasOwn(draft.icons, edit.icon)
      ? { ...draft, icons: { ...draft.icons, [edit.icon]: name } }
      : draft;
  }
  const at = findTopic(draft.topics, edit.topic);
  if (at < 0) return draft;
  switch (edit.kind) {
    case 'rename':
      return updateTopic(draft, at, (topic) => ({
        ...topic,
        title: toName(edit.to) || topic.title,
        printedTitle: topic.printedTitle ?? topic.title,
      }));
    case 'join':
      return joinWithPrevious(draft, at);
    case 'remove':
      return removeTopic(draft, at);
    case 'up':
      return updateTopic(draft, at, ({ parent, ...topic }) =>
        parent === undefined ? topic : withParent(topic, draft.topics[parent]?.parent),
      );
    case 'down': {
      const currentParent = draft.topics[at]?.parent;
      const sibling = draft.topics.findLastIndex(
        (topic, place) => place < at && topic.parent === currentParent,
      );
      return sibling < 0
        ? draft
        : updateTopic(draft, at, ({ parent: _, ...topic }) => withParent(topic, sibling));
    }
  }
}

const withParent = (topic: Omit<Topic, 'parent'>, parent: number | undefined): Topic =>
  parent === undefined ? topic : { ...topic, parent };

/**
 * Returns the index of the topic with this title, or -1. If several topics have the title, `nth` (from 0) selects one
 * of them.
 */
export function findTopic(topics: readonly Topic[], { title, nth }: TopicName): number {
  let remaining = nth;
  return topics.findIndex((topic) => topic.title === title && remaining-- === 0);
}

const updateTopic = (draft: Draft, at: number, update: (topic: Topic) => Topic): Draft => ({
  ...draft,
  topics: draft.topics.map((topic, place) => (place === at ? update(topic) : topic)),
});

/** Appends a topic to the topic before it. The heading of the appended topic becomes a paragraph. */
function joinWithPrevious(draft: Draft, at: number): Draft {
  const joinedTopic = draft.topics[at];
  if (!joinedTopic || at === 0) return draft;
  const heading: ExtractedRule = {
    kind: 'text',
    text: joinedTopic.title,
    lines: joinedTopic.heading.lines,
    children: [],
  };
  const joined = updateTopic(draft, at - 1, (above) => ({
    ...above,
    kind: above.kind === 'redirect' ? 'topic' : above.kind,
    see: [],
    rules: [...above.rules, heading, ...joinedTopic.rules],
    blocks: [...above.blocks, joinedTopic.heading, ...joinedTopic.blocks],
    related: [...above.related, ...joinedTopic.related],
    index: [...above.index, ...joinedTopic.index],
    lines: [...above.lines, ...joinedTopic.lines],
  }));
  return deleteTopic(joined, at, at - 1);
}

function removeTopic(draft: Draft, at: number): Draft {
  const lines = draft.topics[at]?.lines ?? [];
  // The only remaining topic cannot be removed.
  if (draft.topics.length < 2) return draft;
  const dropped = [...draft.dropped, ...lines.map((line) => ({ line, reason: REMOVED }))];
  return deleteTopic({ ...draft, dropped }, at, draft.topics[at]?.parent);
}

/**
 * Deletes a topic from the list and renumbers all topic indexes. The topic `heir` gets the children of the topic and
 * the references to it. Without `heir`, the children become main topics and the references become plain text.
 */
function deleteTopic(draft: Draft, at: number, heir: number | undefined): Draft {
  const newIndex = (topic: number | undefined): number | undefined => {
    const target = topic === at ? heir : topic;
    if (target === undefined) return undefined;
    return target > at ? target - 1 : target;
  };
  const topics = draft.topics
    .filter((_, other) => other !== at)
    .map(({ parent, ...topic }): Topic => withParent(renumberTopic(topic, newIndex), newIndex(parent)));
  // The topic `heir` may have been a child of the deleted topic and must not become its own parent.
  return {
    ...draft,
    topics: topics.map(({ parent, ...topic }, own) => withParent(topic, parent === own ? undefined : parent)),
  };
}

type NewIndex = (topic: number | undefined) => number | undefined;

/** Replaces the old topic indexes with new ones in all references that the topic contains. */
function renumberTopic(topic: Omit<Topic, 'parent'>, newIndex: NewIndex): Omit<Topic, 'parent'> {
  const renumber = ({ topic: target, ...rest }: Mention): Mention => {
    const to = newIndex(target);
    return to === undefined ? rest : { ...rest, topic: to };
  };
  const see = topic.see.map(renumber).filter(({ topic: target }) => target !== undefined);
  const hasLostTarget = topic.see.length > 0 && see.length === 0;
  return {
    ...topic,
    kind: hasLostTarget && topic.kind === 'redirect' ? 'topic' : topic.kind,
    see,
    related: topic.related.map(renumber),
    rules: topic.rules.map((rule) => renumberRule(rule, newIndex)),
    index: topic.index.map((term) => ({
      ...term,
      see: term.see.map(renumber),
      topics: term.topics.flatMap((target) => newIndex(target) ?? []),
    })),
  };
}

function renumberRule(rule: ExtractedRule, newIndex: NewIndex): ExtractedRule {
  // Renumbers the links of a text, which are written as ⟦topic index|words⟧.
  const renumberLinks = (text: string): string =>
    text.replace(/⟦(\d+)\|([^⟧]*)⟧/g, (_, number: string, words: string) => {
      const to = newIndex(Number(number));
      return to === undefined ? words : `⟦${to}|${words}⟧`;
    });
  return {
    ...rule,
    text: renumberLinks(rule.text),
    children: rule.children.map((child) => renumberRule(child, newIndex)),
    ...(rule.rows && { rows: rule.rows.map((row) => row.map(renumberLinks)) }),
  };
}
