// The search bar, which is in the HTML of every page. When its field gets the focus, the search opens. The field
// accepts input even before the panel with the results has loaded.
import { privateGameId } from '@/lib/core/parse-address';
import { isDesk, page, parseDataAttribute } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { cancelPendingSheet } from '../sheet/pending-sheet';
import { goBackBy, isHistoryIdle, queueHistoryChange } from '../sheet/sheet-history';
import { readStored } from '../storage';
import { firstAnswerShown, prefetchAnswer } from './search-client';

/** Returns the query in the address; null if the search is closed. */
export const queryInAddress = (): string | null => new URLSearchParams(location.search).get('q');

/**
 * Whether opening the search has added the current history entry. If so, closing the search goes back in the history.
 * Otherwise, closing only removes `?q=` from the address.
 */
const isSearchEntry = (): boolean => Boolean((history.state as { search?: boolean } | null)?.search);

export function initSearchBar(): void {
  const searchBar = document.querySelector<HTMLElement>('.dock');
  const field = searchBar?.querySelector('input');
  if (!searchBar || !field) {
    // If the address has `?q=`, before-paint-script.ts hides the content of the page. A page without a search bar (404,
    // offline fallback) shows its content again here.
    document.documentElement.classList.remove('is-searching');
    return;
  }
  addPrivateBooks(searchBar);
  const search = createSearchController(searchBar, field);
  listenToField(searchBar, field, search);
  window.addEventListener('popstate', search.followAddress);
  search.followAddress();
  // The reader may have tapped the field, or typed into it, before this script ran.
  if (document.activeElement === field || field.value) search.open();
  listenToShortcuts(field, search);
}

type SearchController = ReturnType<typeof createSearchController>;

/** Opens and closes the search, loads its panel, and keeps `?q=` in the address up to date. */
function createSearchController(searchBar: HTMLElement, field: HTMLInputElement) {
  const root = document.documentElement;
  let panel: { close: () => void } | undefined;
  /** Whether the reader has pressed Enter before the panel was loaded, and has typed nothing after that. */
  let isEntered = false;
  // Whether the search is open. The class `is-searching` does not show this, because before-paint-script.ts can set the
  // class before this script opens the search.
  let isOpen = false;

  const loadPanel = async () => {
    if (!isOpen || panel) return;
    const island = await loadIslandOrReport('search/panel');
    await island?.loadEditions(searchBar);
    if (island && isOpen) panel ??= island.openPanel(searchBar, field, isEntered);
  };
  const show = async () => {
    if (isOpen) return;
    isOpen = true;
    cancelPendingSheet();
    root.classList.add('is-searching');
    prefetchAnswer(searchBar, field.value);
    void Promise.race([firstAnswerShown, inertDelay()]).then(() => isOpen && setOthersInert(searchBar, true));
    await loadPanel();
  };
  const hide = () => {
    isOpen = false;
    isEntered = false;
    root.classList.remove('is-searching');
    setOthersInert(searchBar, false);
    panel?.close();
    panel = undefined;
    field.defaultValue = '';
    field.value = '';
    field.blur();
  };

  return {
    isOpen: () => isOpen,
    loadPanel,
    /**
     * Opens the search after an action of the reader. Adds a history entry with `?q=`, so that the back button closes
     * the search.
     */
    open: () => {
      if (isOpen) return;
      void show();
      queueHistoryChange(() => {
        if (!isOpen || queryInAddress() !== null) return;
        history.pushState({ ...history.state, search: true }, '', addressWithQuery(field.value));
      });
    },
    close: () => {
      hide();
      queueHistoryChange(() => {
        if (queryInAddress() === null) return;
        if (isSearchEntry()) return goBackBy(1);
        history.replaceState(history.state, '', addressWithQuery(null));
      });
    },
    /** Opens or closes the search so that it matches the address. Called after the reader has gone back or forward. */
    followAddress: () => {
      if (!isHistoryIdle()) return;
      const query = queryInAddress();
      if (query === null) {
        if (isOpen) hide();
        return;
      }
      if (isOpen) return;
      field.value = query;
      // On a phone, focusing the field would open the keyboard over the results.
      if (!query || isDesk()) field.focus();
      void show();
    },
    handleInput: () => {
      isEntered = false;
      if (isOpen && !panel) prefetchAnswer(searchBar, field.value);
    },
    handleEnter: () => {
      isEntered = !panel;
    },
  };
}

function listenToField(searchBar: HTMLElement, field: HTMLInputElement, search: SearchController): void {
  // A field without the focus can also get text, for example from a browser extension.
  for (const type of ['focus', 'input']) field.addEventListener(type, search.open);
  field.addEventListener('input', search.handleInput);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) search.handleEnter();
  });
  // If the panel failed to load, the next input or tap tries again.
  for (const type of ['input', 'click']) field.addEventListener(type, search.loadPanel);
  searchBar.querySelector('.search-close')?.addEventListener('click', search.close);
  searchBar.querySelector('.search-clear')?.addEventListener('click', () => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}

/**
 * Handles keyboard shortcuts. Escape closes the search. `/`, Ctrl+K and ⌘K focus the field, and this opens the search.
 */
function listenToShortcuts(field: HTMLInputElement, search: SearchController): void {
  window.addEventListener('keydown', (event) => {
    // While a sheet is open above the search, shortcuts must not act on the search.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      if (event.isComposing || !search.isOpen()) return;
      event.preventDefault();
      search.close();
      return;
    }
    const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !inField;
    if (!isSlash && !isCommand) return;
    event.preventDefault();
    field.focus();
  });
}

/**
 * Adds the private books to the searched editions. On the home page, the search includes them by default. In a game, it
 * includes them after the reader has extended the search to all games.
 */
function addPrivateBooks(searchBar: HTMLElement): void {
  const books = Object.entries(readStored('own')).map(([id, [name = '', ...langs]]) => ({
    game: privateGameId(id),
    lang: langs.find((lang) => lang === page.lang) ?? langs[0] ?? page.lang,
    name,
  }));
  const list = page.game ? 'others' : 'editions';
  const others = books.filter(({ game }) => game !== page.game);
  if (others.length === 0) return;
  const known = searchBar.dataset[list] ? parseDataAttribute<object[]>(searchBar, list) : [];
  searchBar.dataset[list] = JSON.stringify([...known, ...others]);
}

/**
 * Returns the address of this page with the search open for a query, or with the search closed if the query is null.
 */
export function addressWithQuery(query: string | null): URL {
  const address = new URL(location.href);
  if (query === null) address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  return address;
}

/**
 * Maximum delay until the page behind the open search becomes `inert`, in milliseconds. `inert` keeps the Tab key
 * inside the search. Setting it makes the browser recalculate all styles, so this script waits for the first answer,
 * but not longer than this delay.
 */
const INERT_DELAY_MS = 1000;
const inertDelay = () => new Promise<void>((resolve) => setTimeout(resolve, INERT_DELAY_MS));

/**
 * Whether the browser supports `content-visibility`. In such a browser, the style sheet hides the page behind the
 * search, so `inert` is not needed.
 */
const HAS_CONTENT_VISIBILITY = CSS.supports('content-visibility: hidden');

/** Makes the page behind the search inaccessible to the keyboard and screen readers, or accessible again. */
function setOthersInert(searchBar: HTMLElement, inert: boolean): void {
  if (HAS_CONTENT_VISIBILITY) return;
  for (const other of document.body.children)
    if (
      other instanceof HTMLElement &&
      other !== searchBar &&
      !other.matches('dialog, [data-place], .island-error, script')
    )
      other.inert = inert;
}
