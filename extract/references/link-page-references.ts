// Pipeline step: turns page references (“see page 8”) into links to topics, because the site has no pages. A
// reference is linked only if the page and the sentence identify exactly one topic.
import { alternationOf, fold, hasSameStem } from '../text/text-patterns';
import type { Draft, ExtractedRule, Step, Topic } from '../types';

/** Maximum number of characters before a page reference in which to search for the title of a topic. */
const MAX_SENTENCE_LENGTH = 160;
/** Minimum length of a word that helps to identify a topic, in characters. Shorter words are too frequent. */
const MIN_WORD_LENGTH = 4;
/** Maximum number of ancestors that are visited, so that the search ends even if the topics form a cycle. */
const MAX_DEPTH = 9;

/**
 * Returns a pattern that matches “page 8” and “pp. 8–9”, but not a page of another book: “page 8 of the Rules
 * Reference”.
 */
function pagePattern({ words }: Draft): RegExp {
  const long = words.page.filter(({ length }) => length > 2);
  const short = words.page.filter(({ length }) => length <= 2);
  const number = '(\\d{1,3})(?:\\s?(?:[–—-]|,|&|and|та|і|й|и)\\s?\\d{1,3})?(?![\\d.,]*\\d|\\p{L})';
  const notOtherBook = `(?!\\s+(?:${alternationOf(words.otherBookStems)}))`;
  return new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${alternationOf(long)})\\.?|(?:${alternationOf(short)})\\.)\\s*${number}${notOtherBook}`,
    'giu',
  );
}

/** Matches the text between a title and its page reference: a comma, a bracket, or a word such as “on”. */
const TITLE_PAGE_SEPARATOR = /[»”"*]*[,:]?\s*\(?(?:(?:на|у|в|on|at)\s+)?$/u;

export const linkPageReferences: Step = (draft) => {
  const pattern = pagePattern(draft);
  const findTopic = createTopicFinder(draft);
  const linkPages = (text: string, own: number): string => {
    let linked = '';
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const [reference, page] = match;
      const before = text.slice(from, match.index);
      from = match.index + reference.length;
      const target = isLinked(before) ? undefined : findTopic(Number(page), lastSentence(before), own);
      const title = draft.topics[target ?? -1]?.title ?? '';
      linked += target === undefined ? before + reference : writeLink(before, reference, target, title);
    }
    return linked + text.slice(from);
  };
  const link = (rule: ExtractedRule, own: number): ExtractedRule => ({
    ...rule,
    text: linkPages(rule.text, own),
    children: rule.children.map((child) => link(child, own)),
  });
  const topics = draft.topics.map((topic, own) =>
    isPageList(topic, draft) ? topic : { ...topic, rules: topic.rules.map((rule) => link(rule, own)) },
  );
  return { ...draft, topics };
};

/**
 * Whether an earlier step has linked the reference: the text before the page number ends with a link, or the page
 * number is inside a link.
 */
const isLinked = (before: string): boolean =>
  before.replace(TITLE_PAGE_SEPARATOR, '').endsWith('⟧') || before.lastIndexOf('⟦') > before.lastIndexOf('⟧');

/**
 * Writes the link around the title of the topic if the title directly precedes the page reference, and otherwise
 * around the page reference.
 */
function writeLink(before: string, reference: string, target: number, title: string): string {
  const end = before.replace(TITLE_PAGE_SEPARATOR, '');
  const start = end.length - title.length;
  const isNamed =
    title !== '' &&
    fold(end.slice(Math.max(0, start))) === fold(title) &&
    !/[\p{L}\p{N}]/u.test(end[start - 1] ?? '');
  return isNamed
    ? `${end.slice(0, start)}⟦${target}|${end.slice(start)}⟧${before.slice(end.length)}${reference}`
    : `${before}⟦${target}|${reference}⟧`;
}

/** Whether the topic is the table of contents or the index, whose page numbers are not references. */
const isPageList = ({ title }: Topic, { words }: Draft): boolean =>
  [...words.contents, ...words.index].includes(fold(title));

const lastSentence = (text: string): string =>
  text.slice(-MAX_SENTENCE_LENGTH).replace(/^.*[.!?]\s+(?=[\p{Lu}«“"*(])/su, '');

/** Finds the topic that a page reference means. `own` is the index of the topic that contains the reference. */
type TopicFinder = (page: number, sentence: string, own: number) => number | undefined;

/**
 * Creates a function that finds the topic of a page reference. It returns the first of these topics that exists: the
 * topic that is on the page and that the sentence names; the topic that begins on the page and contains all others that
 * begin there; if no topic begins on the page, the only topic that continues there.
 */
function createTopicFinder(draft: Draft): TopicFinder {
  const { topics } = draft;
  const beginOn = new Map<number, number[]>();
  const continueOn = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, page: number | undefined, topic: number) => {
    if (page === undefined) return;
    const list = map.get(page) ?? [];
    if (!list.includes(topic)) map.set(page, [...list, topic]);
  };
  topics.forEach((topic, at) => {
    if (isPageList(topic, draft)) return;
    add(beginOn, topic.page, at);
    for (const { page } of topic.blocks) if (page !== topic.page) add(continueOn, page, at);
  });
  return (page, sentence, own) => {
    const first = beginOn.get(page) ?? [];
    const all = [...first, ...(continueOn.get(page) ?? [])];
    const target =
      findNamed(all, sentence, topics) ?? findContainer(first, topics) ?? onlyOf(first.length ? [] : all);
    return target === own ? undefined : target;
  };
}

const onlyOf = (places: readonly number[]): number | undefined =>
  places.length === 1 ? places[0] : undefined;

/**
 * Finds the topic that a sentence names: all words of its title occur in the sentence, in any grammatical form. If
 * several titles match, returns the topic whose title has the most words; undefined if two have equally many.
 */
function findNamed(
  places: readonly number[],
  sentence: string,
  topics: readonly Topic[],
): number | undefined {
  const sentenceWords = longWordsIn(sentence);
  const named = places
    .map((at) => ({ at, titleWords: longWordsIn(topics[at]?.title ?? '') }))
    .filter(
      ({ titleWords }) =>
        titleWords.length &&
        titleWords.every((word) => sentenceWords.some((other) => hasSameStem(word, other))),
    )
    .sort((a, b) => b.titleWords.length - a.titleWords.length);
  const [best, second] = named;
  return best && best.titleWords.length > (second?.titleWords.length ?? 0) ? best.at : undefined;
}

const longWordsIn = (text: string): string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= MIN_WORD_LENGTH);

/** Returns the first topic that begins on the page, if all other topics that begin there are inside it. */
function findContainer(places: readonly number[], topics: readonly Topic[]): number | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  const isInside = (at: number): boolean => {
    for (let above = topics[at]?.parent, steps = 0; above !== undefined && steps < MAX_DEPTH; steps++) {
      if (above === first) return true;
      above = topics[above]?.parent;
    }
    return false;
  };
  return others.every(isInside) ? first : undefined;
}
