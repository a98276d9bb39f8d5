// Pipeline step: joins lines into blocks, with one method for each layout of the source.
import { fixMixedAlphabets } from '../cleanup/fix-mixed-alphabets';
import type { Step } from '../types';
import { readColumns } from './read-columns';
import { readParagraphs } from './read-paragraphs';

export const joinLines: Step = (draft) => {
  const { blocks, dropped } =
    draft.layout === 'columns' ? { blocks: readColumns(draft), dropped: [] } : readParagraphs(draft);
  // The two halves of a hyphenated word may use different alphabets: «зам-» is in Cyrillic, «кom» partly in Latin
  // letters. So the alphabets are fixed again after the halves are joined.
  const foreign = new RegExp(`[${Object.keys(draft.words.foreignLetters).join('')}]`, 'i');
  const fixed = blocks.map((block) =>
    block.lines.length > 1 ? { ...block, text: fixMixedAlphabets(block.text, new Map(), foreign) } : block,
  );
  return { ...draft, blocks: fixed, dropped: [...draft.dropped, ...dropped] };
};
