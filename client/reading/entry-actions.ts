// Handles the pin button of an entry, and the print buttons of entries and of the booklet.
import { toggle } from '@/lib/navigation/toggle';
import { page } from '../current-page';
import { readStored, updateStored, watchStored } from '../storage';

export function initEntryActions(): void {
  const entry = document.querySelector<HTMLElement>('main article[data-entry]')?.dataset.entry;
  const pin = document.querySelector<HTMLElement>('[data-action="pin"]');
  for (const print of document.querySelectorAll('[data-action="print"]'))
    print.addEventListener('click', () => window.print());
  if (!entry || !pin) return;
  const label = pin.querySelector('span');
  const isPinned = () => readStored('pins')[page.game]?.includes(entry) ?? false;
  watchStored('pins', () => {
    pin.setAttribute('aria-pressed', String(isPinned()));
    if (label) label.textContent = (isPinned() ? pin.dataset.unpin : pin.dataset.pin) ?? '';
  });
  pin.addEventListener('click', () => {
    const isNowPinned = !isPinned();
    void updateStored('pins', (pins) => ({
      ...pins,
      [page.game]: toggle(pins[page.game] ?? [], entry, isNowPinned),
    }));
  });
}
