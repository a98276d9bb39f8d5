// Shows the printed index and contents as lists of links, since their pages mean nothing on a screen.

import { fold } from '../text/text-patterns';
import { createResolver, type Resolver } from '../topics/resolve-title';
import { isIndex } from '../topics/split-topics';
import type { Draft, Rule, Step, Topic } from '../types';
import { type IndexRow, readRows } from './index-rows';

export const listRows: Step = (draft) => {
  const resolve = withTerms(createResolver(draft.topics), draft);
  const topics = draft.topics.map((topic): Topic => {
    if (!isIndex(topic, draft) && !draft.words.contents.includes(fold(topic.title))) return topic;
    const [intro, rows] = splitIntro(topic);
    const rules = readRows(rows, draft.words)
      .filter(({ term }) => /[\p{L}\p{N}]/u.test(term))
      .map((row) => rowToRule(row, resolve, draft));
    return rules.length ? { ...topic, rules: [...topic.rules.slice(0, intro), ...rules] } : topic;
  });
  return { ...draft, topics };
};

/** What the index was found to mean counts too. */
function withTerms(resolve: Resolver, { topics }: Draft): Resolver {
  const terms = new Map<string, number>();
  for (const [at, { index }] of topics.entries())
    for (const { term, see } of index) if (!see.length) terms.set(fold(term), at);
  return (name) => {
    const topic = terms.get(fold(name));
    return resolve(name) ?? (topic === undefined ? undefined : { topic, guessed: true });
  };
}

/** Sentences before the first row stay sentences. */
function splitIntro({ blocks }: Topic): [number, Topic['blocks']] {
  const first = blocks.findIndex(
    ({ kind, text }) => kind === 'row' || /\.{4}/.test(text) || /^\p{L}$/u.test(text),
  );
  return [Math.max(0, first), blocks.slice(Math.max(0, first))];
}

function rowToRule({ term, line, pages, see }: IndexRow, resolve: Resolver, { words }: Draft): Rule {
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
