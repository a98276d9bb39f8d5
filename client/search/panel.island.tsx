// The panel of the open search. It updates the results after every keystroke in the search field. For screen readers,
// it is the popup of an ARIA combobox.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import { chooseSearchScope, type KeptChoice } from '@/lib/search/results/search-scope';
import { isDesk, page, parseDataAttribute } from '../current-page';
import { gameListAddress, loadGameList } from '../load-game-list';
import { loadIsland } from '../load-island';
import { renderInto } from '../render-into';
import { useStored } from '../use-storage';
import { EmptySearch } from './empty-query-view';
import { hitAddress, SearchResults } from './search-results';
import {
  findBestHit,
  type SearchAnswer,
  type SearchEdition,
  type SearchHit,
  toSearchEdition,
} from './search-types';
import { useHitsByEntry } from './use-hits-by-entry';
import { useIncrementalCount, useKeyboardInset, useScrollRestoration } from './use-panel-viewport';
import { type SearchState, useSearch } from './use-search';
import { useComboboxState, useFieldEvents, useQueryInAddress } from './use-search-field';

/**
 * Renders the panel into the search bar. `isEntered` is true if the reader has pressed Enter before the panel was
 * loaded.
 */
export function openPanel(searchBar: HTMLElement, field: HTMLInputElement, isEntered: boolean) {
  const list = searchBar.querySelector<HTMLElement>('.search-answers') as HTMLElement;
  renderInto(<SearchPanel searchBar={searchBar} field={field} list={list} isEntered={isEntered} />, list);
  return { close: () => renderInto(null, list) };
}

interface SearchPanelProps {
  searchBar: HTMLElement;
  field: HTMLInputElement;
  /** The scrolling element that contains the panel. */
  list: HTMLElement;
  isEntered: boolean;
}

const LIST_ID = 'found';
const optionId = (index: number) => `${LIST_ID}-${index}`;

function SearchPanel({ searchBar, field, list, isEntered }: SearchPanelProps) {
  const { search: strings } = stringsOf(page.lang);
  const { current, searched, searchEverywhere } = useSearchScope(searchBar);
  const state = useSearch(searched, field.value, gameList);
  const { query, literal, isSettled, changeQuery, rememberQuery } = state;
  const answer = useMemo(() => state.answer && completeAnswer(state.answer), [state.answer]);
  const [active, setActive] = useState(-1);
  useKeyboardInset(searchBar);
  const { hits, expand, furtherCount } = useHitsByEntry(answer);
  const drawn = useIncrementalCount(hits.length);
  useScrollRestoration(list, query, isSettled && drawn >= hits.length);
  const enter = useEnterKey(hits[active] ?? findBestHit(hits), state, isEntered);

  const change = (text: string, isLiteral = false) => {
    enter.cancel();
    field.value = text;
    changeQuery(text, isLiteral);
    setActive(-1);
    list.scrollTo({ top: 0 });
  };
  const extendSearch = () => {
    searchEverywhere?.();
    setActive(-1);
    list.scrollTo({ top: 0 });
  };
  const move = (step: number) => {
    if (hits.length === 0) return;
    // If no result is active (-1), the up arrow goes to the last result.
    const next = (active + step + hits.length + (active < 0 && step < 0 ? 1 : 0)) % hits.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') enter.press();
    else return;
    event.preventDefault();
  };
  useFieldEvents(field, query, { onInput: change, onKeyDown });
  useComboboxState(field, hits.length > 0, active >= 0 ? optionId(active) : undefined);
  useQueryInAddress(field, query);

  return (
    <>
      {query.trim() === '' ? (
        <EmptySearch strings={strings} edition={current} onPick={(text) => change(text)} />
      ) : (
        <SearchResults
          id={LIST_ID}
          strings={strings}
          answer={answer}
          isSearching={!state.hasFailed}
          drawn={drawn}
          literal={literal}
          active={active}
          optionId={optionId}
          onOpen={rememberQuery}
          onPoint={isDesk() ? setActive : undefined}
          onPick={change}
          isOfMany={new Set(searched.map(({ game }) => game)).size > 1}
          onEverywhere={searchEverywhere && extendSearch}
          onMore={state.searchMore}
          hits={hits}
          furtherCount={furtherCount}
          onFurther={expand}
        />
      )}
      <SearchStatus {...state} answer={answer} />
      {isDesk() && <DeskPreview hit={query.trim() ? (hits[active] ?? findBestHit(hits)) : undefined} />}
    </>
  );
}

/**
 * On a wide screen, shows the preview of a result beside the results. The island with the preview is loaded on demand.
 */
function DeskPreview({ hit }: { hit: SearchHit | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadIsland('desktop/search-preview').then(
      ({ showSearchPreview }) => element.current && showSearchPreview(element.current, hit),
      () => undefined,
    );
  }, [hit]);
  return <div ref={element} className="search-preview" />;
}

/**
 * Returns the editions to search. At first, these are the default editions of the page. After `searchEverywhere` is
 * called, they are the editions of all games.
 */
function useSearchScope(searchBar: HTMLElement) {
  const [editions] = useState(() => parseDataAttribute<SearchEdition[]>(searchBar, 'editions'));
  const [isEverywhere, setEverywhere] = useState(false);
  const [asked] = useStored('asked');
  const [notKept] = useStored('notKept');
  const others = useOtherGames(searchBar, { asked, notKept });
  const { first, rest } = chooseSearchScope(editions, { asked, notKept });
  const onDemand = [...rest, ...others];
  return {
    current: first[0],
    searched: isEverywhere ? [...first, ...onDemand] : first,
    searchEverywhere: onDemand.length > 0 && !isEverywhere ? () => setEverywhere(true) : undefined,
  };
}

/** Returns the other games of the site and the private books. The list of games is loaded when the panel opens. */
function useOtherGames(searchBar: HTMLElement, kept: KeptChoice): SearchEdition[] {
  const [listed, setListed] = useState<SearchEdition[]>([]);
  useEffect(() => {
    const { list } = searchBar.dataset;
    // If the list of games fails to load, the search covers only the game of the page and the private books.
    if (list && page.game)
      loadGameList(list).then(
        (games) => setListed(games.filter(({ game }) => game !== page.game).map(toSearchEdition)),
        () => {},
      );
  }, [searchBar]);
  const { first, rest } = chooseSearchScope(listed, kept);
  return [
    ...first,
    ...rest,
    ...(searchBar.dataset.others ? parseDataAttribute<SearchEdition[]>(searchBar, 'others') : []),
  ];
}

/**
 * Adds to an answer the games whose names contain the query. Does nothing until `loadEditions` replaces this function,
 * on the home page of a site with many games.
 */
let completeAnswer = (answer: SearchAnswer): SearchAnswer => answer;

/** On the home page of a site with many games, the address of the list of all games. */
let gameList: string | undefined;

/** The loading of the editions. Undefined before it has started, and after it has failed. */
let loadingEditions: Promise<void> | undefined;

/**
 * Loads the editions to search, if the HTML of the page does not contain them. The search bar calls this function when
 * the field gets the focus, and again on input. The list of games may still be loading then, so all calls share one
 * promise.
 */
export function loadEditions(searchBar: HTMLElement): Promise<void> {
  loadingEditions ??= addListedEditions(searchBar).catch((error) => {
    // The search now covers only the private books. The next time the search opens, the list of games is loaded again.
    console.warn(error);
    loadingEditions = undefined;
  });
  return loadingEditions;
}

async function addListedEditions({ dataset }: HTMLElement): Promise<void> {
  const { list } = dataset;
  if (page.game || !list) return;
  const { loadSearchedGames } = await loadIsland('home/searched-games');
  const { editions, addNamedGames } = await loadSearchedGames(list);
  gameList = gameListAddress(list);
  completeAnswer = addNamedGames;
  dataset.editions = JSON.stringify([...editions, ...JSON.parse(dataset.editions ?? '[]')]);
}

/**
 * Opens `hit`, the active or first result, when the reader presses Enter. If the answer has not arrived yet, opens the
 * result when it arrives, unless `cancel` is called before.
 */
function useEnterKey(
  hit: SearchHit | undefined,
  { answer, isSettled, rememberQuery }: SearchState,
  isEntered: boolean,
) {
  const isPending = useRef(isEntered);
  const press = () => {
    isPending.current = !isSettled;
    if (!hit || !isSettled) return;
    rememberQuery();
    location.assign(hitAddress(hit));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when an answer has arrived
  useEffect(() => {
    if (isPending.current) press();
  }, [answer, isSettled]);
  const cancel = () => {
    isPending.current = false;
  };
  return { press, cancel };
}

/** Shows an error message with a retry button, and tells screen readers the number of results. */
function SearchStatus({ query, answer, isSettled, hasFailed, retry }: SearchState) {
  const { search: strings, decisions } = stringsOf(page.lang);
  const hits = (answer?.hits ?? []).filter(({ isFurther }) => !isFurther);
  const decisionCount = hits.filter(({ decision }) => decision).length;
  const ruleCount = isSettled ? hits.length - decisionCount : undefined;
  return (
    <>
      {hasFailed && (
        <p role="alert" className="search-say">
          {strings.broken}{' '}
          <button type="button" className="search-button" onClick={retry}>
            {strings.again}
          </button>
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {query.trim() !== '' && ruleCount !== undefined ? strings.found(ruleCount) : ''}
        {ruleCount !== undefined && decisionCount > 0 && `. ${decisions.found}: ${decisionCount}`}
      </p>
    </>
  );
}
