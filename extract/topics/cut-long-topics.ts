// Pipeline step: cuts a topic with more than 30 rules (paragraphs, list items, tables), because such an entry is too
// long for a phone. The cuts are at inner headings, such as bold words at the start of a paragraph. A topic without
// inner headings stays whole, and the user gets a warning.
import type { Block, Draft, Step, Topic, Warning } from '../types';

/** A topic with more rules (paragraphs, list items, tables) than this is cut. */
export const MAX_RULES = 30;
/** Minimum number of inner headings, and minimum mean number of rules per part, for a topic to be cut. */
const [MIN_HEADINGS, MIN_RULES_PER_PART] = [2, 2];
/** Maximum length of an inner heading, in characters. */
const MAX_LENGTH = 60;

/**
 * The kinds of inner headings, as patterns for the start of a paragraph. A topic is cut at the most frequent kind
 * only.
 */
const KINDS: readonly RegExp[] = [
  // A paragraph that is completely bold: `**Trading**`.
  new RegExp(String.raw`^\*\*([\p{L}\p{N}“"«„][^*]{1,${MAX_LENGTH}}?)[.:]?\*\*[.:]?$`, 'u'),
  // Bold words before the first sentence: `**Trading:** Each player …`.
  new RegExp(String.raw`^\*\*([\p{L}\p{N}“"«„][^*]{1,${MAX_LENGTH}}?)(?:[.:]\*\*|\*\*[.:])\s+(?=\S)`, 'u'),
  // Capitals and a colon before the first sentence: `BUYING PROPERTY: Whenever …`.
  new RegExp(String.raw`^([“"«„]?\p{Lu}[\p{Lu}\s'’“”"«»,&-]{2,${MAX_LENGTH}}):\s+(?=\S)`, 'u'),
];

export const cutLongTopics: Step = (draft) => {
  const warnings: Warning[] = [];
  const topics = draft.topics.flatMap((topic) => {
    const count = countRules(topic.blocks);
    if (count <= MAX_RULES) return [topic];
    const parts = cutTopic(topic, count);
    if (parts.length === 1) {
      const line = topic.heading.lines[0] ?? topic.blocks[0]?.lines[0] ?? 1;
      warnings.push({ line, code: 'long', words: [topic.title, String(count)] });
    }
    return parts;
  });
  return { ...draft, topics, warnings: [...draft.warnings, ...warnings] };
};

/** Counts the rules in the blocks of a topic: each block is one rule, but all rows of a table together are one. */
const countRules = (blocks: Draft['blocks']): number =>
  blocks.filter(({ kind, gap }, at) => kind !== 'row' || gap > 0 || blocks[at - 1]?.kind !== 'row').length;

function cutTopic(topic: Topic, count: number): Topic[] {
  const titlesByKind = KINDS.map((pattern) => findTitles(topic.blocks, pattern));
  const most = Math.max(...titlesByKind.map(({ size }) => size));
  const titles = titlesByKind.find(({ size }) => size === most);
  if (!titles || most < MIN_HEADINGS || count < MIN_RULES_PER_PART * most) return [topic];
  const parts: Topic[] = [{ ...topic, blocks: [] }];
  for (const block of topic.blocks) {
    const found = titles.get(block);
    if (found) parts.push(startPart(topic, block, found));
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** An inner heading: its title, and the length of the text in front of the first sentence. */
interface InnerTitle {
  title: string;
  length: number;
}

/**
 * Finds the inner headings that match `pattern`. An inner heading is followed by text. If a bold paragraph is followed
 * directly by another bold paragraph, it is the cell of a table or the label of a picture, not a heading.
 */
function findTitles(blocks: readonly Block[], pattern: RegExp): Map<Block, InnerTitle> {
  const matches = blocks.map(({ kind, text }) => (kind === 'text' ? pattern.exec(text) : null));
  return new Map(
    blocks.flatMap((block, at): [Block, InnerTitle][] => {
      const [printed = '', title] = matches[at] ?? [];
      const hasText = printed.length < block.text.length || (at + 1 < blocks.length && !matches[at + 1]);
      return title && hasText ? [[block, { title: title.replace(/[.:]$/, ''), length: printed.length }]] : [];
    }),
  );
}

function startPart(topic: Topic, block: Block, { title, length }: InnerTitle): Topic {
  const rest = block.text.slice(length);
  const heading: Block = {
    ...block,
    kind: 'heading',
    text: title,
    // If text follows the heading in the same paragraph, the source lines belong to the text, not to the heading.
    lines: rest ? [] : block.lines,
    level: topic.level + 1,
    mark: 'lead',
  };
  return {
    ...topic,
    title,
    level: heading.level,
    heading,
    ...(block.page && { page: block.page }),
    blocks: rest ? [{ ...block, text: rest }] : [],
  };
}
