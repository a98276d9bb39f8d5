// Drops what a page shows twice: text repeated in capitals from a picture of a board, and the same caption again.

import { fold, isCapitals } from '../text/text-patterns';
import type { Block, Dropped, Step } from '../types';

/** How many blocks away the other copy may stand. */
const REACH = 40;
const NEAR = 8;
const FEWEST = 4;

interface Seen extends Block {
  words: string[];
  all: Set<string>;
  capitals: boolean;
}

export const dropRepeatedText: Step = (draft) => {
  const dropped: Dropped[] = [];
  const seen = draft.blocks.map((block): Seen => {
    const words = fold(block.text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return { ...block, words, all: new Set(words), capitals: isCapitals(block.text) };
  });
  const blocks = draft.blocks.filter((block, at) => {
    const copied = isCopy(seen, at);
    if (copied) dropped.push(...block.lines.map((line) => ({ line, reason: 'copy' })));
    return !copied;
  });
  return { ...draft, blocks, dropped: [...draft.dropped, ...dropped] };
};

function isCopy(seen: readonly Seen[], at: number): boolean {
  const own = seen[at];
  if (!own || (own.kind !== 'text' && own.kind !== 'item')) return false;
  if (!own.capitals) return own.kind === 'text' && isRepeated(seen, at, own);
  return !isTitle(own) && own.words.length >= FEWEST && hasOriginal(seen, at, own);
}

/** One line of capitals without a full stop is a heading. */
const isTitle = ({ kind, capitals, text, lines }: Seen): boolean =>
  kind === 'heading' || (kind === 'text' && capitals && lines.length < 2 && !/[.!?]$/.test(text));

/** Words of a block in capitals that stand in ordinary type nearby. */
function hasOriginal(seen: readonly Seen[], at: number, own: Seen): boolean {
  for (let other = Math.max(0, at - REACH); other <= Math.min(at + REACH, seen.length - 1); other++) {
    const block = seen[other];
    if (block && other !== at && !block.capitals && shareOf(own, block) >= 0.7) return true;
  }
  return false;
}

/** A paragraph whose words nearly all stand in one shortly before it, under the same heading. */
function isRepeated(seen: readonly Seen[], at: number, own: Seen): boolean {
  for (let other = at - 1; other >= Math.max(0, at - NEAR); other--) {
    const block = seen[other];
    if (!block || isTitle(block)) return false;
    if (block.kind !== 'text' && block.kind !== 'item') continue;
    const same = isCaption(own) && block.words.join(' ') === own.words.join(' ');
    if (own.words.length >= 2 * FEWEST ? shareOf(own, block) > 0.9 : same) return true;
  }
  return false;
}

const isCaption = ({ gap, text }: Seen): boolean => gap > 0 && !/[.!?:;]$/.test(text);

const shareOf = (own: Seen, other: Seen): number =>
  own.words.filter((word) => other.all.has(word)).length / own.words.length;
