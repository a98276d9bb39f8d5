// Writes an extraction as files: the game's page, its entries, its icons, and the account of every line.
import { toRanges } from '../check-conservation';
import { fold } from '../text/text-patterns';
import { placeTopics, topicsInside } from '../topics/place-topics';
import type { Draft, Line, Report, Topic } from '../types';
import { formatWarning } from './format-warning';
import { drawPlaceholderIcon } from './placeholder-icon';
import { bareTitles, type Shelf, writeEntry } from './write-entry';
import { writeGame } from './write-game';

export interface Extraction {
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
  dropped: { lines: [number, number][]; reason: string }[];
  reports: (Report & { message: string })[];
  /** Of a PDF: the sheets of the file, and for each line of the source its sheet and its box there. */
  sheets?: { sheet: number; width: number; height: number; pages: number[] }[];
  places?: [sheet: number, left: number, top: number, right: number, bottom: number][];
}

export interface Emitted {
  /** Path inside the game's folder to its text. */
  files: Map<string, string>;
  extraction: Extraction;
}

export function writeExtraction(
  draft: Draft,
  source: readonly Line[],
  { book, game }: { book: string; game: string },
  drawings: ReadonlyMap<string, string> = new Map(),
): Emitted {
  const placed = placeTopics(draft);
  const titles = new Set(draft.topics.map(({ title }) => fold(title)));
  const shelf: Shelf = { placed, inside: topicsInside(placed), titles, bare: bareTitles(draft.topics) };
  const files = new Map([['game.md', writeGame(draft, placed)]]);
  draft.topics.forEach((_, at) => {
    if (placed[at]?.entry === at)
      files.set(`${draft.lang}/${placed[at]?.id}.md`, writeEntry(at, draft, shelf));
  });
  for (const id of Object.keys(draft.icons).sort())
    files.set(`icons/${id}.svg`, drawings.get(id) ?? drawPlaceholderIcon(id));
  const blank = new Set(source.flatMap(({ n, text }) => (text.trim() ? [] : [n])));
  const ranges = (lines: readonly number[]) => toRanges(lines, (line) => blank.has(line));
  return {
    files,
    extraction: {
      book,
      game,
      lang: draft.lang,
      topics: draft.topics.map((topic, at) =>
        describe(topic, draft, `${game}/${draft.lang}/${placed[at]?.id}.md`, ranges),
      ),
      dropped: describeDropped(draft, ranges),
      reports: draft.reports
        .map((report) => ({ ...report, message: formatWarning(report) }))
        .sort((a, b) => a.line - b.line),
    },
  };
}

type Ranges = (lines: readonly number[]) => [number, number][];

function describe(
  topic: Topic,
  { topics }: Draft,
  file: string,
  ranges: Ranges,
): Extraction['topics'][number] {
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

function describeDropped({ dropped }: Draft, ranges: Ranges): Extraction['dropped'] {
  const reasons = new Map<string, number[]>();
  for (const { line, reason } of dropped) {
    const lines = reasons.get(reason) ?? [];
    lines.push(line);
    reasons.set(reason, lines);
  }
  return [...reasons].map(([reason, lines]) => ({ lines: ranges([...lines].sort((a, b) => a - b)), reason }));
}
