// The search field within the thumb's reach on every page: it is there with the page, and opens when it gets the focus.
// Until its answers have come it can be typed into all the same; nothing typed is lost.
import { privateGameId } from '@/lib/core/addresses';
import { dataOf, page } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { callOff } from '../sheet/pending-sheet';
import { afterwards, isResting, leave } from '../sheet/sheet-history';
import { readStored } from '../storage';
import { answered, askAhead } from './search-client';

const queryInAddress = (): string | null => new URLSearchParams(location.search).get('q');

/** What lies behind is put to sleep when the first answer stands, or so soon that no finger has come to it: it costs a look at every element. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** Steps of the history that the search made itself are taken back when it closes. */
const isOwnStep = (): boolean => Boolean((history.state as { search?: boolean } | null)?.search);

export function initSearchBar(): void {
  const dock = document.querySelector<HTMLElement>('.dock');
  const field = dock?.querySelector('input');
  const root = document.documentElement;
  if (!dock || !field) {
    // The first script covered the page for a search that is not here: not found, not kept.
    root.classList.remove('is-searching');
    return;
  }
  addOwn(dock);
  let panel: { close: () => void } | undefined;
  /** Enter was pressed before the panel was there, and nothing typed since. */
  let isEntered = false;
  // Where the address asks something the first script has covered the page already, but nobody listens yet.
  let shown = false;
  const isOpen = () => shown;

  const show = async () => {
    if (isOpen()) return;
    shown = true;
    callOff();
    root.classList.add('is-searching');
    askAhead(dock, field.value);
    void Promise.race([answered, soon()]).then(() => shown && setOthersInert(dock, true));
    await answerHere();
  };
  const answerHere = async () => {
    if (!isOpen() || panel) return;
    const part = await loadIslandOrReport('search/panel');
    if (part && isOpen()) panel ??= part.openPanel(dock, field, isEntered);
  };
  const hide = () => {
    shown = false;
    isEntered = false;
    root.classList.remove('is-searching');
    setOthersInert(dock, false);
    panel?.close();
    panel = undefined;
    field.defaultValue = '';
    field.value = '';
    field.blur();
  };

  /** By the reader's hand: the address says that the search is open, and back closes it. */
  const open = () => {
    if (isOpen()) return;
    void show();
    afterwards(() => {
      if (!isOpen() || queryInAddress() !== null) return;
      history.pushState({ ...history.state, search: true }, '', addressWith(field.value));
    });
  };
  function close(): void {
    hide();
    afterwards(() => {
      if (queryInAddress() === null) return;
      if (isOwnStep()) return leave(1);
      history.replaceState(history.state, '', addressWith(null));
    });
  }

  const followAddress = () => {
    if (!isResting()) return;
    const query = queryInAddress();
    if (query === null) {
      if (isOpen()) hide();
      return;
    }
    if (isOpen()) return;
    field.value = query;
    if (!query) field.focus();
    void show();
  };

  field.addEventListener('focus', open);
  field.addEventListener('input', () => {
    isEntered = false;
    if (isOpen() && !panel) askAhead(dock, field.value);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) isEntered = !panel;
  });
  // Where the network was gone the answers may come with the next letter or tap.
  for (const act of ['input', 'click']) field.addEventListener(act, answerHere);
  dock.querySelector('.search-close')?.addEventListener('click', close);
  dock.querySelector('.search-clear')?.addEventListener('click', () => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
  window.addEventListener('popstate', followAddress);
  followAddress();
  // Tapped, and perhaps typed into, before this script was here.
  if (document.activeElement === field || field.value) open();

  window.addEventListener('keydown', (event) => {
    // A sheet is closed first: nothing opens or closes behind it.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      if (event.isComposing || !isOpen()) return;
      event.preventDefault();
      close();
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

/** The reader's own books are asked too: on the shelf with all the others, in a game on demand. */
function addOwn(dock: HTMLElement): void {
  const own = Object.entries(readStored('own')).map(([id, [name = '', ...langs]]) => ({
    game: privateGameId(id),
    lang: langs.find((lang) => lang === page.lang) ?? langs[0] ?? page.lang,
    name,
  }));
  const list = page.game ? 'others' : 'editions';
  const others = own.filter(({ game }) => game !== page.game);
  if (others.length) dock.dataset[list] = JSON.stringify([...dataOf<object[]>(dock, list), ...others]);
}

/** The address of this page with the search open for a query, or closed. */
export function addressWith(query: string | null): URL {
  const address = new URL(location.href);
  if (query === null) address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  return address;
}

/** The styles put what lies behind the search to sleep; a browser that cannot do that is told element by element. */
const SLEEPS = CSS.supports('content-visibility: hidden');

/** While the search covers the page, neither the keyboard nor a screen reader walks behind it. */
function setOthersInert(dock: HTMLElement, inert: boolean): void {
  if (SLEEPS) return;
  for (const other of document.body.children)
    if (
      other instanceof HTMLElement &&
      other !== dock &&
      !other.matches('dialog, [data-place], .island-error, script')
    )
      other.inert = inert;
}
