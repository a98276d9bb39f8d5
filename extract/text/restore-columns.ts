// Puts the columns of each page into reading order: some text layers hold the right column before the left one.
import { collatorOf } from '../../lib/core/languages';
import type { Draft, Line, Step } from '../types';
import { affinityCost, type CostRules, type Reader, readPiece, START } from './column-cost';
import { cutPieces, type Piece } from './column-pieces';
import { fold } from './text-patterns';

/** A swap must be worth more than this, so that a book in good order stays as it is. */
const SWAP = 1;
const IMBALANCE = 4;
/** Paths kept from page to page. */
const BEAM = 12;
/** More than a printed page holds: the book has no page marks here, and weighing every cut would take for ever. */
const MOST_LINES = 400;

interface Path {
  cost: number;
  reader: Reader;
  /** For each page the piece its left column begins with; 0 leaves the page as it is. */
  cuts: number[];
}

export const restoreColumns: Step = (draft) => {
  if (draft.layout !== 'columns') return draft;
  const pages = splitPages(draft.lines);
  const cut = pages.map((lines) => cutPieces(lines, draft));
  const cuts = findCuts(cut, draft);
  const lines = pages.flatMap((page, at) => {
    const start = cut[at]?.[cuts[at] ?? 0]?.at ?? 0;
    return start ? [...atTop(page.slice(start)), ...atTop(page.slice(0, start))] : page;
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

function atTop(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim());
  return [...lines.map((line, at) => (at === first ? { ...line, top: true } : line)), { n: 0, text: '' }];
}

/** The cheapest way to read all pages one after the other. */
function findCuts(pages: readonly Piece[][], { lang, words }: Draft): number[] {
  const rules: CostRules = {
    compare: collatorOf(lang).compare,
    isGlossary: (title) => words.glossary.some((name) => fold(title).startsWith(name)),
  };
  let paths: Path[] = [{ cost: 0, reader: START, cuts: [] }];
  for (const pieces of pages) {
    let next: Path[] = [];
    for (const cut of candidates(pieces)) {
      const found = readBest(paths, pieces, cut, rules, next[BEAM - 1]?.cost ?? Number.POSITIVE_INFINITY);
      if (found) next = [...next, found].sort((a, b) => a.cost - b.cost).slice(0, BEAM);
    }
    paths = next;
  }
  return paths[0]?.cuts ?? [];
}

/** The cheapest way to go on with a page cut here; undefined when none is cheaper than `limit`. */
function readBest(
  paths: readonly Path[],
  pieces: readonly Piece[],
  cut: number,
  rules: CostRules,
  limit: number,
): Path | undefined {
  let found: Path | undefined;
  for (const path of paths) found = readPage(path, pieces, cut, rules, found?.cost ?? limit) ?? found;
  return found;
}

/** Places where the left column may begin: not in the first or last quarter of the page. */
function candidates(pieces: readonly Piece[]): number[] {
  const total = heightOf(pieces);
  let above = 0;
  const cuts = [0];
  if (total > MOST_LINES) return cuts;
  pieces.forEach((piece, at) => {
    if (at && above > total / 4 && above < (3 * total) / 4) cuts.push(at);
    above += piece.height;
  });
  return cuts;
}

const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

function readPage(
  path: Path,
  pieces: readonly Piece[],
  cut: number,
  rules: CostRules,
  limit: number,
): Path | undefined {
  const [right, left] = [pieces.slice(0, cut), pieces.slice(cut)];
  let { cost, reader } = path;
  if (cut) {
    const [a, b] = [heightOf(right), heightOf(left)];
    cost += SWAP + (IMBALANCE * Math.abs(a - b)) / (a + b);
    const lastHeading = right.findLastIndex(({ kind }) => kind === 'heading');
    const firstHeading = left.findIndex(({ kind }) => kind === 'heading' || kind === 'chapter');
    const strayed = left.slice(0, firstHeading < 0 ? left.length : firstHeading);
    if (lastHeading >= 0)
      cost += affinityCost(right.slice(lastHeading + 1), strayed, right[lastHeading], reader.heading);
  }
  for (const [at, piece] of [...left, ...right].entries()) {
    // Costs only grow.
    if (cost >= limit) return undefined;
    const [more, after] = readPiece(reader, piece, at === 0, rules);
    cost += more;
    reader = after;
  }
  if (cost >= limit) return undefined;
  return { cost, reader, cuts: [...path.cuts, cut] };
}
