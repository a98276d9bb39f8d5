// Finds tables of contents: pages that list titles which stand again, with text, on later pages.
import { fold } from '../../text/text-patterns';
import type { PrintLine } from '../pdf-types';
import type { Candidate } from './prominence';

export interface Contents {
  /** Is this no heading but a line of the contents? */
  isListed: (one: Candidate) => boolean;
  /** Are these lines, from one place to another, a table of contents? */
  isOver: (from: number, to: number) => boolean;
}

/** So many titles of later pages on one page are its table of contents. */
const LISTED = 5;
/** Pages of one plan share their titles too, but have text under them. */
const LISTED_SHARE = 0.2;

/** Leaders swallow spaces, and numbers stand in front in one place and not in the other. */
const nameOf = (text: string): string =>
  fold(text.replace(/[\s.·…_]*\d{0,3}\s*$/u, ''))
    .replace(/^(?:[\divx]+(?:[.)]\d+)*[.):]?|\p{L}[.)]?)\s+/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

export function findContents(kept: readonly Candidate[], lines: readonly PrintLine[]): Contents {
  const last = new Map<string, number>();
  for (const { lines: own } of kept)
    last.set(nameOf(own.map(({ text }) => text).join(' ')), own[0]?.sheet ?? 0);
  const listed = new Map<number, Set<string>>();
  const all = new Map<number, number>();
  for (const { text, sheet } of lines) {
    const name = nameOf(text);
    all.set(sheet, (all.get(sheet) ?? 0) + 1);
    if ((last.get(name) ?? 0) > sheet) listed.set(sheet, (listed.get(sheet) ?? new Set()).add(name));
  }
  const isFull = (sheet: number) =>
    (listed.get(sheet)?.size ?? 0) >= Math.max(LISTED, LISTED_SHARE * (all.get(sheet) ?? 0));
  const isEntry = ({ text, sheet }: PrintLine): boolean =>
    isFull(sheet) && (Boolean(listed.get(sheet)?.has(nameOf(text))) || /[.·…]{3,}\s*\d*$/.test(text));
  return {
    isListed: ({ lines: own }) => own.some(isEntry),
    isOver: (from, to) => lines.slice(from, to).filter(isEntry).length >= LISTED,
  };
}
