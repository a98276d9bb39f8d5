// The open search: answers to every keystroke in the field, which stands in the page itself; the ARIA combobox pattern.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import { toScope } from '@/lib/search/results/search-scope';
import { dataOf, page } from '../current-page';
import { draw } from '../mount';
import { useStored } from '../use-storage';
import { EmptySearch } from './empty-search';
import { useKeyboardInset, useScrollMemory, useSteps } from './panel-viewport';
import { addressWith } from './search-bar';
import { hitAddress, SearchResults } from './search-results';
import type { SearchEdition } from './search-types';
import { useSearch } from './use-search';

/** Draws the answers into the dock; what it gives takes them away again. `isEntered`: Enter was pressed already. */
export function openPanel(dock: HTMLElement, field: HTMLInputElement, isEntered: boolean) {
  const place = dock.querySelector<HTMLElement>('.search-answers') as HTMLElement;
  draw(<SearchPanel dock={dock} field={field} list={place} isEntered={isEntered} />, place);
  return { close: () => draw(null, place) };
}

interface SearchPanelProps {
  dock: HTMLElement;
  field: HTMLInputElement;
  /** What the answers are drawn into, and scrolls. */
  list: HTMLElement;
  isEntered: boolean;
}

const LIST_ID = 'found';
const optionId = (index: number) => `${LIST_ID}-${index}`;

function SearchPanel({ dock, field, list, isEntered }: SearchPanelProps) {
  const { search: strings, decisions } = stringsOf(page.lang);
  const [editions] = useState(() => dataOf<SearchEdition[]>(dock, 'editions'));
  const [others] = useState(() => dataOf<SearchEdition[]>(dock, 'others'));
  const [everywhere, setEverywhere] = useState(false);
  const [opened] = useStored('asked');
  const { first, rest } = toScope(editions, opened);
  const onDemand = [...rest, ...others];
  const asked = everywhere ? [...first, ...onDemand] : first;
  const { query, literal, answer, settled, failed, retry, type, remember } = useSearch(asked, field.value);
  const [active, setActive] = useState(-1);
  useKeyboardInset(dock);
  const hits = answer?.hits ?? [];
  const drawn = useSteps(hits.length);
  useScrollMemory(list, query, settled && drawn >= hits.length);

  const ours = hits.filter(({ decision }) => decision).length;
  const count = settled ? hits.length - ours : undefined;

  // Enter that came before its answer opens it when it is there, unless something else was typed since.
  const isAwaited = useRef(isEntered);
  const openChosen = () => {
    isAwaited.current = !settled;
    const chosen = hits[Math.max(active, 0)];
    if (!chosen || !settled) return;
    remember();
    location.assign(hitAddress(chosen));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come
  useEffect(() => {
    if (isAwaited.current) openChosen();
  }, [answer, settled]);

  const change = (text: string, asTyped = false) => {
    isAwaited.current = false;
    field.value = text;
    type(text, asTyped);
    setActive(-1);
    list.scrollTo({ top: 0 });
  };
  const move = (step: number) => {
    if (hits.length === 0) return;
    const next = (active + step + hits.length + (active < 0 && step < 0 ? 1 : 0)) % hits.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') openChosen();
    else return;
    event.preventDefault();
  };

  // The field is the page's own: it is listened to as long as the panel is open.
  const latest = useRef({ change, onKeyDown });
  latest.current = { change, onKeyDown };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the life of the panel
  useLayoutEffect(() => {
    const onInput = () => latest.current.change(field.value);
    const onKey = (event: KeyboardEvent) => latest.current.onKeyDown(event);
    // Letters that came while the panel was being drawn.
    if (field.value !== query) onInput();
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKey);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKey);
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is the same for the life of the panel
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(hits.length > 0));
    if (active >= 0) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
  }, [hits.length, active]);

  useEffect(() => {
    // WebKit empties such a field when a page comes back from memory; it falls back to this.
    field.defaultValue = query;
    const address = addressWith(query);
    if (new URLSearchParams(location.search).get('q') === null || address.href === location.href) return;
    history.replaceState(history.state, '', address);
  }, [query, field]);

  return (
    <>
      {query.trim() === '' ? (
        <EmptySearch strings={strings} edition={first[0]} onPick={(text) => change(text)} />
      ) : (
        <SearchResults
          id={LIST_ID}
          strings={strings}
          answer={answer}
          drawn={drawn}
          literal={literal}
          active={active}
          optionId={optionId}
          onOpen={remember}
          onPick={change}
          isOfMany={asked.length > 1}
          onEverywhere={onDemand.length > 0 && !everywhere ? () => setEverywhere(true) : undefined}
        />
      )}
      {failed && (
        <p role="alert" className="search-say">
          {strings.broken}{' '}
          <button type="button" className="search-button" onClick={retry}>
            {strings.again}
          </button>
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {query.trim() !== '' && count !== undefined ? strings.found(count) : ''}
        {count !== undefined && ours > 0 && `. ${decisions.found}: ${ours}`}
      </p>
    </>
  );
}
