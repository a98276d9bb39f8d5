// What one does with a whole entry: pin it for tonight's game, print it.
import { withToggled } from '@/lib/core/visibility-filters';
import { page } from '../current-page';
import { follow, readStored, writeStored } from '../storage';

export function pinEntries(): void {
  const entry = document.querySelector<HTMLElement>('main article[data-entry]')?.dataset.entry;
  const pin = document.querySelector<HTMLElement>('[data-action="pin"]');
  for (const print of document.querySelectorAll('[data-action="print"]'))
    print.addEventListener('click', () => window.print());
  if (!entry || !pin) return;
  const words = pin.querySelector('span');
  const isPinned = () => readStored('pins')[page.game]?.includes(entry) ?? false;
  follow('pins', () => {
    pin.setAttribute('aria-pressed', String(isPinned()));
    if (words) words.textContent = (isPinned() ? pin.dataset.unpin : pin.dataset.pin) ?? '';
  });
  pin.addEventListener('click', () => {
    const pins = readStored('pins');
    writeStored('pins', { ...pins, [page.game]: withToggled(pins[page.game] ?? [], entry, !isPinned()) });
  });
}
