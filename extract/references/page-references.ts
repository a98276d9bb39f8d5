// Makes a link of a bare page («див. с. 8», «see page 8») where that page says which topic is meant; else it stays text.

import { anyOf, fold, hasSameStem } from '../text/text-patterns';
import type { Draft, Rule, Step, Topic } from '../types';

/** Letters of a sentence before the page that may name its topic. */
const REACH = 160;
/** Shorter words are in every sentence. */
const SHORTEST = 4;

/** «с. 8», «page 8», «pp. 8–9»; a page of another book is none of ours. */
function pagePattern({ words }: Draft): RegExp {
  const long = words.page.filter(({ length }) => length > 2);
  const short = words.page.filter(({ length }) => length <= 2);
  const number = '(\\d{1,3})(?:\\s?(?:[–—-]|,|&|and|та|і|й|и)\\s?\\d{1,3})?(?![\\d.,]*\\d|\\p{L})';
  const others = `(?!\\s+(?:${anyOf(words.otherBook)}))`;
  return new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${anyOf(long)})\\.?|(?:${anyOf(short)})\\.)\\s*${number}${others}`,
    'giu',
  );
}

/** Between a title and its page: «, », « (», « на ». */
const GLUE = /[»”"*]*[,:]?\s*\(?(?:(?:на|у|в|on|at)\s+)?$/u;

export const pageReferences: Step = (draft) => {
  const pattern = pagePattern(draft);
  const findTopic = createFinder(draft);
  const write = (text: string, own: number): string => {
    let written = '';
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const [whole, page] = match;
      const before = text.slice(from, match.index);
      from = match.index + whole.length;
      const target = isLinked(before) ? undefined : findTopic(Number(page), sentenceEnd(before), own);
      const title = draft.topics[target ?? -1]?.title ?? '';
      written += target === undefined ? before + whole : writeLink(before, whole, target, title);
    }
    return written + text.slice(from);
  };
  const link = (rule: Rule, own: number): Rule => ({
    ...rule,
    text: write(rule.text, own),
    children: rule.children.map((child) => link(child, own)),
  });
  const topics = draft.topics.map((topic, own) =>
    isList(topic, draft) ? topic : { ...topic, rules: topic.rules.map((rule) => link(rule, own)) },
  );
  return { ...draft, topics };
};

/** A link that stands right before the page leads there already, and one has no other inside it. */
const isLinked = (before: string): boolean =>
  before.replace(GLUE, '').endsWith('⟧') || before.lastIndexOf('⟦') > before.lastIndexOf('⟧');

/** The title is the link where it stands right before the page; else the page is. */
function writeLink(before: string, page: string, target: number, title: string): string {
  const end = before.replace(GLUE, '');
  const start = end.length - title.length;
  const isNamed =
    title !== '' &&
    fold(end.slice(Math.max(0, start))) === fold(title) &&
    !/[\p{L}\p{N}]/u.test(end[start - 1] ?? '');
  return isNamed
    ? `${end.slice(0, start)}⟦${target}|${end.slice(start)}⟧${before.slice(end.length)}${page}`
    : `${before}⟦${target}|${page}⟧`;
}

/** Contents and index are nothing but pages. */
const isList = ({ title }: Topic, { words }: Draft): boolean =>
  [...words.contents, ...words.index].includes(fold(title));

const sentenceEnd = (text: string): string =>
  text.slice(-REACH).replace(/^.*[.!?]\s+(?=[\p{Lu}«“"*(])/su, '');

type Finder = (page: number, sentence: string, own: number) => number | undefined;

function createFinder(draft: Draft): Finder {
  const { topics } = draft;
  const begins = new Map<number, number[]>();
  const holds = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, page: number | undefined, topic: number) => {
    if (page === undefined) return;
    const list = map.get(page) ?? [];
    if (!list.includes(topic)) map.set(page, [...list, topic]);
  };
  topics.forEach((topic, at) => {
    if (isList(topic, draft)) return;
    add(begins, topic.page, at);
    for (const { page } of topic.blocks) if (page !== topic.page) add(holds, page, at);
  });
  return (page, sentence, own) => {
    const first = begins.get(page) ?? [];
    const all = [...first, ...(holds.get(page) ?? [])];
    const target =
      findNamed(all, sentence, topics) ?? findFirst(first, topics) ?? onlyOf(first.length ? [] : all);
    return target === own ? undefined : target;
  };
}

const onlyOf = (places: readonly number[]): number | undefined =>
  places.length === 1 ? places[0] : undefined;

/** The only topic of the page whose whole title the sentence names, the longest title first. */
function findNamed(
  places: readonly number[],
  sentence: string,
  topics: readonly Topic[],
): number | undefined {
  const spoken = wordsIn(sentence);
  const named = places
    .map((at) => ({ at, own: wordsIn(topics[at]?.title ?? '') }))
    .filter(({ own }) => own.length && own.every((word) => spoken.some((other) => hasSameStem(word, other))))
    .sort((a, b) => b.own.length - a.own.length);
  const [best, second] = named;
  return best && best.own.length > (second?.own.length ?? 0) ? best.at : undefined;
}

const wordsIn = (text: string): string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= SHORTEST);

/** The topic that opens the page, if all others that begin there belong to it. */
function findFirst(places: readonly number[], topics: readonly Topic[]): number | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  const isInside = (at: number): boolean => {
    for (let home = topics[at]?.parent, steps = 0; home !== undefined && steps < 9; steps++) {
      if (home === first) return true;
      home = topics[home]?.parent;
    }
    return false;
  };
  return others.every(isInside) ? first : undefined;
}
