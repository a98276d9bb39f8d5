// Finds tables of contents, which are pages with many titles of headings of later pages. Their lines must not become
// headings, because every chapter would exist twice.
import { fold } from '../../text/text-patterns';
import type { TextLine } from '../pdf-types';
import type { HeadingCandidate } from './line-prominence';

export interface TableOfContents {
  /** Whether the candidate is a line of a table of contents, and therefore not a heading. */
  isContentsEntry: (one: HeadingCandidate) => boolean;
  /** Whether the lines with indexes from `from` up to `to` contain a table of contents. */
  isContentsRange: (from: number, to: number) => boolean;
}

/** A page is a table of contents only if it lists at least this number of titles from later pages. */
const MIN_ENTRIES = 5;
/**
 * A page is a table of contents only if at least this share of its lines are titles from later pages. Without this
 * limit, a page of a scenario book would count as one, because all scenarios have the same titles.
 */
const MIN_ENTRY_SHARE = 0.2;

/**
 * Returns a comparison key for a title, without dot leaders, page number, chapter number and spaces: “3. Moving ....
 * 12” becomes `moving`.
 */
const titleKey = (text: string): string =>
  fold(text.replace(/[\s.·…_]*\d{0,3}\s*$/u, ''))
    .replace(/^(?:[\divx]+(?:[.)]\d+)*[.):]?|\p{L}[.)]?)\s+/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

export function findTableOfContents(
  candidates: readonly HeadingCandidate[],
  lines: readonly TextLine[],
): TableOfContents {
  const lastSheet = new Map<string, number>();
  for (const { lines: own } of candidates)
    lastSheet.set(titleKey(own.map(({ text }) => text).join(' ')), own[0]?.sheet ?? 0);
  const listed = new Map<number, Set<string>>();
  const all = new Map<number, number>();
  for (const { text, sheet } of lines) {
    const name = titleKey(text);
    all.set(sheet, (all.get(sheet) ?? 0) + 1);
    if ((lastSheet.get(name) ?? 0) > sheet) listed.set(sheet, (listed.get(sheet) ?? new Set()).add(name));
  }
  const isContentsPage = (sheet: number) =>
    (listed.get(sheet)?.size ?? 0) >= Math.max(MIN_ENTRIES, MIN_ENTRY_SHARE * (all.get(sheet) ?? 0));
  const isEntry = ({ text, sheet }: TextLine): boolean =>
    isContentsPage(sheet) &&
    (Boolean(listed.get(sheet)?.has(titleKey(text))) || /[.·…]{3,}\s*\d*$/.test(text));
  return {
    isContentsEntry: ({ lines: own }) => own.some(isEntry),
    isContentsRange: (from, to) => lines.slice(from, to).filter(isEntry).length >= MIN_ENTRIES,
  };
}
