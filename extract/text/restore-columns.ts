// Pipeline step: puts the two columns of each page into reading order. In the text of some books, the right column of a
// page comes before the left one, and nothing marks where a column starts.
import { collatorOf } from '../../lib/core/languages';
import type { Draft, Line, Step } from '../types';
import { affinityCost, type CostRules, INITIAL_STATE, type ReaderState, scorePiece } from './column-cost';
import { type ColumnPiece, splitIntoPieces } from './split-page-into-pieces';
import { fold } from './text-patterns';

/** Cost of swapping the columns of a page. It is positive, so a text in good order stays unchanged. */
const SWAP_COST = 1;
/** Extra cost of a swap if the two columns differ in height: this number × difference / sum of the heights. */
const IMBALANCE_COST = 4;
/** Number of paths (column orders of all pages so far) that the beam search keeps after each page. */
const BEAM_WIDTH = 12;
/**
 * Maximum number of lines on a page. A longer “page” is several pages without page marks; it is left unchanged, which
 * bounds the running time.
 */
const MAX_PAGE_LINES = 400;

interface Path {
  cost: number;
  state: ReaderState;
  /** For each page, the index of the piece that begins the left column; 0 leaves the page unchanged. */
  cuts: number[];
}

/**
 * Restores the columns with a beam search over all pages, because a sentence may continue on the next page: the order
 * of one page changes the cost of the next. On each page, the search tries every piece in the middle half as the
 * start of the left column, and the cost function in `column-cost.ts` rates the resulting text. Running time: pages ×
 * cuts per page × BEAM_WIDTH × pieces per page. Rejected: swapping the first and the second half of each page,
 * because the two columns have different lengths; starting a column at a line in lowercase, because half of the
 * columns begin with a heading.
 */
export const restoreColumns: Step = (draft) => {
  if (draft.layout !== 'columns') return draft;
  const pages = splitPages(draft.lines);
  const pieces = pages.map((lines) => splitIntoPieces(lines, draft));
  const cuts = findCuts(pieces, draft);
  const lines = pages.flatMap((page, at) => {
    const start = pieces[at]?.[cuts[at] ?? 0]?.firstLine ?? 0;
    return start ? [...markColumnStart(page.slice(start)), ...markColumnStart(page.slice(0, start))] : page;
  });
  return { ...draft, lines };
};

function splitPages(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]];
  let page: number | undefined;
  for (const line of lines) {
    if (line.page !== undefined && line.page !== page && line.text.trim()) {
      page = line.page;
      pages.push([]);
    }
    pages.at(-1)?.push(line);
  }
  return pages;
}

/**
 * Marks the first non-blank line as the start of a column, and appends a blank line, which separates the two columns.
 */
function markColumnStart(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim());
  return [
    ...lines.map((line, at) => (at === first ? { ...line, startsColumn: true } : line)),
    { n: 0, text: '' },
  ];
}

/**
 * Finds for each page the piece at which to cut the page into two columns, so that the total cost of all pages is
 * lowest.
 */
function findCuts(pages: readonly ColumnPiece[][], { lang, words }: Draft): number[] {
  const rules: CostRules = {
    compare: collatorOf(lang).compare,
    isGlossary: (title) => words.glossary.some((name) => fold(title).startsWith(name)),
  };
  let paths: Path[] = [{ cost: 0, state: INITIAL_STATE, cuts: [] }];
  for (const pieces of pages) {
    let next: Path[] = [];
    for (const cut of candidateCuts(pieces)) {
      const found = extendBestPath(
        paths,
        pieces,
        cut,
        rules,
        next[BEAM_WIDTH - 1]?.cost ?? Number.POSITIVE_INFINITY,
      );
      if (found) next = [...next, found].sort((a, b) => a.cost - b.cost).slice(0, BEAM_WIDTH);
    }
    paths = next;
  }
  return paths[0]?.cuts ?? [];
}

/**
 * Extends each path by one page whose columns are separated at piece `cut`. Returns the cheapest result, or undefined
 * if none costs less than `limit`.
 */
function extendBestPath(
  paths: readonly Path[],
  pieces: readonly ColumnPiece[],
  cut: number,
  rules: CostRules,
  limit: number,
): Path | undefined {
  let best: Path | undefined;
  for (const path of paths) best = extendPath(path, pieces, cut, rules, best?.cost ?? limit) ?? best;
  return best;
}

/**
 * Returns the indexes at which the list of pieces may be cut into two columns. The piece at the cut begins the left
 * column. Candidates are the pieces in the middle half of the list, and 0, which leaves the page unchanged.
 */
function candidateCuts(pieces: readonly ColumnPiece[]): number[] {
  const total = heightOf(pieces);
  let above = 0;
  const cuts = [0];
  if (total > MAX_PAGE_LINES) return cuts;
  pieces.forEach((piece, at) => {
    if (at && above > total / 4 && above < (3 * total) / 4) cuts.push(at);
    above += piece.height;
  });
  return cuts;
}

const heightOf = (pieces: readonly ColumnPiece[]): number =>
  pieces.reduce((sum, { height }) => sum + height, 0);

function extendPath(
  path: Path,
  pieces: readonly ColumnPiece[],
  cut: number,
  rules: CostRules,
  limit: number,
): Path | undefined {
  const [right, left] = [pieces.slice(0, cut), pieces.slice(cut)];
  let { cost, state } = path;
  if (cut) {
    const [a, b] = [heightOf(right), heightOf(left)];
    cost += SWAP_COST + (IMBALANCE_COST * Math.abs(a - b)) / (a + b);
    const lastHeading = right.findLastIndex(({ kind }) => kind === 'heading');
    const firstHeading = left.findIndex(({ kind }) => kind === 'heading' || kind === 'chapter');
    const leftBeforeHeading = left.slice(0, firstHeading < 0 ? left.length : firstHeading);
    if (lastHeading >= 0)
      cost += affinityCost(
        right.slice(lastHeading + 1),
        leftBeforeHeading,
        right[lastHeading],
        state.heading,
      );
  }
  for (const [at, piece] of [...left, ...right].entries()) {
    // No cost is negative, so a path above the limit cannot become cheaper.
    if (cost >= limit) return undefined;
    const [pieceCost, next] = scorePiece(state, piece, at === 0, rules);
    cost += pieceCost;
    state = next;
  }
  if (cost >= limit) return undefined;
  return { cost, state, cuts: [...path.cuts, cut] };
}
