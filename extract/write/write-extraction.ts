// Writes the result of an extraction: the files of the game (`game.md`, entries, icons), and the report
// `extraction.json`, which says for every line of the book where it went.
import { toLineRanges } from '../check-no-line-lost';
import { fold } from '../text/text-patterns';
import { placeTopics, topicsInside } from '../topics/assign-topics-to-entries';
import type { Draft, Line, Topic, Warning } from '../types';
import { formatWarning } from './format-warning';
import { drawPlaceholderIcon } from './placeholder-icon';
import { type EntryContext, findAliases, writeEntry } from './write-entry';
import { writeGameFile } from './write-game-file';

/** The content of `extraction.json`. Line ranges are [first, last] pairs in reading order. */
export interface ExtractionFile {
  /** File name of the book. */
  book: string;
  game: string;
  lang: string;
  topics: {
    title: string;
    kind: string;
    parent: string | null;
    page: number | null;
    see: string[];
    related: string[];
    lines: [number, number][];
    file: string;
  }[];
  /** Ranges of the lines that were left out, with the reason for each. */
  dropped: { lines: [number, number][]; reason: string }[];
  /** Warnings with their English messages, sorted by line. */
  reports: (Warning & { message: string })[];
  /**
   * The pages of the file (“sheets”): their size in points, and the page numbers printed on each. Present only for a
   * PDF.
   */
  sheets?: { sheet: number; width: number; height: number; pages: number[] }[];
  /**
   * For each line of the extracted text: its sheet number from 1, and its box in points from the upper left corner.
   * Present only for a PDF.
   */
  places?: [sheet: number, left: number, top: number, right: number, bottom: number][];
}

export interface WrittenExtraction {
  /** Content of each file by its path inside the game's folder. */
  files: Map<string, string>;
  extraction: ExtractionFile;
}

export function writeExtraction(
  draft: Draft,
  source: readonly Line[],
  { book, game }: { book: string; game: string },
  /** SVG of each icon by icon id. An icon without an SVG gets a placeholder. */
  drawings: ReadonlyMap<string, string> = new Map(),
): WrittenExtraction {
  const placed = placeTopics(draft);
  const titles = new Set(draft.topics.map(({ title }) => fold(title)));
  const context: EntryContext = {
    placed,
    inside: topicsInside(placed),
    titles,
    aliases: findAliases(draft.topics),
  };
  const files = new Map([['game.md', writeGameFile(draft, placed)]]);
  draft.topics.forEach((_, at) => {
    if (placed[at]?.entry === at)
      files.set(`${draft.lang}/${placed[at]?.id}.md`, writeEntry(at, draft, context));
  });
  for (const id of Object.keys(draft.icons).sort())
    files.set(`icons/${id}.svg`, drawings.get(id) ?? drawPlaceholderIcon(id));
  const blankLines = new Set(source.flatMap(({ n, text }) => (text.trim() ? [] : [n])));
  const ranges = (lines: readonly number[]) => toLineRanges(lines, (line) => blankLines.has(line));
  return {
    files,
    extraction: {
      book,
      game,
      lang: draft.lang,
      topics: draft.topics.map((topic, at) =>
        describeTopic(topic, draft, `${game}/${draft.lang}/${placed[at]?.id}.md`, ranges),
      ),
      dropped: describeDropped(draft, ranges),
      reports: draft.warnings
        .map((warning) => ({ ...warning, message: formatWarning(warning) }))
        .sort((a, b) => a.line - b.line),
    },
  };
}

type ToRanges = (lines: readonly number[]) => [number, number][];

function describeTopic(
  topic: Topic,
  { topics }: Draft,
  file: string,
  ranges: ToRanges,
): ExtractionFile['topics'][number] {
  const titles = (mentions: Topic['related']) =>
    mentions.flatMap(({ topic: at }) => (at === undefined ? [] : [topics[at]?.title ?? '']));
  return {
    title: topic.title,
    kind: topic.kind,
    parent: topic.parent === undefined ? null : (topics[topic.parent]?.title ?? null),
    page: topic.page ?? null,
    see: titles(topic.see),
    related: titles(topic.related),
    lines: ranges(topic.lines),
    file,
  };
}

function describeDropped({ dropped }: Draft, ranges: ToRanges): ExtractionFile['dropped'] {
  const reasons = new Map<string, number[]>();
  for (const { line, reason } of dropped) {
    const lines = reasons.get(reason) ?? [];
    lines.push(line);
    reasons.set(reason, lines);
  }
  return [...reasons].map(([reason, lines]) => ({ lines: ranges([...lines].sort((a, b) => a - b)), reason }));
}
