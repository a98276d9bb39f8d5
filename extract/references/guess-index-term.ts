// Guesses which topic an index term means when no title says so: by its page and by what the topics there speak of.

import { fold } from '../text/text-patterns';
import { isIndex } from '../topics/split-topics';
import type { Draft, IndexTerm, Topic } from '../types';

type Guess = Pick<IndexTerm, 'topics' | 'named'>;

export function createGuesser(draft: Draft, terms: readonly IndexTerm[]): (term: IndexTerm) => Guess {
  const pageOf = new Map<number, number>();
  for (const { topics, pages, see } of terms)
    if (!see.length && topics.length === 1 && pages[0]) pageOf.set(topics[0] ?? 0, pages[0]);
  const ranges = rangesOf(draft.topics, pageOf);
  const titles = draft.topics.map(({ title }) => stemsOf(title));
  const texts = draft.topics.map(({ blocks }) => countStems(blocks.map(({ text }) => text)));
  return ({ term, pages: [page] }) => {
    let best: { at: number; named: number; score: number } | undefined;
    const stems = stemsOf(term);
    draft.topics.forEach((topic, at) => {
      const [from, to] = ranges[at] ?? [1, 1];
      if (page === undefined || page < from || page > to || isIndex(topic, draft)) return;
      const named = stems.filter((stem) => titles[at]?.includes(stem)).length / Math.max(1, stems.length);
      const spoken = stems.reduce((sum, stem) => sum + (texts[at]?.get(stem) ?? 0), 0);
      // A word of the title says more than any number of words in the text.
      const score = 1000 * named + spoken && 1000 * named + (pageOf.has(at) ? 500 : 0) + spoken;
      if (score > (best?.score ?? 0)) best = { at, named, score };
    });
    return { topics: best ? [best.at] : [], named: best?.named === 1 };
  };
}

/** First and last page a topic may stand on, as far as the known pages around it tell. */
function rangesOf(topics: readonly Topic[], pageOf: ReadonlyMap<number, number>): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 1;
  topics.forEach((_, at) => {
    from = pageOf.get(at) ?? from;
    ranges.push([from, Number.POSITIVE_INFINITY]);
  });
  let to = Number.POSITIVE_INFINITY;
  for (let at = topics.length - 1; at >= 0; at--) {
    to = pageOf.get(at) ?? to;
    ranges[at] = [ranges[at]?.[0] ?? 1, to];
  }
  return ranges;
}

/** «жетони», «жетона» to «жето»: enough to see that two words are one. */
const stemsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.slice(0, Math.max(4, Math.min(6, word.length - 2))),
  );

function countStems(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap(stemsOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
