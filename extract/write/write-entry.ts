// Writes one entry: front matter of its topic, its rules, and the topics inside it under headings.

import { frontMatter } from '../../lib/content/write-front-matter';
import { fold } from '../text/text-patterns';
import { type Placed, targetOf } from '../topics/place-topics';
import { bareTitle } from '../topics/resolve-title';
import type { Draft, Mention, Rule, Topic, TopicKind } from '../types';
import { writeRules } from './write-rules';
import { writeText } from './write-text';

const TAGS: Partial<Record<TopicKind, string>> = { setup: 'setup', variant: 'variant', faq: 'faq' };

/** A longer one is a sentence that strayed into the index. */
const LONGEST_TERM = 200;

/** What all entries of a book need to know of each other. */
export interface Shelf {
  placed: readonly Placed[];
  /** Topics under headings, by the place of their entry. */
  inside: ReadonlyMap<number, number[]>;
  /** Folded titles of all topics. */
  titles: ReadonlySet<string>;
  /** What topics with a number in their title are called without it, where no other is called so. */
  bare: ReadonlyMap<number, string[]>;
}

export function bareTitles(topics: readonly Topic[]): Map<number, string[]> {
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

export function writeEntry(at: number, draft: Draft, shelf: Shelf): string {
  const { placed } = shelf;
  const topic = draft.topics[at] as Topic;
  const own = placed[at] as Placed;
  const inside = shelf.inside.get(at) ?? [];
  const head = frontMatter({
    title: topic.title,
    page: topic.page,
    related: listOf(relatedTargets([at, ...inside], draft, placed)),
    see: listOf(targetsOf(topic.see, placed)),
    aliases: listOf(shelf.bare.get(at) ?? []),
    index: listOf(indexTerms([at, ...inside], draft, shelf)),
    tags: listOf(TAGS[topic.kind] ? [TAGS[topic.kind] as string] : []),
  });
  if (topic.see.length) return head;
  const taken = new Map(inside.map((other) => [placed[other]?.heading ?? '', 1]));
  const writer = {
    lang: draft.lang,
    taken,
    target: (other: number) => {
      const target = placed[other] && targetOf(placed[other]);
      return target === own.id ? undefined : target;
    },
  };
  const sections = inside.map((other) => {
    const { title, rules } = draft.topics[other] as Topic;
    return [
      `## ${writeText(title, writer.target)} ^${placed[other]?.heading}`,
      writeRules(rules, writer),
    ].filter(Boolean);
  });
  const body = writeRules(topic.rules.length || inside.length ? topic.rules : standIn(at, draft), writer);
  return `${head}\n${[body, ...sections.flat()].filter(Boolean).join('\n\n')}\n`;
}

const listOf = <T>(items: readonly T[]): readonly T[] | undefined => (items.length ? items : undefined);

const targetsOf = (mentions: readonly Mention[], placed: readonly Placed[]): string[] => [
  ...new Set(
    mentions.flatMap(({ topic }) => (topic === undefined ? [] : [targetOf(placed[topic] as Placed)])),
  ),
];

function relatedTargets(all: readonly number[], draft: Draft, placed: readonly Placed[]): string[] {
  const own = placed[all[0] ?? 0]?.id;
  return targetsOf(
    all.flatMap((at) => draft.topics[at]?.related ?? []),
    placed,
  ).filter((target) => target !== own);
}

/** Terms of the printed index, with the heading they lead to; titles, also of redirects, need no term. */
function indexTerms(
  all: readonly number[],
  draft: Draft,
  { placed, titles }: Shelf,
): (string | { term: string; at: string })[] {
  return all.flatMap((at) => {
    const heading = placed[at]?.heading;
    return (draft.topics[at] as Topic).index
      .filter(({ term }) => term.length <= LONGEST_TERM && !titles.has(fold(term)))
      .map(({ term }) => (heading ? { term, at: heading } : term));
  });
}

/** A chapter without words of its own leads to what it holds; a bare heading repeats its title. */
function standIn(at: number, { topics }: Draft): Rule[] {
  const links = topics.flatMap((topic, child): Rule[] =>
    topic.parent === at ? [{ kind: 'item', text: `⟦${child}|${topic.title}⟧`, lines: [], children: [] }] : [],
  );
  return links.length ? links : [{ kind: 'text', text: topics[at]?.title ?? '', lines: [], children: [] }];
}
