// Applies the choice of modules (expansions) to the page, and stores it when the reader changes it. An address with a choice
// (`?with=shadow`) applies to its page, and becomes the stored choice of a reader who has none.
import type { GameData } from '@/lib/data/game-data';
import { dataWithModules, MODULES_PARAMETER, modulesInQuery, type PlayedModules } from '@/lib/data/modules';
import { page, parseDataAttribute } from '../current-page';
import { setDataFilter } from '../load-game-data';
import { readStored, updateStored, watchStored } from '../storage';

export function attach(element: HTMLElement): void {
  const ids = parseDataAttribute<string[]>(element, 'modules');
  const { game } = page;
  const given = modulesInQuery(location.search, ids);
  const store = (played: PlayedModules) =>
    updateStored('modules', ({ [game]: _, ...others }) =>
      played ? { ...others, [game]: [...played] } : others,
    );
  if (given && !readStored('modules')[game]) void store(given);
  setDataFilter(withPlayedModules);
  const inputs = [...element.querySelectorAll('input')];
  watchStored('modules', (all) => {
    const played = modulesInQuery(location.search, ids) ?? all[game]?.filter((id) => ids.includes(id));
    apply(played);
    show(inputs, played);
  });
  element.addEventListener('change', ({ target }) => {
    removeFromAddress();
    void store(readChoice(inputs, target));
  });
}

/** Writes the choice to <html>, where the styles, the search and the cards read it. */
function apply(played: PlayedModules): void {
  const { dataset } = document.documentElement;
  if (played) dataset.played = played.join(' ');
  else delete dataset.played;
  dispatchEvent(new Event('pravylo-played'));
}

function show(inputs: readonly HTMLInputElement[], played: PlayedModules): void {
  for (const input of inputs)
    if (input.type === 'radio') input.checked = (input.value === 'some') === (played !== undefined);
    else input.checked = played?.includes(input.value) ?? false;
}

/** Returns the choice in the form. A change of a module chooses "only what we’re playing". */
function readChoice(inputs: readonly HTMLInputElement[], changed: EventTarget | null): PlayedModules {
  const isOfModule = changed instanceof HTMLInputElement && changed.type === 'checkbox';
  const isSome = inputs.some(({ type, value, checked }) => type === 'radio' && value === 'some' && checked);
  if (!isOfModule && !isSome) return undefined;
  return inputs.filter(({ type, checked }) => type === 'checkbox' && checked).map(({ value }) => value);
}

/** Removes the choice from the address, because the reader has changed it. */
function removeFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(MODULES_PARAMETER)) return;
  address.searchParams.delete(MODULES_PARAMETER);
  history.replaceState(history.state, '', address);
}

/**
 * Returns the data with what applies. A target in a module that is not played is still shown when a reader asks for it, so
 * the data is then returned unchanged.
 */
function withPlayedModules(data: GameData, target: string): GameData {
  if (data.game !== page.game) return data;
  const applied = dataWithModules(data, document.documentElement.dataset.played?.split(' '));
  const [id, rule] = target.split('#');
  const entry = applied.entries.find((one) => one.id === id);
  return entry && (!rule || entry.rules.some((one) => one.id === rule)) ? applied : data;
}
