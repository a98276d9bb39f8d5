// A hook with the state of the open search: the query, its answer, whether the answer belongs to the current query, and
// whether the search failed.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isLargeSite } from '@/lib/core/is-large-site';
import { prependUnique } from '@/lib/core/storage-schema';
import { updateStored } from '../storage';
import { useStored } from '../use-storage';
import { createAnswerOrder } from './latest-answer';
import { findPrefetchedAnswer, markFirstAnswerShown, requestAnswer, toSearchRequest } from './search-client';
import type { SearchAnswer, SearchEdition } from './search-types';

const MAX_REMEMBERED_QUERIES = 8;

export interface SearchState {
  query: string;
  literal: boolean;
  answer: SearchAnswer | undefined;
  /** Whether the answer belongs to the current query and not to an earlier one. */
  isSettled: boolean;
  /** Whether the search failed. Calling `retry` or typing another query searches again. */
  hasFailed: boolean;
  retry: () => void;
  changeQuery: (query: string, literal?: boolean) => void;
  /** Adds the query to the recent searches. */
  rememberQuery: () => void;
}

/** `list` is the address of the list of all games, if the query may name any game of the list. */
export function useSearch(
  editions: readonly SearchEdition[],
  initial: string,
  list: string | undefined,
): SearchState {
  const [query, setQuery] = useState(initial);
  const [literal, setLiteral] = useState(false);
  const [answer, setAnswer] = useState(() => findPrefetchedAnswer(toSearchRequest(editions, initial)));
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [unlocked] = useStored('unlocked');
  const [decisions] = useStored('decisions');
  const order = useRef(createAnswerOrder()).current;
  const key = editions.map(({ game, lang }) => `${game}.${lang}`).join(' ');

  // The request is sent in a layout effect, before the browser paints the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the editions
  useLayoutEffect(() => {
    const request = { ...toSearchRequest(editions, query, literal), ...(list && { list }) };
    setHasFailed(false);
    if (!request.query) {
      order.drop();
      setAnswer(undefined);
      // The query is empty. The data is loaded before the reader types, except on a site with many games.
      if (!isLargeSite(editions)) requestAnswer(request).catch(() => {});
      return;
    }
    order.follow(requestAnswer(request), {
      onAnswer: setAnswer,
      onFailure: () => setHasFailed(true),
    });
  }, [query, literal, key, unlocked, decisions, tries]);

  useEffect(() => {
    if (answer || hasFailed) markFirstAnswerShown();
  }, [answer, hasFailed]);

  const changeQuery = useCallback((next: string, isLiteral = false) => {
    setQuery(next);
    setLiteral(isLiteral);
  }, []);
  const first = editions[0];
  const rememberQuery = useCallback(() => {
    if (!first || !query.trim()) return;
    const edition = `${first.game}.${first.lang}`;
    void updateStored('searches', (searches) => ({
      ...searches,
      [edition]: prependUnique(searches[edition] ?? [], query.trim(), MAX_REMEMBERED_QUERIES),
    }));
  }, [first, query]);
  return {
    query,
    literal,
    answer,
    isSettled: answer?.query === query.trim(),
    hasFailed,
    retry: () => setTries(tries + 1),
    changeQuery,
    rememberQuery,
  };
}
