// Finds the topic that a printed name means: exactly, by a part of its title, or by the nearest spelling.
import { distance } from 'fastest-levenshtein';
import { fold } from '../text/text-patterns';
import type { Topic } from '../types';

export interface Resolved {
  topic: number;
  /** The name is not spelt as the title. */
  guessed: boolean;
}

export type Resolver = (name: string) => Resolved | undefined;

/** Matches the start of «Додаток 2: Карти та властивості». */
export const CHAPTER = /^\p{L}+(?:\s+\d+)?\s*[:.]\s+/u;
/** Matches the start of «5.2 Планети», «3) Рух», «A. Дошка». */
const NUMBER = /^(?:\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?|\p{L}[.)])\s+/u;
/** Matches the end of «Ринок (дія)». */
const BRACKETS = /\s*\([^)]*\)\s*$/;

/** «5.2 Планети» to «Планети» */
export const bareTitle = (title: string): string => title.replace(NUMBER, '');

export function createResolver(topics: readonly Topic[]): Resolver {
  const titles = new Map<string, number>();
  const parts = new Map<string, number>();
  const order = topics.map((_, at) => at).sort((a, b) => weight(topics[a]) - weight(topics[b]) || a - b);
  const add = (map: Map<string, number>, name: string, at: number) => {
    if (name && !map.has(name)) map.set(name, at);
  };
  for (const at of order) add(titles, fold(topics[at]?.title ?? ''), at);
  for (const at of order)
    for (const cut of [CHAPTER, NUMBER, BRACKETS])
      add(parts, fold((topics[at]?.title ?? '').replace(cut, '')), at);
  const known = [...titles.keys()];
  const seen = new Map<string, Resolved | undefined>();

  return (name) => {
    const words = fold(name).replace(/[.,;:]+$/, '');
    const exact = titles.get(words) ?? parts.get(words);
    if (exact !== undefined) return { topic: exact, guessed: false };
    if (!seen.has(words)) {
      const near = findBeginning(words, known) ?? findNearest(words, known);
      const topic = near === undefined ? undefined : titles.get(near);
      seen.set(words, topic === undefined ? undefined : { topic, guessed: true });
    }
    return seen.get(words);
  };
}

/** A topic with text before a redirect, a main topic before a sub-topic. */
const weight = (topic: Topic | undefined): number =>
  (topic?.kind === 'redirect' ? 2 : 0) + (topic?.parent === undefined ? 0 : 1);

/** The only title that begins with these words. */
function findBeginning(words: string, titles: readonly string[]): string | undefined {
  if (words.length < 4) return undefined;
  const longer = titles.filter(
    (title) => title.startsWith(words) && /[ :(,]/.test(title[words.length] ?? ''),
  );
  return longer.length === 1 ? longer[0] : undefined;
}

/** The nearest title, if it is near and no other is as near. */
function findNearest(words: string, titles: readonly string[]): string | undefined {
  if (words.length < 4 || words.length > 80) return undefined;
  const allowed = Math.max(1, Math.floor(words.length / 4));
  let best: { title: string; far: number } | undefined;
  let second = Number.POSITIVE_INFINITY;
  for (const title of titles) {
    if (Math.abs(title.length - words.length) > allowed) continue;
    const far = distance(words, title);
    if (!best || far < best.far) {
      second = best?.far ?? second;
      best = { title, far };
    } else second = Math.min(second, far);
  }
  return best && best.far <= allowed && best.far < second ? best.title : undefined;
}
