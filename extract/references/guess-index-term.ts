// Guesses the topic of an index term that matches no title, from the term's page and the words of the topics on that
// page.
import { fold } from '../text/text-patterns';
import { isPrintedIndex } from '../topics/split-topics';
import type { Draft, PrintedIndexTerm, Topic } from '../types';

/**
 * The guess for an index term. `topics` contains only the best topic: of all topics whose page range contains the page
 * of the term, the one with the highest score. `topics` is empty if no topic has a score above 0.
 */
type TermGuess = Pick<PrintedIndexTerm, 'topics' | 'matchesTitle'>;

export function createTermGuesser(
  draft: Draft,
  terms: readonly PrintedIndexTerm[],
): (term: PrintedIndexTerm) => TermGuess {
  /**
   * The known pages of topics, by topic index. The page of a topic is known if an index term was resolved to this topic
   * alone; it is the first page of that term.
   */
  const knownPages = new Map<number, number>();
  for (const { topics, pages, see } of terms)
    if (!see.length && topics.length === 1 && pages[0]) knownPages.set(topics[0] ?? 0, pages[0]);
  const ranges = pageRangesOf(draft.topics, knownPages);
  const titleStems = draft.topics.map(({ title }) => stemsOf(title));
  const textStems = draft.topics.map(({ blocks }) => countStems(blocks.map(({ text }) => text)));
  return ({ term, pages: [page] }) => {
    let best: { at: number; titleShare: number; score: number } | undefined;
    const stems = stemsOf(term);
    draft.topics.forEach((topic, at) => {
      const [from, to] = ranges[at] ?? [1, 1];
      if (page === undefined || page < from || page > to || isPrintedIndex(topic, draft)) return;
      const titleShare =
        stems.filter((stem) => titleStems[at]?.includes(stem)).length / Math.max(1, stems.length);
      const occurrences = stems.reduce((sum, stem) => sum + (textStems[at]?.get(stem) ?? 0), 0);
      // A word of the term counts more in the title of a topic than in the text of the topic.
      const wordScore = 1000 * titleShare + occurrences;
      const score = wordScore && wordScore + (knownPages.has(at) ? 500 : 0);
      if (score > (best?.score ?? 0)) best = { at, titleShare, score };
    });
    return { topics: best ? [best.at] : [], matchesTitle: best?.titleShare === 1 };
  };
}

/**
 * Returns the first and last page on which each topic may be, derived from the known pages of the topics before and
 * after.
 */
function pageRangesOf(topics: readonly Topic[], knownPages: ReadonlyMap<number, number>): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 1;
  topics.forEach((_, at) => {
    from = knownPages.get(at) ?? from;
    ranges.push([from, Number.POSITIVE_INFINITY]);
  });
  let to = Number.POSITIVE_INFINITY;
  for (let at = topics.length - 1; at >= 0; at--) {
    to = knownPages.get(at) ?? to;
    ranges[at] = [ranges[at]?.[0] ?? 1, to];
  }
  return ranges;
}

/**
 * Returns the stems of the words of a text, with a crude stemmer that makes two forms of a word equal: «жетони» and
 * «жетона» become «жето».
 */
const stemsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.slice(0, Math.max(4, Math.min(6, word.length - 2))),
  );

function countStems(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap(stemsOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
