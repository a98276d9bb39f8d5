// Pipeline step: joins lines into blocks (headings, paragraphs, list items, table rows), with one parser for each of
// the two layouts of plain text.
import { fixMixedAlphabets } from '../cleanup/fix-mixed-alphabets';
import type { Step } from '../types';
import { joinColumnLines } from './join-column-lines';
import { readParagraphs } from './read-paragraphs';

export const joinLines: Step = (draft) => {
  const { blocks, dropped } =
    draft.layout === 'columns' ? { blocks: joinColumnLines(draft), dropped: [] } : readParagraphs(draft);
  // The two halves of a hyphenated word may use different alphabets, if OCR recognized one of them in Latin letters.
  // Therefore this step corrects mixed alphabets again after joining the halves.
  const foreign = new RegExp(`[${Object.keys(draft.words.foreignLetters).join('')}]`, 'i');
  const fixed = blocks.map((block) =>
    block.lines.length > 1 ? { ...block, text: fixMixedAlphabets(block.text, new Map(), foreign) } : block,
  );
  return { ...draft, blocks: fixed, dropped: [...draft.dropped, ...dropped] };
};
