// Finds every topic's parent: by the level of its heading, by the alphabet in a glossary, or by the data file.
import { collatorOf } from '../../lib/core/languages';
import { UnusedCorrections } from '../book-data';
import { fold, isCapitals, openingPattern, relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Step, Topic } from '../types';
import { orderGlossary, type Place } from './glossary-order';
import { BY_TYPE, isIndex } from './split-topics';

export const nestTopics: Step = (draft) => {
  const glossary = findGlossary(draft);
  const places = orderGlossary(
    draft.topics
      .slice(glossary.from, glossary.to)
      .map((topic) => ({ ...topic, closed: isClosed(topic, draft) })),
    collatorOf(draft.lang).compare,
  );
  const outline = readOutline(draft);
  const open: number[] = [];
  const openAbove = ({ level }: Topic): number | undefined => {
    while (open.length && (draft.topics[open.at(-1) ?? 0]?.level ?? 0) >= level) open.pop();
    return open.at(-1);
  };
  // Where the page shows the levels, the alphabet need not tell them.
  const byType = draft.topics.some(({ heading }) => heading.mark === BY_TYPE);
  let main: number | undefined;
  const topics = draft.topics.map((topic, at): Topic => {
    const place: Place | undefined = places[at - glossary.from];
    if (place && at >= glossary.from && at < glossary.to) {
      if (byType) {
        if (at === glossary.from) open.length = 0;
        const above = openAbove(topic);
        open.push(at);
        const kind = place === 'box' && above === undefined ? 'core-rule' : 'topic';
        return { ...topic, kind, ...(above !== undefined && { parent: above }) };
      }
      open.length = 0;
      if (place === 'main') main = at;
      const kind = place === 'box' ? 'core-rule' : 'topic';
      return { ...topic, kind, ...(place === 'sub' && main !== undefined && { parent: main }) };
    }
    const above = openAbove(topic);
    // The index belongs to the whole book.
    const parent = outline.has(at) ? outline.get(at) : isIndex(topic, draft) ? undefined : above;
    open.push(at);
    return parent === undefined ? topic : { ...topic, parent };
  });
  // The glossary's own heading introduces it and holds nothing.
  const intro = topics[glossary.from - 1];
  if (glossary.to > glossary.from && intro) topics[glossary.from - 1] = { ...intro, kind: 'intro' };
  return { ...draft, topics };
};

/** Ends with related topics, or says where to look instead. */
function isClosed({ blocks }: Topic, { words, book }: Draft): boolean {
  const related = relatedPattern({ words, book });
  const see = openingPattern([...words.see, ...(book.see ?? [])]);
  const last = blocks.at(-1);
  return (last && related.test(last.text)) || (blocks.length === 1 && isText(last) && see.test(last.text));
}

const isText = (block: Block | undefined): block is Block => block?.kind === 'text';

/** The run of topics after the heading «Глосарій»; empty when they are not closed by lists of related topics. */
function findGlossary(draft: Draft): { from: number; to: number } {
  const { topics, words } = draft;
  const named = topics.findIndex(({ title }) => words.glossary.some((name) => fold(title).startsWith(name)));
  const none = { from: 0, to: 0 };
  if (named < 0) return isGlossary(topics, draft) ? { from: 0, to: topics.length } : none;
  const rest = topics.slice(named + 1);
  const capitals = rest.filter(({ heading }) => isCapitals(heading.text)).length > rest.length / 2;
  const end = rest.findIndex(
    ({ title, heading }) =>
      [...words.appendix, ...words.index].some((name) => fold(title).startsWith(name)) ||
      (!capitals && isCapitals(heading.text)),
  );
  const range = { from: named + 1, to: end < 0 ? topics.length : named + 1 + end };
  return isGlossary(topics.slice(range.from, range.to), draft) ? range : none;
}

const isGlossary = (topics: readonly Topic[], draft: Draft): boolean =>
  topics.length > 3 && topics.filter((topic) => isClosed(topic, draft)).length > topics.length / 2;

/** Place of each topic that the data file names to the place of its parent. */
function readOutline({ topics, book }: Draft): Map<number, number | undefined> {
  const parents = new Map<number, number | undefined>();
  const unused: string[] = [];
  const find = (title: string, from = 0) =>
    topics.findIndex((topic, at) => at >= from && topic.title === title);
  for (const [parent, children] of Object.entries(book.outline ?? {})) {
    const home = parent ? find(parent) : undefined;
    if (home === -1) unused.push(`outline of «${parent}»`);
    for (const child of children) {
      const at = find(child, home === undefined || home < 0 ? 0 : home);
      if (at < 0) unused.push(`outline «${child}» under «${parent}»`);
      else parents.set(at, home);
    }
  }
  if (unused.length) throw new UnusedCorrections(unused);
  return parents;
}
