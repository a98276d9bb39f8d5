// Joins lines into blocks, in the way the kind of source asks for.
import { fixMixedAlphabets } from '../cleanup/fix-mixed-alphabets';
import type { Step } from '../types';
import { readColumns } from './read-columns';
import { readParagraphs } from './read-paragraphs';

export const joinLines: Step = (draft) => {
  const { blocks, dropped } =
    draft.layout === 'columns' ? { blocks: readColumns(draft), dropped: [] } : readParagraphs(draft);
  // Two halves of a word may be of two alphabets.
  const foreign = new RegExp(`[${Object.keys(draft.words.foreign).join('')}]`, 'i');
  const mended = blocks.map((block) =>
    block.lines.length > 1 ? { ...block, text: fixMixedAlphabets(block.text, new Map(), foreign) } : block,
  );
  return { ...draft, blocks: mended, dropped: [...draft.dropped, ...dropped] };
};
