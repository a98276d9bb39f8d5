// What is shown of a book before it is kept: its topics as a tree with their pages, what was left out and why, what is doubtful.
import type { Draft } from '@/extract/types';
import type { CompiledBook } from '@/lib/private-books/compile-book';
import type { DoubtCode, TopicName } from '@/lib/private-books/private-book';
import type { ReadBook } from './read-file';

export interface LookTopic {
  /** Undefined where the book came as entries: it was looked through before. */
  name?: TopicName;
  title: string;
  page?: number;
  depth: number;
}

export interface LookDoubt {
  line: string;
  message: string;
  code?: DoubtCode;
  about: string[];
  page?: number;
}

export interface BookReview {
  name: string;
  languages: string[];
  counts: { entries: number; rules: number };
  topics: LookTopic[];
  dropped: { reason: string; lines: string[]; count: number }[];
  doubts: LookDoubt[];
  icons: { id: string; name: string; svg: string }[];
}

const MOST_LINES = 40;
const MOST_DOUBTS = 100;

export function toBookReview(book: ReadBook, { game, editions }: CompiledBook, draft?: Draft): BookReview {
  const [first] = editions;
  const lines = book.source?.split('\n') ?? [];
  const { account } = book;
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
      return { reason, lines: all.slice(0, MOST_LINES), count: all.length };
    }),
    doubts: (account?.reports ?? []).slice(0, MOST_DOUBTS).map(({ line, message, code, words = [] }) => ({
      line: lines[line - 1] ?? '',
      message,
      about: words,
      ...(code && { code }),
      ...pageOf(account?.places?.[line - 1]?.[0], book),
    })),
    icons: Object.entries(first?.data.icons ?? {}).map(([id, { name, svg }]) => ({ id, name, svg })),
  };
}

const pageOf = (sheet: number | undefined, { account }: ReadBook): { page?: number } => {
  const page = account?.sheets?.find((one) => one.sheet === sheet)?.pages[0] ?? sheet;
  return page ? { page } : {};
};

function topicsOf({ topics }: Draft): LookTopic[] {
  const seen = new Map<string, number>();
  const depthOf = (at: number | undefined, most = 12): number =>
    at === undefined || most === 0 ? 0 : 1 + depthOf(topics[at]?.parent, most - 1);
  return topics.map(({ title, page, parent }) => {
    const nth = seen.get(title) ?? 0;
    seen.set(title, nth + 1);
    return { name: { title, nth }, title, depth: depthOf(parent), ...(page && { page }) };
  });
}
