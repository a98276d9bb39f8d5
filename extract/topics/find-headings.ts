// Pipeline step: finds headings that a plain text does not mark with `#`: lines in capitals, lines in bold, or, if
// there are no others, short lines above paragraphs.
import { isHeadingLine } from '../text/is-heading-line';
import { isAllCaps } from '../text/text-patterns';
import type { Block, Step } from '../types';

/** Maximum length of a heading in capitals, in characters. */
const MAX_CAPITALS_LENGTH = 70;
/** Maximum length of a heading that the text marks with `#`, in characters. A longer one is a paragraph. */
const MAX_MARKED_LENGTH = 200;
/** If fewer headings than this are found, short lines above paragraphs become headings too. */
const MIN_HEADINGS = 2;
/** Maximum number of words in a bold heading. */
const MAX_BOLD_WORDS = 8;
/** Matches a line that is completely bold: `**Trading**`. */
const BOLD_LINE = /^\*\*([^*]+)\*\*$/;

export const findHeadings: Step = ({ blocks: all, ...rest }) => {
  const draft = { ...rest, blocks: all.map(demoteLongHeading) };
  const level = mostFrequentLevel(draft.blocks);
  const usesBold = usesBoldHeadings(draft.blocks);
  const blocks = draft.blocks.map((block, at): Block => {
    if (block.kind !== 'text' || block.lines.length > 1) return block;
    const text = BOLD_LINE.exec(block.text)?.[1] ?? block.text;
    const next = draft.blocks[at + 1];
    if (!next || (block.gap === 0 && at > 0)) return block;
    if (isCapitalHeading(text)) return { ...block, kind: 'heading', text, level, mark: 'capitals' };
    return usesBold && isBoldHeading(block)
      ? { ...block, kind: 'heading', text, level, mark: 'bold' }
      : block;
  });
  const count = blocks.filter(({ kind }) => kind === 'heading').length;
  return { ...draft, blocks: count < MIN_HEADINGS ? findHeadingsByShape(blocks) : blocks };
};

const demoteLongHeading = (block: Block): Block =>
  block.kind === 'heading' && block.text.length > MAX_MARKED_LENGTH
    ? { ...block, kind: 'text', level: 0 }
    : block;

/** Finds headings in a text that does not mark them: every short line above a longer paragraph. */
const findHeadingsByShape = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at): Block => {
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    const adjacent = {
      ...(before && before.kind !== 'heading' && { before: before.text }),
      ...(after && { after: after.text }),
      separated: block.gap > 0 || at === 0,
    };
    if (block.kind !== 'text' || block.lines.length > 1 || (after?.text.length ?? 0) <= block.text.length)
      return block;
    return /\p{L}{2}/u.test(block.text) && isHeadingLine(block.text, adjacent)
      ? { ...block, kind: 'heading', level: 1, mark: 'looks' }
      : block;
  });

/** Whether the book prints its headings in bold: it has more short bold lines than marked headings. */
const usesBoldHeadings = (blocks: readonly Block[]): boolean =>
  blocks.filter(isBoldHeading).length > blocks.filter(({ kind }) => kind === 'heading').length;

/** Whether the block is one line of at most eight bold words, in Cyrillic, that are not a sentence. */
const isBoldHeading = ({ kind, text, lines }: Block): boolean =>
  kind === 'text' &&
  lines.length < 2 &&
  BOLD_LINE.test(text) &&
  /\p{Script=Cyrillic}{2}/u.test(text) &&
  text.split(' ').length <= MAX_BOLD_WORDS &&
  !/[.,;:!?]\**$/.test(text);

/** Whether the text is a line of Cyrillic capitals that does not end like a sentence. */
const isCapitalHeading = (text: string): boolean =>
  text.length <= MAX_CAPITALS_LENGTH &&
  isAllCaps(text) &&
  /\p{Script=Cyrillic}/u.test(text) &&
  !/[.,;!?]$/.test(text);

/**
 * Returns the most frequent level of the headings that the text marks. The headings that this step finds get the same
 * level.
 */
function mostFrequentLevel(blocks: readonly Block[]): number {
  const counts = new Map<number, number>();
  for (const { kind, level } of blocks)
    if (kind === 'heading') counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
