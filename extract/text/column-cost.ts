// Says how badly a piece of text follows the one before it: the lower the sum, the truer the order of the columns.
import type { Piece } from './column-pieces';

/** What the reader has in mind when the next piece begins. */
export interface Reader {
  /** The topic has its list of related topics, or is a redirect: nothing more belongs to it. */
  closed: boolean;
  /** The last sentence is not finished. */
  open: boolean;
  /** Heading of the last main topic, for the alphabet. */
  main?: Piece;
  /** Heading the text stands under. */
  heading?: Piece;
  /** Inside the alphabetical part. */
  glossary: boolean;
  items: boolean;
  number: number;
}

export const START: Reader = { closed: true, open: false, glossary: false, items: false, number: 0 };

export interface CostRules {
  compare: (a: string, b: string) => number;
  isGlossary: (title: string) => boolean;
}

/** Cost of reading `piece` next, and what the reader has in mind after it. */
export function readPiece(reader: Reader, piece: Piece, first: boolean, rules: CostRules): [number, Reader] {
  switch (piece.kind) {
    case 'chapter': {
      const glossary = rules.isGlossary(piece.text);
      return [(reader.open ? 4 : 0) + (first ? 0 : 2), { ...START, glossary, heading: piece }];
    }
    case 'heading':
      return readHeading(reader, piece, rules);
    case 'related':
      return [
        reader.closed && !reader.open ? 5 : 0,
        { ...reader, closed: true, open: piece.text.endsWith(',') },
      ];
    case 'see':
      return [reader.items || reader.open ? 5 : 0, { ...reader, closed: true, open: false }];
    default:
      return [bodyCost(reader, piece), afterBody(reader, piece)];
  }
}

function readHeading(reader: Reader, piece: Piece, { compare }: CostRules): [number, Reader] {
  const next: Reader = { ...reader, closed: false, open: false, heading: piece, items: false, number: 0 };
  let cost = reader.open ? 4 : 0;
  if (!reader.glossary) return [cost, { ...next, closed: false }];
  // A heading before the topic is closed is a sub-topic: the likelier, the more it speaks of the same thing.
  if (!reader.closed) return [cost + (reader.main && sharedStems(piece, reader.main) ? 1 : 2), next];
  if (reader.main && compare(reader.main.text, piece.text) > 0) cost += 4;
  return [cost, { ...next, main: piece }];
}

function bodyCost(reader: Reader, piece: Piece): number {
  let cost = 0;
  if (piece.small) cost += reader.open ? 0 : 4;
  else if (reader.open) cost += 4;
  if (reader.closed && reader.heading && !piece.small) cost += reader.glossary || reader.items ? 5 : 0;
  if (piece.kind === 'item' && piece.sub && !reader.items) cost += 3;
  const { ordinal } = piece;
  if (ordinal?.style === 'number' && ordinal.value !== 1 && ordinal.value !== reader.number + 1) cost += 3;
  return cost;
}

const afterBody = (reader: Reader, piece: Piece): Reader => ({
  ...reader,
  closed: false,
  open: piece.open,
  items: piece.kind === 'item' || (piece.small && reader.items),
  number: piece.ordinal?.style === 'number' ? piece.ordinal.value : reader.number,
});

/** Text on the wrong side of the cut speaks of the other topic: one point for every two such pieces. */
export function affinityCost(
  before: readonly Piece[],
  after: readonly Piece[],
  own?: Piece,
  other?: Piece,
): number {
  if (!own || !other) return 0;
  const strays = (pieces: readonly Piece[], right: Piece, wrong: Piece) =>
    pieces.filter((piece) => sharedStems(piece, wrong) > sharedStems(piece, right)).length;
  return 0.5 * (strays(before, own, other) + strays(after, other, own));
}

const sharedStems = (piece: Piece, topic: Piece): number =>
  [...topic.stems].filter((stem) => hasStem(piece, stem)).length;

const hasStem = (piece: Piece, stem: string): boolean =>
  piece.stems.has(stem) || [...piece.stems].some((one) => one.startsWith(stem) || stem.startsWith(one));
