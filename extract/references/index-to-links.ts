// Pipeline step: turns the printed index and the table of contents of a book into lists of links to topics.
import { fold } from '../text/text-patterns';
import { createTitleResolver, type TitleResolver } from '../topics/resolve-title';
import { isPrintedIndex } from '../topics/split-topics';
import type { Draft, ExtractedRule, Step, Topic } from '../types';
import { type IndexRow, readIndexRows } from './parse-index-rows';

export const indexToLinks: Step = (draft) => {
  const resolve = withIndexTerms(createTitleResolver(draft.topics), draft);
  const topics = draft.topics.map((topic): Topic => {
    if (!isPrintedIndex(topic, draft) && !draft.words.contents.includes(fold(topic.title))) return topic;
    const [intro, rows] = splitIntro(topic);
    const rules = readIndexRows(rows, draft.words)
      .filter(({ term }) => /[\p{L}\p{N}]/u.test(term))
      .map((row) => rowToRule(row, resolve, draft));
    return rules.length ? { ...topic, rules: [...topic.rules.slice(0, intro), ...rules] } : topic;
  });
  return { ...draft, topics };
};

/**
 * Returns a function that finds the topic of a name. If `resolve` finds none, the function looks the name up among the
 * terms of the printed index, whose topics an earlier step has found.
 */
function withIndexTerms(resolve: TitleResolver, { topics }: Draft): TitleResolver {
  const terms = new Map<string, number>();
  for (const [at, { index }] of topics.entries())
    for (const { term, see } of index) if (!see.length) terms.set(fold(term), at);
  return (name) => {
    const topic = terms.get(fold(name));
    return resolve(name) ?? (topic === undefined ? undefined : { topic, guessed: true });
  };
}

/**
 * Separates the introductory sentences of an index from its rows. Returns the number of blocks before the first row,
 * and the blocks from the first row on.
 */
function splitIntro({ blocks }: Topic): [number, Topic['blocks']] {
  const first = blocks.findIndex(
    ({ kind, text }) => kind === 'row' || /\.{4}/.test(text) || /^\p{L}$/u.test(text),
  );
  return [Math.max(0, first), blocks.slice(Math.max(0, first))];
}

function rowToRule(
  { term, line, pages, see }: IndexRow,
  resolve: TitleResolver,
  { words }: Draft,
): ExtractedRule {
  const link = (name: string) => {
    const found = resolve(name);
    return found ? `⟦${found.topic}|${name}⟧` : name;
  };
  const numbers = pages.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
  const place = numbers ? `, ${words.page[0]}. ${numbers}` : '';
  const text = see.length
    ? `${term}: ${words.see[0]}. ${see.map(link).join(', ')}${place}`
    : link(term) + place;
  return { kind: 'item', text, lines: [line], children: [] };
}
