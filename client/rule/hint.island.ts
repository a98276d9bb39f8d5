// Shows once that a rule can be tapped. The hint covers no control and disappears by itself.
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { updateStored } from '../storage';

const SHOWN_MS = 8000;

export function showHint(): void {
  const hint = document.createElement('p');
  hint.className = 'rule-hint';
  hint.textContent = stringsOf(page.lang).sharing.tapHint;
  document.querySelector('main')?.append(hint);
  const hide = () => hint.remove();
  setTimeout(hide, SHOWN_MS);
  document.addEventListener('click', hide, { once: true });
  void updateStored('hints', (shown) => [...shown, 'rule']);
}
