// Pipeline step: drops the cover, that is, short lines and empty headings before the first heading with text under it.
import { fold, isAllCaps } from '../text/text-patterns';
import type { Block, Step } from '../types';

export const dropCover: Step = (draft) => {
  const end = findCoverEnd(draft.blocks, draft.words.glossary);
  const cover = draft.blocks.slice(0, end);
  return {
    ...draft,
    blocks: draft.blocks.slice(end),
    dropped: [
      ...draft.dropped,
      ...cover.flatMap(({ lines }) => lines.map((line) => ({ line, reason: 'cover' }))),
    ],
  };
};

/** Index of the first block after the cover. */
function findCoverEnd(blocks: readonly Block[], glossary: readonly string[]): number {
  const headings: number[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      headings.push(at);
      if (glossary.some((name) => fold(block.text).startsWith(name))) return at;
    } else if (!isCoverLine(block) || (headings.length && !isProminent(block.text)))
      return findFirstChapter(blocks, headings);
  }
  return 0;
}

/** The last of the headings, or a higher-level heading above it; the very first heading is the title of the book. */
function findFirstChapter(blocks: readonly Block[], headings: readonly number[]): number {
  let start = headings.at(-1) ?? 0;
  for (const at of headings.slice(1, -1).reverse())
    if (!blocks[at]?.mark && (blocks[at]?.level ?? 0) < (blocks[start]?.level ?? 0)) start = at;
  return start;
}

/** In capitals or bold, like a title. */
const isProminent = (text: string): boolean => isAllCaps(text) || /^\*\*.*\*\*$/.test(text);

/** A name, a trademark, «Довідник»: at most six words that are not a sentence. */
const isCoverLine = ({ kind, text }: Block): boolean =>
  kind === 'text' && !/[.!?:;]$/.test(text) && text.split(/\s+/).length <= 6 && !/^\d/.test(text);
