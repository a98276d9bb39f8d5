// Opens the sheet of a rule when the reader taps the rule, or presses Enter or Space on the number of the rule.
import { loadIslandOrReport } from '../load-island';
import { whenIdle } from '../page/when-idle';
import { startSheetRequest } from '../sheet/pending-sheet';
import { readStored, updateStored } from '../storage';

/** Selects the focusable link of a rule: the number of the rule, or the title of a section. */
const RULE_HANDLE = '.rule-n, .section-link';
/** Selects links and controls. A tap on one of them does not open the sheet of the rule. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** Finds the rule in which an event happened. Returns undefined if the target is a link or a control. */
function findRule(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const text = target.closest('.entry-text');
  const handle = target.closest(RULE_HANDLE);
  const body = target.closest(INTERACTIVE) ? null : target.closest('.rule-body');
  return (text && (handle ?? body)?.closest<HTMLElement>('.rule, .section')) || undefined;
}

async function open(rule: HTMLElement): Promise<void> {
  const isCurrent = startSheetRequest();
  const island = await loadIslandOrReport('rule/sheet');
  if (!isCurrent()) return;
  if (island) island.openRule(rule);
  // If the sheet fails to load, the address of the page becomes that of the rule. The page highlights the rule, and the
  // reader can copy the address from the address bar.
  else location.hash = rule.id;
}

const HINT_MS = 8000;

/**
 * Shows a hint, once per device, that the reader can tap a rule. The hint covers no control and disappears by itself.
 * Its text comes from the HTML of the entry.
 */
function showHint(text: string): void {
  const hint = Object.assign(document.createElement('p'), { className: 'rule-hint', textContent: text });
  document.querySelector('main')?.append(hint);
  const hide = () => hint.remove();
  setTimeout(hide, HINT_MS);
  document.addEventListener('click', hide, { once: true });
  void updateStored('hints', (shown) => [...shown, 'rule']);
}

/**
 * Attaches the listeners for taps on rules. `translated` resolves when the interface of the page is in the reader's
 * language.
 */
export function initRuleTaps(translated: Promise<void>): void {
  const hinted = document.querySelector<HTMLElement>('[data-tap-hint]');
  if (hinted && readStored('hints').length === 0)
    whenIdle(() => void translated.then(() => showHint(hinted.dataset.tapHint ?? '')));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const rule = findRule(event.target);
    // A click that ends a text selection does not open the sheet.
    if (!rule || getSelection()?.toString()) return;
    event.preventDefault();
    void open(rule);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches(RULE_HANDLE)) return;
    const rule = findRule(event.target);
    if (!rule) return;
    event.preventDefault();
    void open(rule);
  });
}
