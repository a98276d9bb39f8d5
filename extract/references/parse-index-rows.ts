// Parses the rows of a printed index or table of contents: terms, pages, and references to other terms.
import type { LanguageWords } from '../languages';
import { alternationOf } from '../text/text-patterns';
import type { Block } from '../types';

export interface IndexRow {
  term: string;
  /** Line number of the row in the book. */
  line: number;
  /** Page ranges of the term, each as [first, last]. */
  pages: [number, number][];
  /** Names of other terms after “see”. */
  see: string[];
}

/** Matches a term with dot leaders: `Assets..... 2`, `Combat.....`. */
const LEADER = /^(.*?)\s*(?:\.\s?){3,}\s*(.*)$/;
/** Matches page numbers and page ranges: `7, 12`, `9–11`. */
const PAGES = /^\d{1,3}(?:\s*[–—-]\s*\d{1,3})?(?:\s*,\s*\d{1,3}(?:\s*[–—-]\s*\d{1,3})?)*$/;
/** Matches the letter above a section of the index: `**B**`. */
const SECTION_LETTER = /^\**\p{L}\**$/u;

interface ColumnRow extends IndexRow {
  column: number;
}

export function readIndexRows(blocks: readonly Block[], { see }: LanguageWords): IndexRow[] {
  // Matches a reference to another term: “see Wolf”.
  const seePattern = new RegExp(`^(?:${alternationOf(see)})\\.?\\s+(.+)$`, 'iu');
  // Matches a reference in brackets at the end of a term: “Eagle owl (see Owl)”.
  const bracket = new RegExp(`\\s*\\((?:${alternationOf(see)})\\.?\\s+([^)]+)\\)`, 'iu');
  const rows: ColumnRow[] = [];
  const lastInColumn = new Map<number, ColumnRow>();
  for (const block of blocks) {
    const cells = block.text.split(/\t|\n/).map((cell) => cell.replace(/\*\*/g, '').trim());
    cells.forEach((cell, column) => {
      if (!cell || SECTION_LETTER.test(cell)) return;
      const before = lastInColumn.get(column) ?? lastInColumn.get(column - 1);
      if (PAGES.test(cell)) {
        const owner = lastInColumn.get(column - 1) ?? before;
        owner?.pages.push(...readPages(cell));
        return;
      }
      const [, words = cell, tail = ''] = LEADER.exec(cell) ?? [];
      // A cell that starts in lowercase continues the long reference above it: “above the castle” under “see Flights
      // of the owl”.
      if (
        !LEADER.test(cell) &&
        before?.see.length &&
        /^\p{Ll}/u.test(cell) &&
        !PAGES.test(cells[column + 1] ?? '')
      ) {
        before.see.push(`${before.see.pop()} ${cell}`);
        return;
      }
      const row = createRow(words, tail, block.lines[0] ?? 0, column, { seePattern, bracket });
      rows.push(row);
      lastInColumn.set(column, row);
    });
  }
  return orderByColumn(rows);
}

function createRow(
  words: string,
  tail: string,
  line: number,
  column: number,
  { seePattern, bracket }: { seePattern: RegExp; bracket: RegExp },
): ColumnRow {
  const see = (seePattern.exec(tail)?.[1] ?? bracket.exec(words)?.[1] ?? '').split(/,\s*/).filter(Boolean);
  // Matches the page number after a term without dot leaders: “Owl 12”.
  const finalPage = /\s(\d{1,3})$/.exec(words)?.[1];
  const pages = PAGES.test(tail) ? readPages(tail) : !tail && finalPage ? readPages(finalPage) : [];
  const term = words
    .replace(bracket, '')
    .replace(!tail && finalPage ? /\s\d{1,3}$/ : /$^/, '')
    .trim();
  return { term, line, pages, see, column };
}

function readPages(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = 0, to = from] = range.split(/[–—-]/).map((page) => Number(page.trim()));
    return [from, to];
  });
}

/**
 * Orders the rows column by column, and adds the main term before each sub-term, which starts in lowercase: “of owls”
 * under “Flight” becomes “Flight: of owls”.
 */
function orderByColumn(rows: readonly ColumnRow[]): IndexRow[] {
  const sorted = [...rows].sort((a, b) => a.column - b.column);
  let mainTerm = '';
  return sorted.map(({ column: _, ...row }) => {
    if (!/^\p{Ll}/u.test(row.term)) mainTerm = row.term;
    return row.term === mainTerm ? row : { ...row, term: `${mainTerm}: ${row.term}` };
  });
}
