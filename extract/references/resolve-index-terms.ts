// Leads the terms of the printed index to their topics; what leads nowhere is reported with its line.

import { createResolver } from '../topics/resolve-title';
import { isIndex } from '../topics/split-topics';
import type { IndexTerm, Report, Step, Topic } from '../types';
import { createGuesser } from './guess-index-term';
import { readRows } from './index-rows';

export const readIndex: Step = (draft) => {
  const resolve = createResolver(draft.topics);
  const reports: Report[] = [];
  const terms = draft.topics
    .filter((topic) => isIndex(topic, draft))
    .flatMap(({ blocks }) => readRows(blocks, draft.words))
    .filter(({ pages, see }) => pages.length || see.length)
    .map(({ term, line, pages, see }): IndexTerm => {
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
        named: true,
      };
    });
  const guess = createGuesser(draft, terms);
  const guessed = terms.map((term) => (term.topics.length ? term : { ...term, ...guess(term) }));
  for (const { term, line, topics } of guessed)
    if (!topics.length) reports.push({ line, code: 'index', words: [term] });
  const owned = new Map<number, IndexTerm[]>();
  for (const term of guessed)
    for (const topic of term.topics) owned.set(topic, [...(owned.get(topic) ?? []), term]);
  const topics = draft.topics.map((topic, at): Topic => {
    const index = owned.get(at);
    return index ? { ...topic, index } : topic;
  });
  return { ...draft, topics, reports: [...draft.reports, ...reports] };
};
