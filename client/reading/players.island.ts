// How many sit at the table: asked where a rule depends on it, remembered for the game.
import { page } from '../current-page';
import { follow, readStored, writeStored } from '../storage';

export function attach(element: HTMLElement): void {
  const choices = [...element.querySelectorAll<HTMLInputElement>('input')];
  const choose = (choice: HTMLInputElement) =>
    writeStored('players', { ...readStored('players'), [page.game]: Number(choice.value) });
  for (const choice of choices) choice.addEventListener('change', () => choose(choice));
  // Chosen before this came: none is when the page is drawn.
  const early = choices.find(({ checked }) => checked);
  if (early) choose(early);
  follow('players', (all) => {
    const count = String(all[page.game] ?? '');
    for (const choice of choices) choice.checked = choice.value === count;
    // The style sheet marks the row; this tells those who do not see it.
    for (const row of document.querySelectorAll<HTMLElement>('tr[data-players]'))
      if (row.dataset.players?.split(' ').includes(count)) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
  });
}
