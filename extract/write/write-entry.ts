// Writes one entry as Markdown: the front matter of its topic, its rules, and a section for each topic inside it.
import { formatFrontMatter } from '../../lib/content/write-front-matter';
import { fold } from '../text/text-patterns';
import { type PlacedTopic, targetOf } from '../topics/place-topics';
import { bareTitle } from '../topics/resolve-title';
import type { Draft, ExtractedRule, Mention, Topic, TopicKind } from '../types';
import { writeRules } from './write-rules';
import { writeText } from './write-text';

const TAGS: Partial<Record<TopicKind, string>> = { setup: 'setup', variant: 'variant', faq: 'faq' };

/** A longer index term is a misread sentence. In characters. */
const MAX_TERM_LENGTH = 200;

/** What an entry needs to know about the other entries of the book. */
export interface EntryContext {
  placed: readonly PlacedTopic[];
  /** Topics inside each entry, by index of the entry's topic. */
  inside: ReadonlyMap<number, number[]>;
  /** Folded titles of all topics. */
  titles: ReadonlySet<string>;
  /** Aliases by topic index: the title without its number, where that is unique. */
  aliases: ReadonlyMap<number, string[]>;
}

/** «5.2 Планети» gets the alias «Планети», unless another topic has that title. */
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

/** Front matter leaves out undefined fields. */
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

/** Terms of the printed index, with the heading they lead to; a term that is a title is left out. */
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

/** A chapter without text gets links to its sub-topics; a heading without text or sub-topics repeats its title. */
function placeholderRules(at: number, { topics }: Draft): ExtractedRule[] {
  const links = topics.flatMap((topic, child): ExtractedRule[] =>
    topic.parent === at ? [{ kind: 'item', text: `⟦${child}|${topic.title}⟧`, lines: [], children: [] }] : [],
  );
  return links.length ? links : [{ kind: 'text', text: topics[at]?.title ?? '', lines: [], children: [] }];
}
