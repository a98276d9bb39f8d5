// Splits a page of a two-column text into pieces: headings, paragraphs, list items, lists of related topics. A column
// can begin or end only between two pieces, so the search for the column order permutes pieces and not lines.
import type { Draft, Line, Ordinal } from '../types';
import { isHeadingLine } from './is-heading-line';
import { endsWithHyphen } from './join-hyphenated';
import { findListMarker } from './list-markers';
import {
  endsSentence,
  fold,
  isAllCaps,
  openingPattern,
  relatedPattern,
  startsLowercase,
} from './text-patterns';

export interface ColumnPiece {
  /** `chapter` is a heading in capitals, `related` is a list of related topics, `see` is a redirect. */
  kind: 'heading' | 'chapter' | 'related' | 'see' | 'item' | 'text';
  text: string;
  /** Index of the piece's first line in the lines of the page. */
  firstLine: number;
  /** Number of non-blank lines of the piece. */
  height: number;
  /** Whether the piece starts with a lowercase letter, which means that it continues a sentence. */
  startsLowercase: boolean;
  endsMidSentence: boolean;
  /** Whether the piece is a second-level list item. */
  isSubItem: boolean;
  ordinal?: Ordinal;
  /** Stems of the words in the piece. */
  stems: Set<string>;
}

export function splitIntoPieces(lines: readonly Line[], { words, book }: Draft): ColumnPiece[] {
  const related = relatedPattern({ words, book });
  // Matches the start of a redirect (a topic that only refers to another): See “Discard” on p. 12.
  const see = new RegExp(`${openingPattern([...words.see, ...(book.see ?? [])]).source}\\.?\\s+«`, 'iu');
  const filled = lines.flatMap((line, at) => (line.text.trim() ? [{ at, text: line.text }] : []));
  const pieces: ColumnPiece[] = [];
  filled.forEach(({ at, text }, place) => {
    const last = pieces.at(-1);
    const before = filled[place - 1];
    const separated = !before || at - before.at > 1;
    const adjacent = {
      ...(before && { before: before.text }),
      ...(filled[place + 1] && { after: filled[place + 1]?.text }),
      separated,
    };
    const marker = findListMarker(text);
    const kind = related.test(text.trim())
      ? 'related'
      : see.test(text.trim())
        ? 'see'
        : marker && (marker.mark || !before || endsSentence(before.text))
          ? 'item'
          : isHeadingLine(text, adjacent)
            ? isAllCaps(text)
              ? 'chapter'
              : 'heading'
            : 'text';
    if (last && continuesPiece(last, kind, separated)) {
      last.height++;
      last.text += ` ${text.trim()}`;
      last.endsMidSentence = isUnfinished(text);
    } else
      pieces.push({
        kind,
        text: text.trim(),
        firstLine: at,
        height: 1,
        startsLowercase: kind === 'text' && startsLowercase(text),
        endsMidSentence: kind === 'heading' || kind === 'chapter' ? false : isUnfinished(text),
        isSubItem: marker?.mark === '·' || marker?.ordinal?.style === 'letter',
        ...(marker?.ordinal && { ordinal: marker.ordinal }),
        stems: new Set(),
      });
  });
  for (const piece of pieces) piece.stems = stemsOf(piece.text);
  return pieces;
}

/**
 * Whether a line of this kind continues the last piece. A text line continues any piece except a heading; a line in
 * capitals continues a heading in capitals; after a blank line (`separated`), a new piece starts.
 */
function continuesPiece(last: ColumnPiece, kind: ColumnPiece['kind'], separated: boolean): boolean {
  if (separated) return false;
  if (kind === 'text') return last.kind !== 'heading' && last.kind !== 'chapter';
  return kind === 'chapter' && last.kind === 'chapter';
}

const isUnfinished = (text: string): boolean => endsWithHyphen(text) || !endsSentence(text);

/**
 * Returns the stems of the words of a text. The stemmer only cuts off the last three letters («карты» becomes
 * «карт»), which is enough to find words that two texts have in common.
 */
function stemsOf(text: string): Set<string> {
  return new Set(
    (fold(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3))),
  );
}
