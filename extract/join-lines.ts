// Joins lines into blocks, in the way the kind of source asks for.
import { mendMixedWords } from './mixed-words';
import { readColumns } from './read-columns';
import { readParagraphs } from './read-paragraphs';
import type { Step } from './types';

export const joinLines: Step = (draft) => {
  const { blocks, dropped } =
    draft.layout === 'columns' ? { blocks: readColumns(draft), dropped: [] } : readParagraphs(draft);
  // Two halves of a word may be of two alphabets.
  const foreign = new RegExp(`[${Object.keys(draft.words.foreign).join('')}]`, 'i');
  const mended = blocks.map((block) =>
    block.lines.length > 1 ? { ...block, text: mendMixedWords(block.text, new Map(), foreign) } : block,
  );
  return { ...draft, blocks: mended, dropped: [...draft.dropped, ...dropped] };
};
