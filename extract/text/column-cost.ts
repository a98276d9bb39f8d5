// The cost function of the column order (`restore-columns.ts`). It rates how unlikely it is that one piece of text
// directly follows another: a broken sentence costs 4, a wrong alphabetical order 4, a wrong number in a list 3, and
// so on.
import type { ColumnPiece } from './split-page-into-pieces';

/** What is known after reading some pieces of text in order. The cost of the next piece depends on it. */
export interface ReaderState {
  /**
   * Whether the topic is complete, so that no more text should follow: its list of related topics has been read, or
   * it is a redirect.
   */
  topicClosed: boolean;
  /** Whether the last sentence that was read is unfinished. */
  sentenceOpen: boolean;
  /**
   * Heading of the last main topic of the glossary. The heading of the next main topic should come later in the
   * alphabet.
   */
  mainHeading?: ColumnPiece;
  /** The last heading that was read, of a main topic or a sub-topic. */
  heading?: ColumnPiece;
  /** Whether the text is inside the alphabetical glossary. */
  inGlossary: boolean;
  /** Whether the last piece that was read is a list item. */
  inList: boolean;
  /** Number of the last numbered list item; 0 if there is none. */
  lastNumber: number;
}

export const INITIAL_STATE: ReaderState = {
  topicClosed: true,
  sentenceOpen: false,
  inGlossary: false,
  inList: false,
  lastNumber: 0,
};

export interface CostRules {
  compare: (a: string, b: string) => number;
  isGlossary: (title: string) => boolean;
}

/**
 * Returns the cost of reading `piece` next, and the state after `piece`. `isFirst` means that `piece` is the first
 * piece of its page.
 */
export function scorePiece(
  state: ReaderState,
  piece: ColumnPiece,
  isFirst: boolean,
  rules: CostRules,
): [cost: number, next: ReaderState] {
  switch (piece.kind) {
    case 'chapter': {
      const inGlossary = rules.isGlossary(piece.text);
      return [
        (state.sentenceOpen ? 4 : 0) + (isFirst ? 0 : 2),
        { ...INITIAL_STATE, inGlossary, heading: piece },
      ];
    }
    case 'heading':
      return scoreHeading(state, piece, rules);
    case 'related':
      return [
        state.topicClosed && !state.sentenceOpen ? 5 : 0,
        { ...state, topicClosed: true, sentenceOpen: piece.text.endsWith(',') },
      ];
    case 'see':
      return [
        state.inList || state.sentenceOpen ? 5 : 0,
        { ...state, topicClosed: true, sentenceOpen: false },
      ];
    default:
      return [bodyCost(state, piece), stateAfterBody(state, piece)];
  }
}

function scoreHeading(state: ReaderState, piece: ColumnPiece, { compare }: CostRules): [number, ReaderState] {
  const next: ReaderState = {
    ...state,
    topicClosed: false,
    sentenceOpen: false,
    heading: piece,
    inList: false,
    lastNumber: 0,
  };
  let cost = state.sentenceOpen ? 4 : 0;
  if (!state.inGlossary) return [cost, next];
  // A heading after an incomplete topic starts a sub-topic. A sub-topic is more likely if its heading has words of
  // the main topic's heading.
  if (!state.topicClosed)
    return [cost + (state.mainHeading && countSharedStems(piece, state.mainHeading) ? 1 : 2), next];
  if (state.mainHeading && compare(state.mainHeading.text, piece.text) > 0) cost += 4;
  return [cost, { ...next, mainHeading: piece }];
}

function bodyCost(state: ReaderState, piece: ColumnPiece): number {
  let cost = 0;
  if (piece.startsLowercase) cost += state.sentenceOpen ? 0 : 4;
  else if (state.sentenceOpen) cost += 4;
  if (state.topicClosed && state.heading && !piece.startsLowercase)
    cost += state.inGlossary || state.inList ? 5 : 0;
  if (piece.kind === 'item' && piece.isSubItem && !state.inList) cost += 3;
  const { ordinal } = piece;
  if (ordinal?.style === 'number' && ordinal.value !== 1 && ordinal.value !== state.lastNumber + 1) cost += 3;
  return cost;
}

const stateAfterBody = (state: ReaderState, piece: ColumnPiece): ReaderState => ({
  ...state,
  topicClosed: false,
  sentenceOpen: piece.endsMidSentence,
  inList: piece.kind === 'item' || (piece.startsLowercase && state.inList),
  lastNumber: piece.ordinal?.style === 'number' ? piece.ordinal.value : state.lastNumber,
});

/**
 * Returns the cost of assigning the pieces in `before` to the topic of `headingBefore`, and those in `after` to the
 * topic of `headingAfter`. A piece costs 0.5 if it has more word stems in common with the other heading than with its
 * own.
 */
export function affinityCost(
  before: readonly ColumnPiece[],
  after: readonly ColumnPiece[],
  headingBefore?: ColumnPiece,
  headingAfter?: ColumnPiece,
): number {
  if (!headingBefore || !headingAfter) return 0;
  const countMisplaced = (pieces: readonly ColumnPiece[], own: ColumnPiece, other: ColumnPiece) =>
    pieces.filter((piece) => countSharedStems(piece, other) > countSharedStems(piece, own)).length;
  return (
    0.5 *
    (countMisplaced(before, headingBefore, headingAfter) + countMisplaced(after, headingAfter, headingBefore))
  );
}

const countSharedStems = (piece: ColumnPiece, heading: ColumnPiece): number =>
  [...heading.stems].filter((stem) => hasStem(piece, stem)).length;

const hasStem = (piece: ColumnPiece, stem: string): boolean =>
  piece.stems.has(stem) || [...piece.stems].some((other) => other.startsWith(stem) || stem.startsWith(other));
