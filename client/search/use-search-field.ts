// Connects the search panel with the search field. The field is in the HTML of the page, not in the panel.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { addressWithQuery, queryInAddress } from './search-bar';

interface FieldHandlers {
  onInput: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Listens to the field while the panel is open. `query` is the text that the field had at the first render of the
 * panel.
 */
export function useFieldEvents(field: HTMLInputElement, query: string, handlers: FieldHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners are added once, when the panel opens
  useLayoutEffect(() => {
    const onInput = () => latest.current.onInput(field.value);
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKeyDown(event);
    // Handles letters that the reader typed while the panel was rendered.
    if (field.value !== query) onInput();
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKeyDown);
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  }, []);
}

/** Sets the attributes of the ARIA combobox pattern: whether there are options, and the id of the active option. */
export function useComboboxState(
  field: HTMLInputElement,
  hasOptions: boolean,
  activeId: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is the same for the life of the panel
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(hasOptions));
    if (activeId !== undefined) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  }, [hasOptions, activeId]);
}

/** Writes the query into the address without adding a history entry. */
export function useQueryInAddress(field: HTMLInputElement, query: string): void {
  useEffect(() => {
    // When a page returns from the back/forward cache, WebKit resets the field to its default value. Therefore the
    // default value is set too.
    field.defaultValue = query;
    const address = addressWithQuery(query);
    if (queryInAddress() === null || address.href === location.href) return;
    history.replaceState(history.state, '', address);
  }, [query, field]);
}
