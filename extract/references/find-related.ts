// Takes the lists of related topics out of the text and resolves every name in them.

import { relatedPattern } from '../text/text-patterns';
import { createResolver, type Resolver } from '../topics/resolve-title';
import type { Block, Draft, Mention, Report, Step, Topic } from '../types';

export const findRelated: Step = (draft) => {
  const pattern = relatedPattern(draft);
  const resolve = createResolver(draft.topics);
  const reports: Report[] = [];
  const topics = draft.topics.map((topic): Topic => ({ ...topic, lines: linesOf(topic) }));
  draft.topics.forEach((topic, at) => {
    const lists = topic.blocks.filter(({ text }) => pattern.test(text));
    if (!lists.length) return;
    // In a glossary the list stands at the end of the whole topic, behind its sub-topics.
    const home = topic.kind === 'topic' ? (topic.parent ?? at) : at;
    const owner = topics[home];
    const own = topics[at];
    if (!owner || !own) return;
    own.blocks = own.blocks.filter((block) => !lists.includes(block));
    for (const list of lists) {
      keepUnknown(own, list, pattern, resolve);
      const mentions = readNames(list, pattern).map((name) => mentionOf(name, list, resolve, reports, draft));
      const seen = new Set(owner.related.map(({ name, topic: to }) => to ?? name));
      owner.related = [
        ...owner.related,
        ...mentions.filter(({ name, topic: to }) => (to ?? name) !== home && !seen.has(to ?? name)),
      ];
      if (home === at) continue;
      own.lines = own.lines.filter((line) => !list.lines.includes(line));
      owner.lines = [...owner.lines, ...list.lines];
    }
  });
  return { ...draft, topics, reports: [...draft.reports, ...reports] };
};

/** Names of no topic stay in the text, so that a reader can still see them. */
function keepUnknown(topic: Topic, list: Block, pattern: RegExp, resolve: Resolver): void {
  const unknown = readNames(list, pattern).filter((name) => !resolve(name));
  const opening = pattern.exec(list.text)?.[0] ?? '';
  if (unknown.length)
    topic.blocks = [...topic.blocks, { ...list, text: `${opening.trim()} ${unknown.join(', ')}` }];
}

/** Two items may share a line: it counts once. */
const linesOf = ({ heading, blocks }: Topic): number[] => [
  ...new Set([...heading.lines, ...blocks.flatMap(({ lines }) => lines)]),
];

/** «Рух», «Бій» or Рух, Бій: in quotation marks where the book uses them, else between commas. */
function readNames({ text }: Block, pattern: RegExp): string[] {
  const list = text.replace(pattern, '').replace(/\*/g, '').trim();
  const quoted = [...list.matchAll(/[«“„]([^»”“]+)[»”“]/g)].map(([, name = '']) => name.trim());
  if (quoted.length) return quoted;
  return list
    .replace(/\.$/, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
}

function mentionOf(
  name: string,
  { lines }: Block,
  resolve: Resolver,
  reports: Report[],
  draft: Draft,
): Mention {
  const line = lines[0] ?? 0;
  const found = resolve(name);
  if (!found) reports.push({ line, code: 'related', words: [name] });
  else if (found.guessed)
    reports.push({ line, code: 'related-guessed', words: [name, draft.topics[found.topic]?.title ?? ''] });
  return { name, line, ...(found && { topic: found.topic }) };
}
