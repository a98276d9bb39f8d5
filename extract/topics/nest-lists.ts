// Pipeline step: builds the tree of a topic's rules. A list item under another one, such as a bullet under a numbered
// step, becomes its child.
import type { ExtractedRule, Step } from '../types';
import { fixOrdinals, joinRows, type ListBlock } from './prepare-blocks-for-nesting';

export const nestLists: Step = (draft) => ({
  ...draft,
  topics: draft.topics.map((topic) => ({
    ...topic,
    rules: nestBlocks(fixOrdinals(joinRows(topic.blocks), draft.words), 0),
  })),
});

/**
 * Builds a list of rule trees from blocks: first the ordered lists, then the bullets between them. `depth` is the
 * depth of the result in the whole tree.
 */
function nestBlocks(blocks: readonly ListBlock[], depth: number): ExtractedRule[] {
  const rules: ExtractedRule[] = [];
  let rest = blocks;
  for (let found = findList(rest, depth); found; found = findList(rest, depth)) {
    const { run, end } = found;
    rules.push(...nestBlocks(rest.slice(0, run[0]), depth), ...nestRun(rest, run, end, depth));
    rest = rest.slice(end);
  }
  return [...rules, ...nestBullets(rest, depth)];
}

/**
 * Finds the outermost ordered list: the first numbered one, or else the first lettered one, or else the first one
 * with Roman numerals. `run` has the indexes of its items, and `end` is the index after its last block.
 */
function findList(blocks: readonly ListBlock[], depth: number): { run: number[]; end: number } | undefined {
  for (const style of ['number', 'letter', 'roman'] as const) {
    const run = findRun(blocks, style);
    const firstOrdinal = blocks[run[0] ?? -1]?.ordinal;
    // A list with only one item is accepted only at the top level, and only if the item has the number 1.
    if (run.length < 2 && !(firstOrdinal?.style === 'number' && firstOrdinal.value === 1 && depth === 0))
      continue;
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    const between = blocks.slice(first, last).filter((_, at) => !run.includes(first + at));
    return { run, end: findListEnd(blocks, last, new Set(between.map(signature))) };
  }
  return undefined;
}

/**
 * Returns the indexes of the items of the first list in this style: their ordinals count up by one. An ordinal out of
 * order, such as “5.” between “2.” and “3.”, is text.
 */
function findRun(blocks: readonly ListBlock[], style: 'number' | 'letter' | 'roman'): number[] {
  const run: number[] = [];
  let value = 0;
  for (const [at, { ordinal }] of blocks.entries()) {
    if (ordinal?.style !== style) continue;
    if (run.length && ordinal.value === 1) break;
    if (run.length && ordinal.value !== value + 1) continue;
    value = ordinal.value;
    run.push(at);
  }
  return run;
}

function nestRun(
  blocks: readonly ListBlock[],
  run: readonly number[],
  end: number,
  depth: number,
): ExtractedRule[] {
  return run.map((at, place): ExtractedRule => {
    const children = nestBlocks(blocks.slice(at + 1, run[place + 1] ?? end), depth + 1);
    return { ...toRule(blocks[at] as ListBlock, depth, true), children };
  });
}

/**
 * Returns the index after the last block of an ordered list whose last item is at index `last`. Nothing in the text
 * marks the end of a list. Therefore a block after the last item is a child of this item if the block is indented
 * further, if children of earlier items have the same bullet and level, or if the block continues a list inside the
 * item.
 */
function findListEnd(
  blocks: readonly ListBlock[],
  last: number,
  childSignatures: ReadonlySet<string>,
): number {
  const step = blocks[last];
  const seen = new Set(childSignatures);
  const lastValues = { number: 0, letter: 0, roman: 0 };
  let end = last + 1;
  for (let at = end; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block || block.ordinal?.style === step?.ordinal?.style) break;
    const { ordinal } = block;
    const continuesInnerList = ordinal && ordinal.value === lastValues[ordinal.style] + 1;
    if (ordinal) lastValues[ordinal.style] = ordinal.value;
    const isChild = block.kind === 'item' && (block.level > (step?.level ?? 0) || seen.has(signature(block)));
    if (continuesInnerList && step?.ordinal?.style === 'number') {
      for (const skipped of blocks.slice(end, at)) seen.add(signature(skipped));
      end = at + 1;
    } else if (isChild && at === end) end++;
  }
  return end;
}

const signature = ({ kind, mark, level }: ListBlock): string => `${kind} ${mark} ${level}`;

/** Nests bullets by their indentation. If a list has special bullets such as `☞`, plain dashes are one level deeper. */
function nestBullets(blocks: readonly ListBlock[], depth: number): ExtractedRule[] {
  const hasSpecial = blocks.some(({ kind, mark }) => kind === 'item' && isSpecialBullet(mark));
  const depthOf = (block: ListBlock | undefined) =>
    block?.kind === 'item' ? 2 * block.level + (hasSpecial && !isSpecialBullet(block.mark) ? 1 : 0) : 0;
  const rules: ExtractedRule[] = [];
  const open: { depth: number; rule: ExtractedRule }[] = [];
  blocks.forEach((block, at) => {
    // A paragraph gets the depth of the next item, so that an example between two sub-items stays between them.
    const blockDepth = depthOf(block.kind === 'text' ? blocks[at + 1] : block);
    while (open.length && (open.at(-1)?.depth ?? 0) >= blockDepth) open.pop();
    const parent = open.at(-1)?.rule;
    const rule = toRule(block, parent ? depth + 1 : depth);
    (parent?.children ?? rules).push(rule);
    if (block.kind === 'item' || depth > 0) open.push({ depth: blockDepth, rule });
  });
  return rules;
}

const isSpecialBullet = (mark: string): boolean => mark !== '' && !/^[-–—*+•·]$/.test(mark);

/**
 * Converts a block to a rule. A numbered block of an ordered list (`isListed`) becomes a step. In all other cases,
 * the number, letter or Roman numeral is written at the start of the text, because Markdown has no such lists.
 */
function toRule(
  { kind, text, lines, ordinal, rows }: ListBlock,
  depth: number,
  isListed = false,
): ExtractedRule {
  const isStep = isListed && ordinal?.style === 'number';
  const isNested = depth > 0 && kind === 'text';
  return {
    kind: kind === 'row' ? 'table' : isStep ? 'step' : kind === 'item' || isNested ? 'item' : 'text',
    text: ordinal && !isStep ? `**${ordinal.label}.** ${text}` : text,
    lines,
    children: [],
    ...(ordinal && { ordinal }),
    ...(rows && { rows }),
  };
}
