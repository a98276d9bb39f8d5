// Cuts a page of a text layer into pieces that a column may begin or end with, and says what each begins with.

import type { Draft, Line, Ordinal } from '../types';
import { isHeadingLine } from './heading-line';
import { isCut } from './join-hyphenated';
import { readMarker } from './list-markers';
import { endsSentence, fold, isCapitals, openingPattern, relatedPattern, startsSmall } from './text-patterns';

export interface Piece {
  kind: 'heading' | 'chapter' | 'related' | 'see' | 'item' | 'text';
  text: string;
  /** Place of its first line in the page. */
  at: number;
  /** Filled lines. */
  height: number;
  /** Begins in small letters: goes on with a sentence. */
  small: boolean;
  /** Ends in mid-sentence. */
  open: boolean;
  sub: boolean;
  ordinal?: Ordinal;
  /** Beginnings of its words. */
  stems: Set<string>;
}

export function cutPieces(lines: readonly Line[], { words, book }: Draft): Piece[] {
  const related = relatedPattern({ words, book });
  const see = new RegExp(`${openingPattern([...words.see, ...(book.see ?? [])]).source}\\.?\\s+«`, 'iu');
  const filled = lines.flatMap((line, at) => (line.text.trim() ? [{ at, text: line.text }] : []));
  const pieces: Piece[] = [];
  filled.forEach(({ at, text }, i) => {
    const last = pieces.at(-1);
    const before = filled[i - 1];
    const apart = !before || at - before.at > 1;
    const around = {
      ...(before && { before: before.text }),
      ...(filled[i + 1] && { after: filled[i + 1]?.text }),
      apart,
    };
    const marker = readMarker(text);
    const kind = related.test(text.trim())
      ? 'related'
      : see.test(text.trim())
        ? 'see'
        : marker && (marker.mark || !before || endsSentence(before.text))
          ? 'item'
          : isHeadingLine(text, around)
            ? isCapitals(text)
              ? 'chapter'
              : 'heading'
            : 'text';
    if (
      last &&
      ((kind === 'text' && !apart && last.kind !== 'heading' && last.kind !== 'chapter') ||
        goesOn(last, kind, apart))
    ) {
      last.height++;
      last.text += ` ${text.trim()}`;
      last.open = isOpen(text);
    } else
      pieces.push({
        kind,
        text: text.trim(),
        at,
        height: 1,
        small: kind === 'text' && startsSmall(text),
        open: kind === 'heading' || kind === 'chapter' ? false : isOpen(text),
        sub: marker?.mark === '·' || marker?.ordinal?.style === 'letter',
        ...(marker?.ordinal && { ordinal: marker.ordinal }),
        stems: new Set(),
      });
  });
  for (const piece of pieces) piece.stems = stemsOf(piece.text);
  return pieces;
}

/** The second line of a heading in capitals. */
const goesOn = (last: Piece, kind: Piece['kind'], apart: boolean): boolean =>
  kind === 'chapter' && last.kind === 'chapter' && !apart;

const isOpen = (text: string): boolean => isCut(text) || !endsSentence(text);

/** «карты работы» to «карт», «рабо»: enough to see that two texts speak of the same thing. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    (fold(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3))),
  );
}
