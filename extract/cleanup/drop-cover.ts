// Drops the cover: short lines and empty headings before the first heading that has text under it.

import { fold, isCapitals } from '../text/text-patterns';
import type { Block, Step } from '../types';

export const dropCover: Step = (draft) => {
  const end = coverEnd(draft.blocks, draft.words.glossary);
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

/** Place of the first block that belongs to the book's text. */
function coverEnd(blocks: readonly Block[], glossary: readonly string[]): number {
  const headings: number[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      headings.push(at);
      if (glossary.some((name) => fold(block.text).startsWith(name))) return at;
    } else if (!isCoverLine(block) || (headings.length && !isLoud(block.text)))
      return firstChapter(blocks, headings);
  }
  return 0;
}

/** The last of the headings, or the one above that holds it; the very first one is the title of the book. */
function firstChapter(blocks: readonly Block[], headings: readonly number[]): number {
  let start = headings.at(-1) ?? 0;
  for (const at of headings.slice(1, -1).reverse())
    if (!blocks[at]?.mark && (blocks[at]?.level ?? 0) < (blocks[start]?.level ?? 0)) start = at;
  return start;
}

/** In capitals or bold, as titles are. */
const isLoud = (text: string): boolean => isCapitals(text) || /^\*\*.*\*\*$/.test(text);

/** A name, a trademark, «Довідник»: a few words that are no sentence. */
const isCoverLine = ({ kind, text }: Block): boolean =>
  kind === 'text' && !/[.!?:;]$/.test(text) && text.split(/\s+/).length <= 6 && !/^\d/.test(text);
