// Reads the rows of a printed index or table of contents: terms, pages, and where a term sends the reader.
import type { LanguageWords } from '../languages';
import { anyOf } from '../text/text-patterns';
import type { Block } from '../types';

export interface IndexRow {
  term: string;
  line: number;
  /** First and last page of each place. */
  pages: [number, number][];
  see: string[];
}

/** Matches «Активи..... 2», «Бій.....» and takes the dots out. */
const LEADER = /^(.*?)\s*(?:\.\s?){3,}\s*(.*)$/;
/** Matches «7, 12», «9–11». */
const PAGES = /^\d{1,3}(?:\s*[–—-]\s*\d{1,3})?(?:\s*,\s*\d{1,3}(?:\s*[–—-]\s*\d{1,3})?)*$/;
/** Matches a letter of the alphabet that stands alone. */
const LETTER = /^\**\p{L}\**$/u;

interface Open extends IndexRow {
  column: number;
}

export function readRows(blocks: readonly Block[], { see }: LanguageWords): IndexRow[] {
  const seePattern = new RegExp(`^(?:${anyOf(see)})\\.?\\s+(.+)$`, 'iu');
  const bracket = new RegExp(`\\s*\\((?:${anyOf(see)})\\.?\\s+([^)]+)\\)`, 'iu');
  const rows: Open[] = [];
  const last = new Map<number, Open>();
  for (const block of blocks) {
    const cells = block.text.split(/\t|\n/).map((cell) => cell.replace(/\*\*/g, '').trim());
    cells.forEach((cell, column) => {
      if (!cell || LETTER.test(cell)) return;
      const before = last.get(column) ?? last.get(column - 1);
      if (PAGES.test(cell)) {
        const owner = last.get(column - 1) ?? before;
        owner?.pages.push(...readPages(cell));
        return;
      }
      const [, words = cell, tail = ''] = LEADER.exec(cell) ?? [];
      // «під час бою» under «див. Використання властивостей»: the end of a long reference.
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
      last.set(column, row);
    });
  }
  return inColumns(rows);
}

function createRow(
  words: string,
  tail: string,
  line: number,
  column: number,
  { seePattern, bracket }: { seePattern: RegExp; bracket: RegExp },
): Open {
  const see = (seePattern.exec(tail)?.[1] ?? bracket.exec(words)?.[1] ?? '').split(/,\s*/).filter(Boolean);
  const end = /\s(\d{1,3})$/.exec(words)?.[1];
  const pages = PAGES.test(tail) ? readPages(tail) : !tail && end ? readPages(end) : [];
  const term = words
    .replace(bracket, '')
    .replace(!tail && end ? /\s\d{1,3}$/ : /$^/, '')
    .trim();
  return { term, line, pages, see, column };
}

function readPages(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = 0, to = from] = range.split(/[–—-]/).map((page) => Number(page.trim()));
    return [from, to];
  });
}

/** Two columns of a page in one table are read one after the other; a small letter goes with the term above it. */
function inColumns(rows: readonly Open[]): IndexRow[] {
  const sorted = [...rows].sort((a, b) => a.column - b.column);
  let head = '';
  return sorted.map(({ column: _, ...row }) => {
    if (!/^\p{Ll}/u.test(row.term)) head = row.term;
    return row.term === head ? row : { ...row, term: `${head}: ${row.term}` };
  });
}
