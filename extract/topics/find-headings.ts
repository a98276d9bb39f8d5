// Finds the headings that the source does not mark: lines in capitals, lines that are bold from end to end.
import { isHeadingLine } from '../text/heading-line';
import { isCapitals } from '../text/text-patterns';
import type { Block, Step } from '../types';

const LONGEST = 70;
/** More letters than any title has, even with a mark in front: a paragraph. */
const LONGEST_MARKED = 200;
/** With fewer headings than this, the text has no marks for them. */
const FEWEST = 2;
/** Matches «**ПЕТРА**». */
const BOLD_LINE = /^\*\*([^*]+)\*\*$/;

export const findHeadings: Step = ({ blocks: all, ...rest }) => {
  const draft = { ...rest, blocks: all.map(shorten) };
  const usual = usualLevel(draft.blocks);
  const bold = isSetInBold(draft.blocks);
  const blocks = draft.blocks.map((block, at): Block => {
    if (block.kind !== 'text' || block.lines.length > 1) return block;
    const text = BOLD_LINE.exec(block.text)?.[1] ?? block.text;
    const next = draft.blocks[at + 1];
    if (!next || (block.gap === 0 && at > 0)) return block;
    if (isCapitalHeading(text)) return { ...block, kind: 'heading', text, level: usual, mark: 'capitals' };
    return bold && isBoldHeading(block)
      ? { ...block, kind: 'heading', text, level: usual, mark: 'bold' }
      : block;
  });
  const marked = blocks.filter(({ kind }) => kind === 'heading').length;
  return { ...draft, blocks: marked < FEWEST ? byLooks(blocks) : blocks };
};

const shorten = (block: Block): Block =>
  block.kind === 'heading' && block.text.length > LONGEST_MARKED
    ? { ...block, kind: 'text', level: 0 }
    : block;

/** A text without marks of any kind: a short line over a paragraph is its heading. */
const byLooks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at): Block => {
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    const around = {
      ...(before && before.kind !== 'heading' && { before: before.text }),
      ...(after && { after: after.text }),
      apart: block.gap > 0 || at === 0,
    };
    if (block.kind !== 'text' || block.lines.length > 1 || (after?.text.length ?? 0) <= block.text.length)
      return block;
    return /\p{L}{2}/u.test(block.text) && isHeadingLine(block.text, around)
      ? { ...block, kind: 'heading', level: 1, mark: 'looks' }
      : block;
  });

/** A book whose bold lines are more than its marked headings sets its headings in bold. */
const isSetInBold = (blocks: readonly Block[]): boolean =>
  blocks.filter(isBoldHeading).length > blocks.filter(({ kind }) => kind === 'heading').length;

/** «**Політ дракона**»: a few bold words that are no sentence. */
const isBoldHeading = ({ kind, text, lines }: Block): boolean =>
  kind === 'text' &&
  lines.length < 2 &&
  BOLD_LINE.test(text) &&
  /\p{Script=Cyrillic}{2}/u.test(text) &&
  text.split(' ').length <= 8 &&
  !/[.,;:!?]\**$/.test(text);

/** A line of Cyrillic capitals that does not end like a sentence. */
const isCapitalHeading = (text: string): boolean =>
  text.length <= LONGEST && isCapitals(text) && /\p{Script=Cyrillic}/u.test(text) && !/[.,;!?]$/.test(text);

/** A heading without a mark is taken for one of the usual kind. */
function usualLevel(blocks: readonly Block[]): number {
  const counts = new Map<number, number>();
  for (const { kind, level } of blocks)
    if (kind === 'heading') counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
