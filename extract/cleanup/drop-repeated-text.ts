// Pipeline step: drops text that repeats other text of the book, because a reader would find the same rule twice. Books
// print a paragraph or a caption a second time beside a picture, or a sentence a second time as a label in capitals.
import { fold, isAllCaps } from '../text/text-patterns';
import type { Block, DroppedLine, Step } from '../types';

/** Maximum distance between a text in capitals and the text that it repeats, in blocks. */
const MAX_LABEL_DISTANCE = 40;
/** Maximum distance between a paragraph and its repetition, in blocks. */
const MAX_REPEAT_DISTANCE = 8;
/** Minimum number of words in a text in capitals. A text with fewer words is never dropped. */
const MIN_WORDS = 4;
/** A text in capitals is a repetition if another text contains at least this share of its words, from 0 to 1. */
const MIN_LABEL_SHARE = 0.7;
/** A paragraph is a repetition if an earlier paragraph contains more than this share of its words, from 0 to 1. */
const MIN_REPEAT_SHARE = 0.9;

interface BlockWords extends Block {
  words: string[];
  distinctWords: Set<string>;
  isAllCaps: boolean;
}

export const dropRepeatedText: Step = (draft) => {
  const dropped: DroppedLine[] = [];
  const all = draft.blocks.map((block): BlockWords => {
    const words = fold(block.text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return { ...block, words, distinctWords: new Set(words), isAllCaps: isAllCaps(block.text) };
  });
  const blocks = draft.blocks.filter((block, at) => {
    const isRepeated = isRepetition(all, at);
    if (isRepeated) dropped.push(...block.lines.map((line) => ({ line, reason: 'copy' })));
    return !isRepeated;
  });
  return { ...draft, blocks, dropped: [...draft.dropped, ...dropped] };
};

function isRepetition(all: readonly BlockWords[], at: number): boolean {
  const block = all[at];
  if (!block || (block.kind !== 'text' && block.kind !== 'item')) return false;
  if (!block.isAllCaps) return block.kind === 'text' && isRepeatedParagraph(all, at, block);
  return !isTitle(block) && block.words.length >= MIN_WORDS && hasOriginal(all, at, block);
}

/** Whether the block is a heading, or a single line in capitals without a full stop. */
const isTitle = (block: BlockWords): boolean =>
  block.kind === 'heading' ||
  (block.kind === 'text' && block.isAllCaps && block.lines.length < 2 && !/[.!?]$/.test(block.text));

/** Whether a nearby block that is not in capitals contains most words of `block`, which is in capitals. */
function hasOriginal(all: readonly BlockWords[], at: number, block: BlockWords): boolean {
  const last = Math.min(at + MAX_LABEL_DISTANCE, all.length - 1);
  for (let place = Math.max(0, at - MAX_LABEL_DISTANCE); place <= last; place++) {
    const other = all[place];
    if (other && place !== at && !other.isAllCaps && sharedWords(block, other) >= MIN_LABEL_SHARE)
      return true;
  }
  return false;
}

/**
 * Whether the paragraph repeats an earlier block under the same heading. For a long paragraph, the earlier block must
 * contain nearly all its words. For a short caption, the words of both must be equal.
 */
function isRepeatedParagraph(all: readonly BlockWords[], at: number, block: BlockWords): boolean {
  for (let place = at - 1; place >= Math.max(0, at - MAX_REPEAT_DISTANCE); place--) {
    const other = all[place];
    if (!other || isTitle(other)) return false;
    if (other.kind !== 'text' && other.kind !== 'item') continue;
    const isSameCaption = isCaption(block) && other.words.join(' ') === block.words.join(' ');
    if (block.words.length >= 2 * MIN_WORDS ? sharedWords(block, other) > MIN_REPEAT_SHARE : isSameCaption)
      return true;
  }
  return false;
}

const isCaption = ({ gap, text }: BlockWords): boolean => gap > 0 && !/[.!?:;]$/.test(text);

/** Returns the share of the words of `block` that occur in `other`. */
const sharedWords = (block: BlockWords, other: BlockWords): number =>
  block.words.filter((word) => other.distinctWords.has(word)).length / block.words.length;
