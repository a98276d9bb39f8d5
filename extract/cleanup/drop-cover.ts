// Pipeline step: drops the text of the cover (title, publisher, slogans), which would otherwise become the first topic.
// The short lines and empty headings before the first heading with text under it count as the cover.
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

/** Returns the index of the first block after the cover. */
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

/**
 * Returns the index of the block where the first chapter begins. `headings` are the indexes of the headings before the
 * first text. If one of them is the heading of a chapter (`isChapter`), the chapter begins there. Otherwise, it begins
 * at the last heading, or at a heading of a higher level that contains the last one. The first of several headings is
 * the title of the book.
 */
function findFirstChapter(blocks: readonly Block[], headings: readonly number[]): number {
  let start = headings.at(-1) ?? 0;
  for (const at of headings.slice(1, -1).reverse())
    if (!blocks[at]?.mark && (blocks[at]?.level ?? 0) < (blocks[start]?.level ?? 0)) start = at;
  const chapter = headings.find((at) => isChapter(blocks, at, start));
  return chapter ?? start;
}

/**
 * Whether the block with index `at` is the heading of a chapter in a PDF, and not the title of the book. A chapter has
 * a higher level than the first section, and at least one later heading has the same level as the chapter. The title of
 * a book is the only heading of its level.
 */
const isChapter = (blocks: readonly Block[], at: number, section: number): boolean => {
  const { kind, mark, level = 0 } = blocks[at] ?? {};
  return (
    at < section &&
    kind === 'heading' &&
    mark === 'type' &&
    level < (blocks[section]?.level ?? 0) &&
    blocks.some((other, place) => place > section && other.kind === 'heading' && other.level === level)
  );
};

/** Whether the text is in capitals or bold, like a title. */
const isProminent = (text: string): boolean => isAllCaps(text) || /^\*\*.*\*\*$/.test(text);

/**
 * Whether the block may be part of a cover: at most six words that are not a sentence, such as a name, a trademark or
 * “Rules reference”.
 */
const isCoverLine = ({ kind, text }: Block): boolean =>
  kind === 'text' && !/[.!?:;]$/.test(text) && text.split(/\s+/).length <= 6 && !/^\d/.test(text);
