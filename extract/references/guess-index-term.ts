// Guesses the topic of a term in the printed index if no topic has the term as its title. The guess is a topic on the
// page of the term: the one whose title and text contain the words of the term most often.
import { fold } from '../text/text-patterns';
import { isPrintedIndex } from '../topics/split-topics';
import type { Draft, PrintedIndexTerm, Topic } from '../types';

/**
 * A guess. `topics` contains the best topic on the page of the term, or nothing if no topic there contains a word of
 * the term. `matchesTitle` is true if all words of the term are in the title of the topic.
 */
type TermGuess = Pick<PrintedIndexTerm, 'topics' | 'matchesTitle'>;

export function createTermGuesser(
  draft: Draft,
  terms: readonly PrintedIndexTerm[],
): (term: PrintedIndexTerm) => TermGuess {
  /**
   * Maps the index of a topic to its page. If a term of the printed index leads to exactly one topic, the first page of
   * the term is the page of this topic. Other topics are not in the map.
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
      // score = 1000 × share of the term's words in the title + occurrences in the text + 500 if the printed index
      // has the page of the topic. A word in the title thus counts more than any text.
      const wordScore = 1000 * titleShare + occurrences;
      const score = wordScore && wordScore + (knownPages.has(at) ? 500 : 0);
      if (score > (best?.score ?? 0)) best = { at, titleShare, score };
    });
    return { topics: best ? [best.at] : [], matchesTitle: best?.titleShare === 1 };
  };
}

/**
 * Returns the first and last page on which each topic may be: the topics are in the order of the book, so a topic is
 * between the known pages of its neighbors.
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
 * Returns the stems of the words of a text. The stemmer only cuts off the last letters, so that most forms of a word
 * become equal: «жетони» and «жетона» (forms of “token”) become «жето».
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
