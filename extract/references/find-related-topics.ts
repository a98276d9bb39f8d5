// Pipeline step: removes lists of related topics (“Related topics: …”) from the text, and stores the topics that they
// name in `related`.
import { relatedPattern } from '../text/text-patterns';
import { createTitleResolver, type TitleResolver } from '../topics/resolve-title';
import type { Block, Draft, Mention, Step, Topic, Warning } from '../types';

export const findRelated: Step = (draft) => {
  const pattern = relatedPattern(draft);
  const resolve = createTitleResolver(draft.topics);
  const warnings: Warning[] = [];
  const topics = draft.topics.map((topic): Topic => ({ ...topic, lines: sourceLinesOf(topic) }));
  draft.topics.forEach((topic, at) => {
    const lists = topic.blocks.filter(({ text }) => pattern.test(text));
    if (!lists.length) return;
    // In a glossary, a list of related topics at the end of a sub-topic belongs to the main topic.
    const ownerIndex = topic.kind === 'topic' ? (topic.parent ?? at) : at;
    const owner = topics[ownerIndex];
    const current = topics[at];
    if (!owner || !current) return;
    current.blocks = current.blocks.filter((block) => !lists.includes(block));
    for (const list of lists) {
      keepUnknownNames(current, list, pattern, resolve);
      const mentions = readNames(list, pattern).map((name) =>
        resolveMention(name, list, resolve, warnings, draft),
      );
      const seen = new Set(owner.related.map(({ name, topic: to }) => to ?? name));
      owner.related = [
        ...owner.related,
        ...mentions.filter(({ name, topic: to }) => (to ?? name) !== ownerIndex && !seen.has(to ?? name)),
      ];
      if (ownerIndex === at) continue;
      current.lines = current.lines.filter((line) => !list.lines.includes(line));
      owner.lines = [...owner.lines, ...list.lines];
    }
  });
  return { ...draft, topics, warnings: [...draft.warnings, ...warnings] };
};

/** Appends the names that match no topic to the text of `topic`, because nothing that the book prints may be lost. */
function keepUnknownNames(topic: Topic, list: Block, pattern: RegExp, resolve: TitleResolver): void {
  const unknown = readNames(list, pattern).filter((name) => !resolve(name));
  const opening = pattern.exec(list.text)?.[0] ?? '';
  if (unknown.length)
    topic.blocks = [...topic.blocks, { ...list, text: `${opening.trim()} ${unknown.join(', ')}` }];
}

/** Returns the numbers of the lines of a topic, each once. Two list items may come from one line. */
const sourceLinesOf = ({ heading, blocks }: Topic): number[] => [
  ...new Set([...heading.lines, ...blocks.flatMap(({ lines }) => lines)]),
];

/**
 * Returns the names in quotation marks (“Movement”, “Combat”) or, if there are none, the names between commas
 * (Movement, Combat).
 */
function readNames({ text }: Block, pattern: RegExp): string[] {
  const list = text.replace(pattern, '').replace(/\*/g, '').trim();
  const quoted = [...list.matchAll(/[«“„]([^»”“]+)[»”“]/g)].map(([, name = '']) => name.trim());
  if (quoted.length) return quoted;
  return list
    .replace(/\.$/, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
}

function resolveMention(
  name: string,
  { lines }: Block,
  resolve: TitleResolver,
  warnings: Warning[],
  draft: Draft,
): Mention {
  const line = lines[0] ?? 0;
  const found = resolve(name);
  if (!found) warnings.push({ line, code: 'related', words: [name] });
  else if (found.guessed)
    warnings.push({ line, code: 'related-guessed', words: [name, draft.topics[found.topic]?.title ?? ''] });
  return { name, line, ...(found && { topic: found.topic }) };
}
