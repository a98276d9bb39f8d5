// A hook that lists the hits entry by entry, and shows the further rules of an entry after the reader asks for them.
import { useState } from 'preact/hooks';
import type { SearchAnswer, SearchHit } from './search-types';

/** Returns the key by which hits are grouped: one key per entry. A decision of the reader's group has a key of its own. */
export const entryKey = ({ game, lang, entry, decision }: SearchHit): string =>
  decision ?? `${game}.${lang} ${entry}`;

interface HitsByEntry {
  /** The hits to show, in order. */
  hits: SearchHit[];
  /**
   * Returns the number of rules that a button below the hit can add: if the hit is the last one shown of its entry, the
   * matching rules of the entry that are not shown yet, otherwise 0.
   */
  furtherCount: (index: number) => number;
  /** Shows the further rules of the hit's entry. */
  expand: (hit: SearchHit) => void;
}

export function useHitsByEntry(answer: SearchAnswer | undefined): HitsByEntry {
  const [expanded, setExpanded] = useState<{ query: string; entries: string[] }>({ query: '', entries: [] });
  const open = expanded.query === answer?.query ? expanded.entries : [];
  const { hits, further } = arrangeHits(answer?.hits ?? [], open);
  return {
    hits,
    furtherCount: (index) => {
      const hit = hits[index];
      const next = hits[index + 1];
      if (!hit || (next && entryKey(next) === entryKey(hit))) return 0;
      return further.filter((other) => entryKey(other) === entryKey(hit)).length;
    },
    expand: (hit) => setExpanded({ query: answer?.query ?? '', entries: [...open, entryKey(hit)] }),
  };
}

/** Inserts the further rules of the entries in `open` after the other rules of their entries. */
export function arrangeHits(
  all: readonly SearchHit[],
  open: readonly string[],
): { hits: SearchHit[]; further: SearchHit[] } {
  const isOpen = (hit: SearchHit) => open.includes(entryKey(hit));
  const hits = all.filter((hit) => !hit.isFurther);
  for (const hit of all.filter((one) => one.isFurther && isOpen(one))) {
    const last = hits.findLastIndex((other) => entryKey(other) === entryKey(hit));
    hits.splice(last + 1, 0, hit);
  }
  return { hits, further: all.filter((hit) => hit.isFurther && !isOpen(hit)) };
}
