// Pipeline step: assigns a parent to each topic, from the heading levels, from the alphabetical order of a glossary,
// or from the book's data file.
import { collatorOf } from '../../lib/core/languages';
import { UnusedCorrectionsError } from '../book-corrections';
import { fold, isAllCaps, openingPattern, relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Step, Topic } from '../types';
import { classifyGlossaryHeadings, type GlossaryRole } from './classify-glossary-headings';
import { BY_TYPOGRAPHY, isPrintedIndex } from './split-topics';

export const nestTopics: Step = (draft) => {
  const glossary = findGlossary(draft);
  const roles = classifyGlossaryHeadings(
    draft.topics
      .slice(glossary.from, glossary.to)
      .map((topic) => ({ ...topic, closed: isClosed(topic, draft) })),
    collatorOf(draft.lang).compare,
  );
  const dataParents = readDataParents(draft);
  const open: number[] = [];
  /** Returns the index of the nearest earlier topic whose heading has a higher level. */
  const findParentByLevel = ({ level }: Topic): number | undefined => {
    while (open.length && (draft.topics[open.at(-1) ?? 0]?.level ?? 0) >= level) open.pop();
    return open.at(-1);
  };
  // The headings of a PDF have reliable levels, so its glossary is nested by levels and not by alphabetical order.
  const hasTypographicLevels = draft.topics.some(({ heading }) => heading.mark === BY_TYPOGRAPHY);
  let main: number | undefined;
  const topics = draft.topics.map((topic, at): Topic => {
    const role: GlossaryRole | undefined = roles[at - glossary.from];
    if (role && at >= glossary.from && at < glossary.to) {
      if (hasTypographicLevels) {
        if (at === glossary.from) open.length = 0;
        const parent = findParentByLevel(topic);
        open.push(at);
        const kind = role === 'box' && parent === undefined ? 'core-rule' : 'topic';
        return { ...topic, kind, ...(parent !== undefined && { parent }) };
      }
      open.length = 0;
      if (role === 'main') main = at;
      const kind = role === 'box' ? 'core-rule' : 'topic';
      return { ...topic, kind, ...(role === 'sub' && main !== undefined && { parent: main }) };
    }
    const byLevel = findParentByLevel(topic);
    // The printed index is a main topic, unless the book's data file gives it a parent.
    const parent = dataParents.has(at)
      ? dataParents.get(at)
      : isPrintedIndex(topic, draft)
        ? undefined
        : byLevel;
    open.push(at);
    return parent === undefined ? topic : { ...topic, parent };
  });
  // The topic “Glossary” before the first term only introduces the glossary, so its kind is `intro`.
  const intro = topics[glossary.from - 1];
  if (glossary.to > glossary.from && intro) topics[glossary.from - 1] = { ...intro, kind: 'intro' };
  return { ...draft, topics };
};

/** Whether the topic is closed: it ends with a list of related topics, or its only text refers to another topic. */
function isClosed({ blocks }: Topic, { words, book }: Draft): boolean {
  const related = relatedPattern({ words, book });
  const see = openingPattern([...words.see, ...(book.see ?? [])]);
  const last = blocks.at(-1);
  return (last && related.test(last.text)) || (blocks.length === 1 && isText(last) && see.test(last.text));
}

const isText = (block: Block | undefined): block is Block => block?.kind === 'text';

/**
 * Returns the index range of the glossary's topics: from the heading “Glossary” up to the next appendix, index or
 * chapter. If the book has no such heading, the range contains all topics. The range is empty if the topics do not look
 * like a glossary.
 */
function findGlossary(draft: Draft): { from: number; to: number } {
  const { topics, words } = draft;
  const named = topics.findIndex(({ title }) => words.glossary.some((name) => fold(title).startsWith(name)));
  const none = { from: 0, to: 0 };
  if (named < 0) return isGlossary(topics, draft) ? { from: 0, to: topics.length } : none;
  const rest = topics.slice(named + 1);
  const mostlyCaps = rest.filter(({ heading }) => isAllCaps(heading.text)).length > rest.length / 2;
  const end = rest.findIndex(
    ({ title, heading }) =>
      [...words.appendix, ...words.index].some((name) => fold(title).startsWith(name)) ||
      (!mostlyCaps && isAllCaps(heading.text)),
  );
  const range = { from: named + 1, to: end < 0 ? topics.length : named + 1 + end };
  return isGlossary(topics.slice(range.from, range.to), draft) ? range : none;
}

/** Whether the topics look like a glossary: there are more than three, and most are closed. */
const isGlossary = (topics: readonly Topic[], draft: Draft): boolean =>
  topics.length > 3 && topics.filter((topic) => isClosed(topic, draft)).length > topics.length / 2;

/** Returns the parents that the book's data file gives (`outline`): the index of the parent by topic index. */
function readDataParents({ topics, book }: Draft): Map<number, number | undefined> {
  const parents = new Map<number, number | undefined>();
  const unused: string[] = [];
  const find = (title: string, from = 0) =>
    topics.findIndex((topic, at) => at >= from && topic.title === title);
  for (const [parent, children] of Object.entries(book.outline ?? {})) {
    const parentIndex = parent ? find(parent) : undefined;
    if (parentIndex === -1) unused.push(`outline of «${parent}»`);
    for (const child of children) {
      const at = find(child, parentIndex === undefined || parentIndex < 0 ? 0 : parentIndex);
      if (at < 0) unused.push(`outline «${child}» under «${parent}»`);
      else parents.set(at, parentIndex);
    }
  }
  if (unused.length) throw new UnusedCorrectionsError(unused);
  return parents;
}
