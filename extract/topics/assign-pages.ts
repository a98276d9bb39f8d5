// Gives topics their printed page: as the text layer has it, as the book says, or where both neighbours agree.
import { UnusedCorrections } from '../book-data';
import { anyOf } from '../text/text-patterns';
import type { Draft, Report, Step, Topic } from '../types';
import { type Evidence, gatherEvidence } from './page-evidence';

export const assignPages: Step = (draft) => {
  const reports: Report[] = [];
  const pages = draft.topics.map(({ page }) => page);
  for (const [at, page] of fromData(draft)) pages[at] = page;
  const evidence = gatherEvidence(draft).sort((a, b) => a.doubt - b.doubt);
  for (const { topic, page, line, doubt } of evidence) {
    if (pages[topic] === undefined) pages[topic] = page;
    else if (pages[topic] !== page && doubt > 1)
      reports.push({
        line,
        code: 'page',
        words: [draft.topics[topic]?.title ?? '', String(pages[topic]), String(page)],
      });
  }
  if (draft.layout === 'paragraphs') {
    fillChapters(draft.topics, pages, evidence);
    fillBetween(pages);
    fillParents(draft.topics, pages);
    fillBeside(draft, pages);
    fillBetween(pages);
  }
  const topics = draft.topics.map((topic, at): Topic => {
    const page = pages[at];
    return page === undefined ? topic : { ...topic, page };
  });
  return { ...draft, topics, reports: [...draft.reports, ...reports] };
};

function fromData({ topics, book }: Draft): Map<number, number> {
  const pages = new Map<number, number>();
  const unused: string[] = [];
  for (const [title, { page }] of Object.entries(book.pages ?? {})) {
    // «Вороги > Вартовий»: the one under that parent.
    const [name, home] = title.split(' > ').reverse();
    const at = topics.findIndex(
      (topic) => topic.title === name && (!home || topics[topic.parent ?? -1]?.title === home),
    );
    if (at < 0) unused.push(`page of «${title}»`);
    else pages.set(at, page);
  }
  if (unused.length) throw new UnusedCorrections(unused);
  return pages;
}

/** A chapter of one page has all its topics there. */
function fillChapters(
  topics: readonly Topic[],
  pages: (number | undefined)[],
  evidence: readonly Evidence[],
): void {
  const whole = new Map(
    evidence.flatMap(({ topic, page, whole: all }) => (all ? [[topic, page] as const] : [])),
  );
  topics.forEach((topic, at) => {
    for (let home = topic.parent; home !== undefined; home = topics[home]?.parent)
      if (pages[at] === undefined && whole.get(home) === pages[home]) pages[at] = whole.get(home);
  });
}

/** Between two topics of one page there is nothing but that page; before page 1 there is none. */
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

/** A heading with its first sub-heading under it stands on the same page. */
function fillParents(topics: readonly Topic[], pages: (number | undefined)[]): void {
  for (let at = topics.length - 2; at >= 0; at--)
    if (pages[at] === undefined && topics[at + 1]?.parent === at && (topics[at]?.blocks.length ?? 0) <= 2)
      pages[at] = pages[at + 1];
}

/** «Мета» праворуч: on the same page as the words that say so. */
function fillBeside({ topics, words }: Draft, pages: (number | undefined)[]): void {
  const pattern = new RegExp(`[«“„]([^»”“]{2,60})[»”“]\\s+(?:${anyOf(words.beside)})`, 'giu');
  topics.forEach(({ blocks }, at) => {
    for (const { text } of blocks)
      for (const [, name] of text.matchAll(pattern)) {
        const target = topics.findIndex(({ title }) => title === name);
        if (target >= 0 && pages[target] === undefined && pages[at] !== undefined) pages[target] = pages[at];
      }
  });
}
