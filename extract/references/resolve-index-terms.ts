// Pipeline step: finds the topics to which each term of the printed index leads, by title or by a guess from the page
// number. Adds a warning for each term without a topic.
import { createTitleResolver } from '../topics/resolve-title';
import { isPrintedIndex } from '../topics/split-topics';
import type { PrintedIndexTerm, Step, Topic, Warning } from '../types';
import { createTermGuesser } from './guess-index-term';
import { readIndexRows } from './parse-index-rows';

export const resolveIndexTerms: Step = (draft) => {
  const resolve = createTitleResolver(draft.topics);
  const warnings: Warning[] = [];
  const terms = draft.topics
    .filter((topic) => isPrintedIndex(topic, draft))
    .flatMap(({ blocks }) => readIndexRows(blocks, draft.words))
    .filter(({ pages, see }) => pages.length || see.length)
    .map(({ term, line, pages, see }): PrintedIndexTerm => {
      const names = see.length ? see : [term];
      const mentions = names.map((name) => {
        const found = resolve(name);
        return { name, line, ...(found && { topic: found.topic }) };
      });
      const topics = mentions.flatMap(({ topic }) => topic ?? []);
      return {
        term,
        line,
        pages: pages.map(([from]) => from),
        see: see.length ? mentions : [],
        topics,
        matchesTitle: true,
      };
    });
  const guess = createTermGuesser(draft, terms);
  const guessed = terms.map((term) => (term.topics.length ? term : { ...term, ...guess(term) }));
  for (const { term, line, topics } of guessed)
    if (!topics.length) warnings.push({ line, code: 'index', words: [term] });
  const termsByTopic = new Map<number, PrintedIndexTerm[]>();
  for (const term of guessed)
    for (const topic of term.topics) termsByTopic.set(topic, [...(termsByTopic.get(topic) ?? []), term]);
  const topics = draft.topics.map((topic, at): Topic => {
    const index = termsByTopic.get(at);
    return index ? { ...topic, index } : topic;
  });
  return { ...draft, topics, warnings: [...draft.warnings, ...warnings] };
};
