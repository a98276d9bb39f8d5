// Pipeline step: assigns a printed page to each topic, from page marks, from evidence in the text (table of contents,
// index, references), or from adjacent topics.
import { UnusedCorrectionsError } from '../book-corrections';
import { alternationOf } from '../text/text-patterns';
import type { Draft, Step, Topic, Warning } from '../types';
import { gatherEvidence, type PageEvidence } from './page-evidence';

/**
 * Assigns a page to each topic. The book's data file takes precedence over page marks, and page marks over evidence.
 * Among several pieces of evidence, the most certain one wins. If uncertain evidence contradicts the assigned page, the
 * user gets a warning.
 */
export const assignPages: Step = (draft) => {
  const warnings: Warning[] = [];
  const pages = draft.topics.map(({ page }) => page);
  for (const [at, page] of readDataPages(draft)) pages[at] = page;
  const evidence = gatherEvidence(draft).sort((a, b) => a.uncertainty - b.uncertainty);
  for (const { topic, page, line, uncertainty } of evidence) {
    if (pages[topic] === undefined) pages[topic] = page;
    else if (pages[topic] !== page && uncertainty > 1)
      warnings.push({
        line,
        code: 'page',
        words: [draft.topics[topic]?.title ?? '', String(pages[topic]), String(page)],
      });
  }
  if (draft.layout === 'paragraphs') {
    fillChapters(draft.topics, pages, evidence);
    fillBetween(pages);
    fillParents(draft.topics, pages);
    fillSamePage(draft, pages);
    fillBetween(pages);
  }
  const topics = draft.topics.map((topic, at): Topic => {
    const page = pages[at];
    return page === undefined ? topic : { ...topic, page };
  });
  return { ...draft, topics, warnings: [...draft.warnings, ...warnings] };
};

/** Returns the page numbers that the book's data file gives, by topic index. */
function readDataPages({ topics, book }: Draft): Map<number, number> {
  const pages = new Map<number, number>();
  const unused: string[] = [];
  for (const [title, { page }] of Object.entries(book.pages ?? {})) {
    // `Enemies > Guard` means the topic “Guard” under “Enemies”.
    const [name, parent] = title.split(' > ').reverse();
    const at = topics.findIndex(
      (topic) => topic.title === name && (!parent || topics[topic.parent ?? -1]?.title === parent),
    );
    if (at < 0) unused.push(`page of «${title}»`);
    else pages.set(at, page);
  }
  if (unused.length) throw new UnusedCorrectionsError(unused);
  return pages;
}

/** Assigns the page of a chapter to all its topics, if the chapter has only one page. */
function fillChapters(
  topics: readonly Topic[],
  pages: (number | undefined)[],
  evidence: readonly PageEvidence[],
): void {
  const onlyPages = new Map(
    evidence.flatMap(({ topic, page, isOnlyPage }) => (isOnlyPage ? [[topic, page] as const] : [])),
  );
  topics.forEach((topic, at) => {
    for (let above = topic.parent; above !== undefined; above = topics[above]?.parent)
      if (pages[at] === undefined && onlyPages.get(above) === pages[above]) pages[at] = onlyPages.get(above);
  });
}

/**
 * Assigns a page to each topic that has none, if the nearest topics with a page before and after it are on the same
 * page. Assumes that the book begins on page 1.
 */
function fillBetween(pages: (number | undefined)[]): void {
  let before = 1;
  pages.forEach((page, at) => {
    if (page !== undefined) {
      before = page;
      return;
    }
    const after = pages.slice(at).find((one) => one !== undefined);
    if (after === before) pages[at] = before;
  });
}

/**
 * Gives a topic without a page the page of its first sub-topic, if the topic has at most two blocks. The sub-topic then
 * begins just below the heading of the topic.
 */
function fillParents(topics: readonly Topic[], pages: (number | undefined)[]): void {
  for (let at = topics.length - 2; at >= 0; at--)
    if (pages[at] === undefined && topics[at + 1]?.parent === at && (topics[at]?.blocks.length ?? 0) <= 2)
      pages[at] = pages[at + 1];
}

/**
 * Assigns a page to the target of a reference such as “Goal” on the right. The target is on the same page as the topic
 * that contains the reference.
 */
function fillSamePage({ topics, words }: Draft, pages: (number | undefined)[]): void {
  // Matches a quoted title before a direction: “Goal” on the right.
  const pattern = new RegExp(`[«“„]([^»”“]{2,60})[»”“]\\s+(?:${alternationOf(words.samePage)})`, 'giu');
  topics.forEach(({ blocks }, at) => {
    for (const { text } of blocks)
      for (const [, name] of text.matchAll(pattern)) {
        const target = topics.findIndex(({ title }) => title === name);
        if (target >= 0 && pages[target] === undefined && pages[at] !== undefined) pages[target] = pages[at];
      }
  });
}
