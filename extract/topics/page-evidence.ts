// Collects evidence for the printed page of each topic, from the table of contents, the printed index, and references
// in sentences (“Combat” on p. 3).
import { readIndexRows } from '../references/parse-index-rows';
import { alternationOf, fold, hasSameStem } from '../text/text-patterns';
import type { Draft, Topic } from '../types';
import { createTitleResolver } from './resolve-title';

export interface PageEvidence {
  /** Index of the topic that the evidence is about. */
  topic: number;
  page: number;
  /**
   * Uncertainty of the evidence, from 1 (table of contents or index) to 5 (a title without quotation marks in a
   * sentence). Evidence with a lower value takes precedence.
   */
  uncertainty: number;
  /** Line number of the evidence in the book. */
  line: number;
  /** Whether the topic is a chapter of only one page, so that its sub-topics are on this page too. */
  isOnlyPage?: boolean;
}

export function gatherEvidence(draft: Draft): PageEvidence[] {
  return [...fromContents(draft), ...fromIndex(draft), ...fromText(draft)];
}

function fromContents({ topics, words }: Draft): PageEvidence[] {
  const resolve = createTitleResolver(topics);
  return topics
    .filter(({ title }) => words.contents.includes(fold(title)))
    .flatMap(({ blocks }) => readIndexRows(blocks, words))
    .flatMap(({ term, line, pages }) => {
      const found = resolve(term);
      const [from, to] = pages[0] ?? [];
      return found && from
        ? [{ topic: found.topic, page: from, uncertainty: 1, line, isOnlyPage: from === to }]
        : [];
    });
}

function fromIndex({ topics }: Draft): PageEvidence[] {
  return topics.flatMap(({ index }, topic) =>
    index.flatMap(({ pages, see, line, topics: targets, matchesTitle }) => {
      if (!matchesTitle) return [];
      // If the index row “Bonuses 7, 12” leads to two topics, the first is on page 7 and the second on page 12.
      const page = pages[targets.indexOf(topic)] ?? pages[0];
      return page ? [{ topic, page, uncertainty: see.length ? 3 : 1, line }] : [];
    }),
  );
}

function fromText({ topics, words }: Draft): PageEvidence[] {
  const resolve = createTitleResolver(topics);
  // Matches a page: “p. 3”.
  const page = `(?:${alternationOf(words.page)})\\.?\\s*(\\d{1,3})`;
  // Matches one or two quoted titles before a page: “Wolf” and “Fox” on p. 5.
  const quoted = new RegExp(
    `[«“„]([^»”“]{2,60})[»”“](?:\\s+(?:${alternationOf(words.and)})\\s+[«“„]([^»”“]{2,60})[»”“])?\\s+(?:на|on)\\s+${page}`,
    'giu',
  );
  // Matches up to six words without quotation marks before a page: “the flight of the dragon on p. 9”.
  const plain = new RegExp(`((?:[\\p{L}’-]+\\s+){1,6})(?:на|on)\\s+${page}`, 'giu');
  // Matches a page in brackets at the end of a heading: “FLIGHT OF THE DRAGON (P. 10)”.
  const inHeading = new RegExp(`\\(${page}\\)\\s*$`, 'iu');
  // Matches a bold term with a page reference after it: `**Flight.** An owl flies (see p. 6)`.
  const boldTerm = new RegExp(
    `^\\*\\*([^*.]+)\\.?\\*\\*.*\\((?:${alternationOf(words.see)})\\.?\\s+${page}\\)`,
    'iu',
  );
  const found: PageEvidence[] = [];
  const add = (
    name: string | undefined,
    number: string | undefined,
    uncertainty: number,
    line: number,
    exactOnly = false,
  ) => {
    const target = name && resolve(name);
    if (target && !(exactOnly && target.guessed))
      found.push({ topic: target.topic, page: Number(number), uncertainty, line });
  };
  for (const [at, topic] of topics.entries()) {
    const headingPage = inHeading.exec(topic.heading.text)?.[1];
    if (headingPage) found.push(...fromSummaryHeading(topics, at, Number(headingPage)));
    for (const { text, lines } of topic.blocks) {
      const line = lines[0] ?? 0;
      for (const match of text.matchAll(quoted)) {
        add(match[1], match[3], 4, line);
        add(match[2], match[3], 4, line);
      }
      for (const match of text.matchAll(plain))
        found.push(...fromSentence(topics, match[1] ?? '', Number(match[2]), line));
      const term = boldTerm.exec(text);
      if (term) add(term[1], term[2], 4, line, true);
    }
  }
  return found;
}

/**
 * Returns the evidence in the heading of a summary: “FLIGHT OF THE DRAGON (P. 10)” means that the other topic with
 * this title is on page 10.
 */
function fromSummaryHeading(topics: readonly Topic[], at: number, page: number): PageEvidence[] {
  const others = topics.map((topic, other) => (other === at ? { ...topic, title: '' } : topic));
  const target = createTitleResolver(others)(topics[at]?.title ?? '');
  return target
    ? [{ topic: target.topic, page, uncertainty: 4, line: topics[at]?.heading.lines[0] ?? 0 }]
    : [];
}

/**
 * Returns the evidence for the topic whose title is at the end of `words`. If several titles fit, uses the longest one.
 */
function fromSentence(topics: readonly Topic[], words: string, page: number, line: number): PageEvidence[] {
  for (const name of endings(words)) {
    const topic = topics.findIndex(({ title }) => isSameName(name, title));
    if (topic >= 0) return [{ topic, page, uncertainty: 5, line }];
  }
  return [];
}

/**
 * Whether the name is the title, perhaps in another grammatical form: «алфавітним покажчиком» is a form of
 * «Алфавітний покажчик» (“alphabetical index”).
 */
function isSameName(name: string, title: string): boolean {
  const [a, b] = [fold(name).split(' '), fold(title).split(' ')];
  return a.length === b.length && a.every((word, at) => hasSameStem(word, b[at] ?? ''));
}

/**
 * Returns all endings of a text that have two or more words: “on the flight” gives “on the flight” and “the flight”.
 */
function endings(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
}
