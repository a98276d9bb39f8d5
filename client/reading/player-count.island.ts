// The selector for the number of players, in entries with rules that depend on this number. The device stores the
// chosen number for each game.
import { page } from '../current-page';
import { updateStored, watchStored } from '../storage';

export function attach(element: HTMLElement): void {
  const choices = [...element.querySelectorAll<HTMLInputElement>('input')];
  const choose = (choice: HTMLInputElement) =>
    void updateStored('players', (all) => ({ ...all, [page.game]: Number(choice.value) }));
  for (const choice of choices) choice.addEventListener('change', () => choose(choice));
  // The HTML of the page has no checked option. If an option is checked now, the reader chose it before this script
  // ran.
  const chosenEarly = choices.find(({ checked }) => checked);
  if (chosenEarly) choose(chosenEarly);
  watchStored('players', (all) => {
    const count = String(all[page.game] ?? '');
    for (const choice of choices) choice.checked = choice.value === count;
    // The style sheet highlights the rows for this number of players; `aria-current` tells screen readers the same.
    for (const row of document.querySelectorAll<HTMLElement>('tr[data-players]'))
      if (row.dataset.players?.split(' ').includes(count)) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
  });
}
