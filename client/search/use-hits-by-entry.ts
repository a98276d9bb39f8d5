// A hook that groups the hits by entry, and shows more rules of an entry or a game when the reader asks for them.
import { useState } from 'preact/hooks';
import type { SearchAnswer, SearchHit } from './search-types';

/**
 * Returns the key by which hits are grouped. All hits of an entry have the same key. Each decision has a different key.
 */
export const entryKey = ({ game, lang, entry, decision }: SearchHit): string =>
  decision ?? `${game}.${lang} ${entry}`;

/**
 * Returns a function that returns the key of a hit. One button shows all hidden hits with the same key: those of an
 * entry or, if the answer is grouped by game, of a game.
 */
const furtherKeyOf = (answer: SearchAnswer | undefined) =>
  answer?.isByGame ? (hit: SearchHit) => hit.decision ?? `${hit.game}.${hit.lang}` : entryKey;

interface HitsByEntry {
  /** The hits to show, in order. */
  hits: SearchHit[];
  /**
   * Returns how many rules a button below this hit can show. If the hit is the last visible one of its entry, this is
   * the number of hidden hits of the entry; otherwise it is 0.
   */
  furtherCount: (index: number) => number;
  /** Shows the hidden hits of the entry to which `hit` belongs. */
  expand: (hit: SearchHit) => void;
}

export function useHitsByEntry(answer: SearchAnswer | undefined): HitsByEntry {
  const [expanded, setExpanded] = useState<{ query: string; entries: string[] }>({ query: '', entries: [] });
  const open = expanded.query === answer?.query ? expanded.entries : [];
  const keyOf = furtherKeyOf(answer);
  const { hits, further } = arrangeHits(answer?.hits ?? [], open, keyOf);
  return {
    hits,
    furtherCount: (index) => {
      const hit = hits[index];
      const next = hits[index + 1];
      if (!hit || (next && keyOf(next) === keyOf(hit))) return 0;
      return further.filter((other) => keyOf(other) === keyOf(hit)).length;
    },
    expand: (hit) => setExpanded({ query: answer?.query ?? '', entries: [...open, keyOf(hit)] }),
  };
}

/** For the entries or games in `open`, inserts the hidden hits after the other hits. */
export function arrangeHits(
  all: readonly SearchHit[],
  open: readonly string[],
  keyOf = entryKey,
): { hits: SearchHit[]; further: SearchHit[] } {
  const isOpen = (hit: SearchHit) => open.includes(keyOf(hit));
  const hits = all.filter((hit) => !hit.isFurther);
  for (const hit of all.filter((one) => one.isFurther && isOpen(one))) {
    const last = hits.findLastIndex((other) => keyOf(other) === keyOf(hit));
    hits.splice(last + 1, 0, hit);
  }
  return { hits, further: all.filter((hit) => hit.isFurther && !isOpen(hit)) };
}
