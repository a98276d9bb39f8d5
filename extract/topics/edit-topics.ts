// What a reader changes by hand in what was found: names, joins, removals, levels. Each change takes the draft and gives the next.
import type { DropReason, Edit, TopicName } from '../../lib/private-books/private-book';
import type { Draft, Mention, Rule, Topic } from '../types';

export const REMOVED: DropReason = 'removed by hand';

/** A name has no place for lines and no end of words. */
const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** A change whose topic is not there any more changes nothing. */
export function editDraft(draft: Draft, edit: Edit): Draft {
  if (edit.kind === 'name') {
    const name = shorten(edit.to);
    return name ? { ...draft, book: { ...draft.book, name, title: name } } : draft;
  }
  if (edit.kind === 'icon') {
    const name = shorten(edit.to);
    return name && Object.hasOwn(draft.icons, edit.icon)
      ? { ...draft, icons: { ...draft.icons, [edit.icon]: name } }
      : draft;
  }
  const at = findTopic(draft.topics, edit.topic);
  if (at < 0) return draft;
  switch (edit.kind) {
    case 'rename':
      return change(draft, at, (topic) => ({
        ...topic,
        title: shorten(edit.to) || topic.title,
        printed: topic.printed ?? topic.title,
      }));
    case 'join':
      return join(draft, at);
    case 'remove':
      return remove(draft, at);
    case 'up':
      return change(draft, at, ({ parent, ...topic }) =>
        parent === undefined ? topic : withParent(topic, draft.topics[parent]?.parent),
      );
    case 'down': {
      const own = draft.topics[at]?.parent;
      const above = draft.topics.findLastIndex((topic, place) => place < at && topic.parent === own);
      return above < 0 ? draft : change(draft, at, ({ parent: _, ...topic }) => withParent(topic, above));
    }
  }
}

const withParent = (topic: Omit<Topic, 'parent'>, parent: number | undefined): Topic =>
  parent === undefined ? topic : { ...topic, parent };

export function findTopic(topics: readonly Topic[], { title, nth }: TopicName): number {
  let left = nth;
  return topics.findIndex((topic) => topic.title === title && left-- === 0);
}

const change = (draft: Draft, at: number, how: (topic: Topic) => Topic): Draft => ({
  ...draft,
  topics: draft.topics.map((topic, place) => (place === at ? how(topic) : topic)),
});

/** The words of a topic go on in the one before it; its heading was none, and stands among them. */
function join(draft: Draft, at: number): Draft {
  const own = draft.topics[at];
  if (!own || at === 0) return draft;
  const heading: Rule = { kind: 'text', text: own.title, lines: own.heading.lines, children: [] };
  const joined = change(draft, at - 1, (above) => ({
    ...above,
    kind: above.kind === 'redirect' ? 'topic' : above.kind,
    see: [],
    rules: [...above.rules, heading, ...own.rules],
    blocks: [...above.blocks, own.heading, ...own.blocks],
    related: [...above.related, ...own.related],
    index: [...above.index, ...own.index],
    lines: [...above.lines, ...own.lines],
  }));
  return without(joined, at, at - 1);
}

function remove(draft: Draft, at: number): Draft {
  const lines = draft.topics[at]?.lines ?? [];
  // A book has at least one topic.
  if (draft.topics.length < 2) return draft;
  const dropped = [...draft.dropped, ...lines.map((line) => ({ line, reason: REMOVED }))];
  return without({ ...draft, dropped }, at, draft.topics[at]?.parent);
}

/** Takes a topic out of the list; what hung on it hangs on `heir` from then on, what led to it leads there or nowhere. */
function without(draft: Draft, at: number, heir: number | undefined): Draft {
  const place = (other: number): number => (other > at ? other - 1 : other);
  const home = (other: number | undefined): number | undefined => {
    const found = other === at ? heir : other;
    return found === undefined ? undefined : place(found);
  };
  const mention = ({ topic, ...rest }: Mention): Mention => {
    const to = home(topic);
    return to === undefined ? rest : { ...rest, topic: to };
  };
  const words = (text: string): string =>
    text.replace(/⟦(\d+)\|([^⟧]*)⟧/g, (_, number: string, name: string) => {
      const to = home(Number(number));
      return to === undefined ? name : `⟦${to}|${name}⟧`;
    });
  const rule = (one: Rule): Rule => ({
    ...one,
    text: words(one.text),
    children: one.children.map(rule),
    ...(one.rows && { rows: one.rows.map((row) => row.map(words)) }),
  });
  const topics = draft.topics
    .filter((_, other) => other !== at)
    .map(({ parent, ...topic }): Topic => {
      const see = topic.see.map(mention).filter(({ topic: to }) => to !== undefined);
      const lost = topic.see.length > 0 && see.length === 0;
      return withParent(
        {
          ...topic,
          kind: lost && topic.kind === 'redirect' ? 'topic' : topic.kind,
          see,
          related: topic.related.map(mention),
          rules: topic.rules.map(rule),
          index: topic.index.map((term) => ({
            ...term,
            see: term.see.map(mention),
            topics: term.topics.flatMap((other) => home(other) ?? []),
          })),
        },
        home(parent),
      );
    });
  // Nothing hangs on itself.
  return {
    ...draft,
    topics: topics.map(({ parent, ...topic }, own) => withParent(topic, parent === own ? undefined : parent)),
  };
}
