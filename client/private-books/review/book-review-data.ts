// Collects the data of the review page: topics with their level and page, left-out lines with the reason for each,
// warnings and icons.
import type { Draft } from '@/extract/types';
import type { CompiledBook } from '@/lib/private-books/compile-book';
import type { DropReason, LineBox, LineName, TopicName, WarningCode } from '@/lib/private-books/private-book';
import type { UnsavedBook } from '../read-file';

export interface ReviewTopic {
  /** Identifies the topic in edits; undefined in a shared book, whose topics the reader cannot edit. */
  name?: TopicName;
  title: string;
  page?: number;
  depth: number;
  /** The printed lines below the heading. */
  lines: ReviewLine[];
}

export interface ReviewLine {
  /** Identifies the line in edits. */
  name: LineName;
  /** The text of the line, with the names of icons instead of the icons. */
  text: string;
  /**
   * Number of lines in the font style of this line, including this line. It is 0 for the style of the body text,
   * because the reader cannot turn all lines in that style into headings.
   */
  alike: number;
}

/** The lines of one page that the extractor left out, except page numbers and similar lines. */
export interface LeftOutPage {
  /** Number of the page in the PDF; 0 for a text file. */
  sheet: number;
  page?: number;
  /** Width and height of the page, in points. */
  width: number;
  height: number;
  lines: { name: LineName; text: string; reason: string; box?: LineBox }[];
}

export interface ReviewWarning {
  /** The printed line that caused the warning. */
  line: string;
  /** The message of the warning in English. */
  message: string;
  code?: WarningCode;
  /** Names and numbers that are inserted into the translated message. */
  about: string[];
  page?: number;
}

export interface BookReview {
  name: string;
  languages: string[];
  /** Language of the book. The interface may not have this language. */
  lang: string;
  counts: { entries: number; rules: number };
  topics: ReviewTopic[];
  /**
   * Left-out lines that cannot be missing rules: page numbers and similar lines, and lines that the reader has removed.
   * They are grouped by the reason for leaving them out.
   */
  dropped: { reason: string; lines: string[]; count: number }[];
  /** Lines that the extractor left out although they may contain rules, by page. */
  leftOut: LeftOutPage[];
  warnings: ReviewWarning[];
  icons: { id: string; name: string; svg: string }[];
}

/** Matches an icon in the extracted text, such as `:icon-1:`. */
const ICON_MARK = /:(icon-[\w-]+):/g;
/** Maximum number of dropped lines that are shown for each reason. */
const MAX_DROPPED_LINES = 40;
/** Maximum number of warnings that are shown. */
const MAX_WARNINGS = 100;
/**
 * Maximum level of a topic. In a damaged draft, topics can be parents of each other in a cycle; the limit ends the
 * computation.
 */
const MAX_DEPTH = 12;
/** Reasons for leaving out lines that never contain rules, and the reason for lines that the reader has removed. */
const ROUTINE_REASONS: readonly string[] = [
  'page number',
  'page mark',
  'running head',
  'ruler',
  'image',
  'invisible signs',
  'removed by hand',
] satisfies DropReason[];

export function toBookReview(
  book: UnsavedBook,
  { game, editions }: CompiledBook,
  draft?: Draft,
  types: readonly number[] = [],
): BookReview {
  const [first] = editions;
  const lines = book.source?.split('\n') ?? [];
  const { account } = book;
  const icons = first?.data.icons ?? {};
  const withIconNames = (line: string) =>
    line.replace(ICON_MARK, (mark, id: string) => icons[id]?.name ?? mark);
  const source = { names: nameLines(lines), types, withIconNames };
  const dropped = (account?.dropped ?? []).map(({ reason, lines: ranges }) => ({
    reason,
    numbers: ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      .filter((n) => lines[n - 1]?.trim()),
  }));
  return {
    name: game.editions[0]?.name ?? '',
    languages: game.editions.map(({ lang }) => lang),
    lang: account?.lang ?? game.editions[0]?.lang ?? 'en',
    counts: { entries: first?.edition.entryCount ?? 0, rules: first?.edition.ruleCount ?? 0 },
    topics: draft
      ? topicsOf(draft, source)
      : Object.values(first?.entries ?? {}).map(({ title, page }) => ({
          title,
          depth: 0,
          lines: [],
          ...(page && { page }),
        })),
    dropped: dropped
      .filter(({ reason }) => ROUTINE_REASONS.includes(reason))
      .map(({ reason, numbers }) => ({
        reason,
        lines: numbers.slice(0, MAX_DROPPED_LINES).map((n) => withIconNames(lines[n - 1] ?? '')),
        count: numbers.length,
      })),
    leftOut: leftOutByPage(
      book,
      dropped.filter(({ reason }) => !ROUTINE_REASONS.includes(reason)),
      source,
    ),
    warnings: (account?.reports ?? []).slice(0, MAX_WARNINGS).map(({ line, message, code, words = [] }) => ({
      line: withIconNames(lines[line - 1] ?? ''),
      message,
      about: words,
      ...(code && { code }),
      ...pageOf(account?.places?.[line - 1]?.[0], book),
    })),
    icons: Object.entries(icons).map(([id, { name, svg }]) => ({ id, name, svg })),
  };
}

interface SourceLines {
  /** Identifiers of all lines of the extracted text, in order. */
  names: readonly LineName[];
  /** Number of the font style of each line of the extracted text; empty for a text file. */
  types: readonly number[];
  withIconNames: (line: string) => string;
}

function nameLines(lines: readonly string[]): LineName[] {
  const seen = new Map<string, number>();
  return lines.map((text) => {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { text, nth };
  });
}

/** Groups left-out lines by page. The pages are in their order in the book. */
function leftOutByPage(
  book: UnsavedBook,
  dropped: readonly { reason: string; numbers: readonly number[] }[],
  { names, withIconNames }: SourceLines,
): LeftOutPage[] {
  const { sheets = [], places = [] } = book.account ?? {};
  const pages = new Map<number, LeftOutPage>();
  for (const { reason, numbers } of dropped)
    for (const n of numbers) {
      const name = names[n - 1];
      if (!name) continue;
      const box = places[n - 1];
      const sheet = box?.[0] ?? 0;
      const { width = 1, height = 1 } = sheets.find((one) => one.sheet === sheet) ?? {};
      const page = pages.get(sheet) ?? { sheet, width, height, lines: [], ...pageOf(box?.[0], book) };
      pages.set(sheet, page);
      page.lines.push({ name, text: withIconNames(name.text), reason, ...(box && { box }) });
    }
  return [...pages.values()].sort((a, b) => a.sheet - b.sheet);
}

/** Returns the printed page number of a PDF page. If it is unknown, returns the number of the page in the PDF. */
const pageOf = (sheet: number | undefined, { account }: UnsavedBook): { page?: number } => {
  const page = account?.sheets?.find((one) => one.sheet === sheet)?.pages[0] ?? sheet;
  return page ? { page } : {};
};

function topicsOf({ topics }: Draft, { names, types, withIconNames }: SourceLines): ReviewTopic[] {
  const seen = new Map<string, number>();
  const depthOf = (parent: number | undefined, limit = MAX_DEPTH): number =>
    parent === undefined || limit === 0 ? 0 : 1 + depthOf(topics[parent]?.parent, limit - 1);
  const countOfType = new Map<number, number>();
  for (const type of types) countOfType.set(type, (countOfType.get(type) ?? 0) + 1);
  // The most frequent font style is that of the body text. The reader cannot turn all lines in this style into headings
  // at once.
  const bodyCount = Math.max(0, ...[...countOfType].map(([type, count]) => (type ? count : 0)));
  const alikeOf = (n: number): number => {
    const type = types[n - 1];
    const count = type ? (countOfType.get(type) ?? 0) : 0;
    return count < bodyCount ? count : 0;
  };
  return topics.map(({ title, page, parent, lines, heading }) => {
    const nth = seen.get(title) ?? 0;
    seen.set(title, nth + 1);
    return {
      name: { title, nth },
      title,
      depth: depthOf(parent),
      lines: lines
        .filter((n) => !heading.lines.includes(n))
        .flatMap((n) => {
          const name = names[n - 1];
          return name?.text.trim() ? [{ name, text: withIconNames(name.text), alike: alikeOf(n) }] : [];
        }),
      ...(page && { page }),
    };
  });
}
