// A hook with the state of the open search: the query, its answer, whether the answer belongs to the current query, and
// whether the search failed.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prependUnique } from '@/lib/core/storage-schema';
import { ENOUGH_GAMES, FIRST_SEARCHED, MAX_SEARCHED, SEARCHED_MORE } from '@/lib/search/results/search-scope';
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
  /** Searches more games. Undefined if all games that may answer the query were searched, or if a search is running. */
  searchMore: (() => void) | undefined;
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
  /** Number of editions to search. Used if there are so many editions that the session searches a few at a time. */
  const [reach, setReach] = useState(FIRST_SEARCHED);
  const [unlocked] = useStored('unlocked');
  const [decisions] = useStored('decisions');
  const order = useRef(createAnswerOrder()).current;
  const key = editions.map(({ game, lang }) => `${game}.${lang}`).join(' ');

  // The request is sent in a layout effect, before the browser paints the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the editions
  useLayoutEffect(() => {
    const request = {
      ...toSearchRequest(editions, query, literal),
      ...(list && { list }),
      ...(reach > FIRST_SEARCHED && { reach }),
    };
    setHasFailed(false);
    if (!request.query) {
      order.drop();
      setAnswer(undefined);
      // The query is empty. The data is loaded before the reader types.
      requestAnswer(request).catch(() => {});
      return;
    }
    order.follow(requestAnswer(request), {
      onAnswer: setAnswer,
      onFailure: () => setHasFailed(true),
    });
  }, [query, literal, key, unlocked, decisions, tries, reach]);

  const canSearchMore = answer?.query === query.trim() && Boolean(answer.unsearched);
  const searchMore = () => setReach(reach + SEARCHED_MORE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every answer
  useEffect(() => {
    const isEnough = (answer?.games ?? 0) >= ENOUGH_GAMES || reach + SEARCHED_MORE > MAX_SEARCHED;
    if (canSearchMore && !isEnough) searchMore();
  }, [answer]);

  useEffect(() => {
    if (answer || hasFailed) markFirstAnswerShown();
  }, [answer, hasFailed]);

  const changeQuery = useCallback((next: string, isLiteral = false) => {
    setQuery(next);
    setLiteral(isLiteral);
    setReach(FIRST_SEARCHED);
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
    searchMore: canSearchMore ? searchMore : undefined,
    rememberQuery,
  };
}
