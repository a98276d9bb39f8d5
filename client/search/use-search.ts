// The state of one search: what was typed, what was found, and the address that says so.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isLargeLibrary } from '@/lib/core/library-size';
import { withNewest } from '@/lib/core/storage-schema';
import { readStored, writeStored } from '../storage';
import { useStored } from '../use-storage';
import { ask, foundAhead, requestOf, sayAnswered } from './search-client';
import type { SearchAnswer, SearchEdition } from './search-types';

const MOST_REMEMBERED = 8;

export interface Search {
  query: string;
  literal: boolean;
  answer: SearchAnswer | undefined;
  /** Answers for the query as it stands now, not for an earlier one. */
  settled: boolean;
  /** No answer could be had; the next question, or this one again, may work. */
  failed: boolean;
  retry: () => void;
  type: (query: string, literal?: boolean) => void;
  remember: () => void;
}

export function useSearch(editions: readonly SearchEdition[], initial: string): Search {
  const [query, setQuery] = useState(initial);
  const [literal, setLiteral] = useState(false);
  const [answer, setAnswer] = useState(() => foundAhead(requestOf(editions, initial)));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [unlocked] = useStored('unlocked');
  const [decided] = useStored('decisions');
  const newest = useRef(0);
  const key = editions.map(({ game, lang }) => `${game}.${lang}`).join(' ');

  // Before the panel is painted: the answer is on its way meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the editions, what is stored is read by the request
  useLayoutEffect(() => {
    newest.current += 1;
    const number = newest.current;
    const request = requestOf(editions, query, literal);
    setFailed(false);
    if (!request.query) {
      setAnswer(undefined);
      // Loads the data while the reader is still thinking; but not of a whole library.
      if (!isLargeLibrary(editions)) ask(request).catch(() => {});
      return;
    }
    ask(request).then(
      (found) => {
        if (number !== newest.current) return;
        const nobody = found.failed.length > 0 && found.failed.length === editions.length;
        if (nobody) setFailed(true);
        else setAnswer(found);
      },
      () => {
        if (number === newest.current) setFailed(true);
      },
    );
  }, [query, literal, key, unlocked, decided, tries]);

  useEffect(() => {
    if (answer || failed) sayAnswered();
  }, [answer, failed]);

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
  return {
    query,
    literal,
    answer,
    settled: answer?.query === query.trim(),
    failed,
    retry: () => setTries(tries + 1),
    type,
    remember,
  };
}
