'use client';
// The state of one search: what was typed, what was found, and the address that says so.
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, useStored, writeStored } from '@/components/use-stored';
import { isLargeLibrary } from '@/lib/offline/wanted';
import { withNewest } from '@/lib/stored';
import { getEngine } from './search-engine';
import type { SearchAnswer, SearchEdition } from './search-types';

const MOST_REMEMBERED = 8;

export interface Search {
  query: string;
  literal: boolean;
  answer: SearchAnswer | undefined;
  /** Answers for the query as it stands now, not for an earlier one. */
  settled: boolean;
  type: (query: string, literal?: boolean) => void;
  remember: () => void;
}

export function useSearch(active: boolean, editions: readonly SearchEdition[], initial: string): Search {
  const [query, setQuery] = useState(initial);
  const [literal, setLiteral] = useState(false);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [unlocked] = useStored('unlocked');
  const newest = useRef(0);
  const key = editions.map(({ game, lang }) => `${game}.${lang}`).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the editions
  useEffect(() => {
    if (!active) return;
    newest.current += 1;
    const number = newest.current;
    const text = query.trim();
    if (!text) {
      setAnswer(undefined);
      // Loads the data while the reader is still thinking; but not of a whole library.
      if (!isLargeLibrary(editions))
        void getEngine().then((engine) => engine.ask({ query: '', editions, unlocked, literal }));
      return;
    }
    void getEngine()
      .then((engine) => engine.ask({ query: text, editions, unlocked, literal }))
      .then((found) => {
        if (number === newest.current) setAnswer(found);
      });
  }, [active, query, literal, key, unlocked]);

  const type = useCallback((next: string, asTyped = false) => {
    setQuery(next);
    setLiteral(asTyped);
  }, []);
  const first = editions[0];
  const remember = useCallback(() => {
    if (!first || !query.trim()) return;
    const searches = readStored('searches');
    const place = `${first.game}.${first.lang}`;
    writeStored('searches', {
      ...searches,
      [place]: withNewest(searches[place] ?? [], query.trim(), MOST_REMEMBERED),
    });
  }, [first, query]);
  return { query, literal, answer, settled: answer?.query === query.trim(), type, remember };
}
