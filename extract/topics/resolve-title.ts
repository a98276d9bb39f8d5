// Finds the topic that a printed name means: by its exact title, by a part of its title, or by the title with the
// smallest Levenshtein distance, because references have misprints and OCR errors. A name without an exact match is
// compared with all titles once; the result is cached.
import { distance } from 'fastest-levenshtein';
import { fold } from '../text/text-patterns';
import type { Topic } from '../types';

export interface ResolvedTitle {
  /** Index of the topic that the name was resolved to. */
  topic: number;
  /** Whether the name is neither the title nor a known part of it, so that the topic is only a guess. */
  guessed: boolean;
}

export type TitleResolver = (name: string) => ResolvedTitle | undefined;

/** Matches the chapter label at the start of a title: “Appendix 2: ” in “Appendix 2: Cards”. */
export const CHAPTER_PREFIX = /^\p{L}+(?:\s+\d+)?\s*[:.]\s+/u;
/** Matches the section number or letter at the start of a title: “5.2 Planets”, “3) Movement”, “A. Board”. */
const NUMBER_PREFIX = /^(?:\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?|\p{L}[.)])\s+/u;
/** Matches a remark in brackets at the end of a title: “Market (action)”. */
const BRACKET_SUFFIX = /\s*\([^)]*\)\s*$/;

/** Returns the title without its section number: “5.2 Planets” becomes “Planets”. */
export const bareTitle = (title: string): string => title.replace(NUMBER_PREFIX, '');

/** Minimum length of a name whose topic may be guessed, in characters. */
const MIN_GUESS_LENGTH = 4;
/** Maximum length of a name whose topic may be guessed, in characters. */
const MAX_GUESS_LENGTH = 80;

export function createTitleResolver(topics: readonly Topic[]): TitleResolver {
  const titles = new Map<string, number>();
  const titleParts = new Map<string, number>();
  const order = topics.map((_, at) => at).sort((a, b) => rankOf(topics[a]) - rankOf(topics[b]) || a - b);
  const add = (map: Map<string, number>, name: string, at: number) => {
    if (name && !map.has(name)) map.set(name, at);
  };
  for (const at of order) add(titles, fold(topics[at]?.title ?? ''), at);
  for (const at of order)
    for (const affix of [CHAPTER_PREFIX, NUMBER_PREFIX, BRACKET_SUFFIX])
      add(titleParts, fold((topics[at]?.title ?? '').replace(affix, '')), at);
  const known = [...titles.keys()];
  const cache = new Map<string, ResolvedTitle | undefined>();

  return (name) => {
    const words = fold(name).replace(/[.,;:]+$/, '');
    const exact = titles.get(words) ?? titleParts.get(words);
    if (exact !== undefined) return { topic: exact, guessed: false };
    if (!cache.has(words)) {
      const near = findBeginning(words, known) ?? findNearest(words, known);
      const topic = near === undefined ? undefined : titles.get(near);
      cache.set(words, topic === undefined ? undefined : { topic, guessed: true });
    }
    return cache.get(words);
  };
}

/**
 * Returns the rank of a topic among topics with the same title. A name means the topic with the lowest rank. Topics
 * with text rank before redirects, and main topics before sub-topics.
 */
const rankOf = (topic: Topic | undefined): number =>
  (topic?.kind === 'redirect' ? 2 : 0) + (topic?.parent === undefined ? 0 : 1);

/** Finds the title that begins with these words, if there is exactly one. */
function findBeginning(words: string, titles: readonly string[]): string | undefined {
  if (words.length < MIN_GUESS_LENGTH) return undefined;
  const longer = titles.filter(
    (title) => title.startsWith(words) && /[ :(,]/.test(title[words.length] ?? ''),
  );
  return longer.length === 1 ? longer[0] : undefined;
}

/**
 * Finds the title with the smallest Levenshtein distance from the words. The distance may be at most a quarter of the
 * length of the words. Returns undefined if two titles are equally near.
 */
function findNearest(words: string, titles: readonly string[]): string | undefined {
  if (words.length < MIN_GUESS_LENGTH || words.length > MAX_GUESS_LENGTH) return undefined;
  const maxDistance = Math.max(1, Math.floor(words.length / 4));
  let best: { title: string; edits: number } | undefined;
  let second = Number.POSITIVE_INFINITY;
  for (const title of titles) {
    if (Math.abs(title.length - words.length) > maxDistance) continue;
    const edits = distance(words, title);
    if (!best || edits < best.edits) {
      second = best?.edits ?? second;
      best = { title, edits };
    } else second = Math.min(second, edits);
  }
  return best && best.edits <= maxDistance && best.edits < second ? best.title : undefined;
}
