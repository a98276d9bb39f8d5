// Writes one entry as a Markdown file: front matter, the rules of its topic, and a section for each sub-topic inside
// the entry.
import { formatFrontMatter } from '../../lib/content/write-front-matter';
import { fold } from '../text/text-patterns';
import { type PlacedTopic, targetOf } from '../topics/assign-topics-to-entries';
import { bareTitle } from '../topics/resolve-title';
import type { Draft, ExtractedRule, Mention, Topic, TopicKind } from '../types';
import { writeText } from './write-inline-markdown';
import { writeRules } from './write-rules';

const TAGS: Partial<Record<TopicKind, string>> = { setup: 'setup', variant: 'variant', faq: 'faq' };

/** Maximum length of an index term, in characters. A longer “term” is a sentence that was mistaken for an index row. */
const MAX_TERM_LENGTH = 200;

/** Data about all topics of the book, which `writeEntry` needs to write one entry. */
export interface EntryContext {
  placed: readonly PlacedTopic[];
  /** For each topic that becomes an entry, by its index: the indexes of the topics that are written inside that entry. */
  inside: ReadonlyMap<number, number[]>;
  /** Titles of all topics, normalized by `fold`. */
  titles: ReadonlySet<string>;
  /** Aliases (other names for the search) of topics, by topic index. */
  aliases: ReadonlyMap<number, string[]>;
}

/**
 * Returns the aliases of numbered topics: “5.2 Planets” gets the alias “Planets”, unless another topic has that
 * title.
 */
export function findAliases(topics: readonly Topic[]): Map<number, string[]> {
  const names = topics.map(({ title }) => bareTitle(title));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  return new Map(
    names.flatMap((name, at): [number, string[]][] =>
      name !== topics[at]?.title && /\p{L}{3}/u.test(name) && counts.get(fold(name)) === 1
        ? [[at, [name]]]
        : [],
    ),
  );
}

export function writeEntry(at: number, draft: Draft, context: EntryContext): string {
  const { placed } = context;
  const topic = draft.topics[at] as Topic;
  const location = placed[at] as PlacedTopic;
  const inside = context.inside.get(at) ?? [];
  const header = formatFrontMatter({
    title: topic.title,
    page: topic.page,
    related: ifNotEmpty(relatedTargets([at, ...inside], draft, placed)),
    see: ifNotEmpty(targetsOf(topic.see, placed)),
    aliases: ifNotEmpty(context.aliases.get(at) ?? []),
    index: ifNotEmpty(indexTerms([at, ...inside], draft, context)),
    tags: ifNotEmpty(TAGS[topic.kind] ? [TAGS[topic.kind] as string] : []),
  });
  if (topic.see.length) return header;
  const taken = new Map(inside.map((other) => [placed[other]?.headingId ?? '', 1]));
  const writer = {
    lang: draft.lang,
    taken,
    target: (other: number) => {
      const target = placed[other] && targetOf(placed[other]);
      return target === location.id ? undefined : target;
    },
  };
  const sections = inside.map((other) => {
    const { title, rules } = draft.topics[other] as Topic;
    return [
      `## ${writeText(title, writer.target)} ^${placed[other]?.headingId}`,
      writeRules(rules, writer),
    ].filter(Boolean);
  });
  const body = writeRules(
    topic.rules.length || inside.length ? topic.rules : placeholderRules(at, draft),
    writer,
  );
  return `${header}\n${[body, ...sections.flat()].filter(Boolean).join('\n\n')}\n`;
}

/** Returns undefined for an empty list, because undefined fields are not written to the front matter. */
const ifNotEmpty = <T>(items: readonly T[]): readonly T[] | undefined => (items.length ? items : undefined);

const targetsOf = (mentions: readonly Mention[], placed: readonly PlacedTopic[]): string[] => [
  ...new Set(
    mentions.flatMap(({ topic }) => (topic === undefined ? [] : [targetOf(placed[topic] as PlacedTopic)])),
  ),
];

function relatedTargets(all: readonly number[], draft: Draft, placed: readonly PlacedTopic[]): string[] {
  const ownId = placed[all[0] ?? 0]?.id;
  return targetsOf(
    all.flatMap((at) => draft.topics[at]?.related ?? []),
    placed,
  ).filter((target) => target !== ownId);
}

/**
 * Returns the terms of the printed index that lead to an entry or to a heading in it, for the front matter. The term of
 * a heading has the id of the heading in `at`. Omits terms that equal a title, because the site's index contains all
 * titles anyway.
 */
function indexTerms(
  all: readonly number[],
  draft: Draft,
  { placed, titles }: EntryContext,
): (string | { term: string; at: string })[] {
  return all.flatMap((at) => {
    const heading = placed[at]?.headingId;
    return (draft.topics[at] as Topic).index
      .filter(({ term }) => term.length <= MAX_TERM_LENGTH && !titles.has(fold(term)))
      .map(({ term }) => (heading ? { term, at: heading } : term));
  });
}

/**
 * Returns the rules of an entry whose topic has no text: links to its sub-topics, or its title if it has none. An
 * entry must have at least one rule.
 */
function placeholderRules(at: number, { topics }: Draft): ExtractedRule[] {
  const links = topics.flatMap((topic, child): ExtractedRule[] =>
    topic.parent === at ? [{ kind: 'item', text: `⟦${child}|${topic.title}⟧`, lines: [], children: [] }] : [],
  );
  return links.length ? links : [{ kind: 'text', text: topics[at]?.title ?? '', lines: [], children: [] }];
}
