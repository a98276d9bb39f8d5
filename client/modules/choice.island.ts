// Hides the content of modules (expansions) that the reader does not play, and stores the choice of modules when the
// reader changes it. If the address contains a choice (`?with=shadow`), the page uses that choice. The page stores the
// choice of the address only if the reader has not stored one for the game before.
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

/**
 * Writes the played modules to the attribute `data-played` of <html>. The style sheet of the page and other scripts
 * read this attribute.
 */
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

/**
 * Returns the choice in the form. If the reader has checked or unchecked a module, the option "only what we’re playing"
 * counts as chosen.
 */
function readChoice(inputs: readonly HTMLInputElement[], changed: EventTarget | null): PlayedModules {
  const isOfModule = changed instanceof HTMLInputElement && changed.type === 'checkbox';
  const isSome = inputs.some(({ type, value, checked }) => type === 'radio' && value === 'some' && checked);
  if (!isOfModule && !isSome) return undefined;
  return inputs.filter(({ type, checked }) => type === 'checkbox' && checked).map(({ value }) => value);
}

/** Removes the parameter `with` from the address, because the reader has made another choice. */
function removeFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(MODULES_PARAMETER)) return;
  address.searchParams.delete(MODULES_PARAMETER);
  history.replaceState(history.state, '', address);
}

/**
 * Removes entries and rules from the data of a game if they belong to a module that is not played. If the reader opens
 * `target`, an entry or rule of such a module, returns the data unchanged, so that the page can show the target.
 */
function withPlayedModules(data: GameData, target: string): GameData {
  if (data.game !== page.game) return data;
  const applied = dataWithModules(data, document.documentElement.dataset.played?.split(' '));
  const [id, rule] = target.split('#');
  const entry = applied.entries.find((one) => one.id === id);
  return entry && (!rule || entry.rules.some((one) => one.id === rule)) ? applied : data;
}
