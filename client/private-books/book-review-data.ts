// Builds the data of the review page: topics with their depth and page, dropped lines by reason, warnings and icons.
import type { Draft } from '@/extract/types';
import type { CompiledBook } from '@/lib/private-books/compile-book';
import type { TopicName, WarningCode } from '@/lib/private-books/private-book';
import type { UnsavedBook } from './read-file';

export interface ReviewTopic {
  /** Identifies the topic in edits; undefined in a shared book, which was reviewed before it was shared. */
  name?: TopicName;
  title: string;
  page?: number;
  depth: number;
}

export interface ReviewWarning {
  /** The printed line that the warning is about. */
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
  counts: { entries: number; rules: number };
  topics: ReviewTopic[];
  dropped: { reason: string; lines: string[]; count: number }[];
  doubts: ReviewWarning[];
  icons: { id: string; name: string; svg: string }[];
}

/** Matches an icon in the extracted text, such as `:icon-1:`. */
const ICON_MARK = /:(icon-[\w-]+):/g;
/** Maximum number of dropped lines that are shown for each reason. */
const MAX_DROPPED_LINES = 40;
/** Maximum number of warnings that are shown. */
const MAX_WARNINGS = 100;
/**
 * Maximum depth of a topic. The limit ends the search for parents in a damaged draft, where parents may form a cycle.
 */
const MAX_DEPTH = 12;

export function toBookReview(book: UnsavedBook, { game, editions }: CompiledBook, draft?: Draft): BookReview {
  const [first] = editions;
  const lines = book.source?.split('\n') ?? [];
  const { account } = book;
  const icons = first?.data.icons ?? {};
  const withIconNames = (line: string) =>
    line.replace(ICON_MARK, (mark, id: string) => icons[id]?.name ?? mark);
  return {
    name: game.editions[0]?.name ?? '',
    languages: game.editions.map(({ lang }) => lang),
    counts: { entries: first?.edition.entryCount ?? 0, rules: first?.edition.ruleCount ?? 0 },
    topics: draft
      ? topicsOf(draft)
      : Object.values(first?.entries ?? {}).map(({ title, page }) => ({
          title,
          depth: 0,
          ...(page && { page }),
        })),
    dropped: (account?.dropped ?? []).map(({ reason, lines: ranges }) => {
      const all = ranges.flatMap(([from, to]) => lines.slice(from - 1, to)).filter((text) => text.trim());
      return { reason, lines: all.slice(0, MAX_DROPPED_LINES).map(withIconNames), count: all.length };
    }),
    doubts: (account?.reports ?? []).slice(0, MAX_WARNINGS).map(({ line, message, code, words = [] }) => ({
      line: withIconNames(lines[line - 1] ?? ''),
      message,
      about: words,
      ...(code && { code }),
      ...pageOf(account?.places?.[line - 1]?.[0], book),
    })),
    icons: Object.entries(icons).map(([id, { name, svg }]) => ({ id, name, svg })),
  };
}

/** Returns the printed page number of a PDF page, or the number of the PDF page if no printed number was found. */
const pageOf = (sheet: number | undefined, { account }: UnsavedBook): { page?: number } => {
  const page = account?.sheets?.find((one) => one.sheet === sheet)?.pages[0] ?? sheet;
  return page ? { page } : {};
};

function topicsOf({ topics }: Draft): ReviewTopic[] {
  const seen = new Map<string, number>();
  const depthOf = (parent: number | undefined, limit = MAX_DEPTH): number =>
    parent === undefined || limit === 0 ? 0 : 1 + depthOf(topics[parent]?.parent, limit - 1);
  return topics.map(({ title, page, parent }) => {
    const nth = seen.get(title) ?? 0;
    seen.set(title, nth + 1);
    return { name: { title, nth }, title, depth: depthOf(parent), ...(page && { page }) };
  });
}
