// Gives every rule its handle: a tap on it, or Enter and Space on its number, opens what can be done with it.
import { loadIslandOrReport } from '../load-island';
import { awaitSheet } from '../sheet/pending-sheet';

const HANDLE = '.rule-n, .section-link';
const OWN_TAP = 'a, button, input, select, textarea, label, summary';

/** The rule an event is meant for; links and controls inside a rule keep their own taps. */
function findRule(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const text = target.closest('.entry-text');
  const handle = target.closest(HANDLE);
  const body = target.closest(OWN_TAP) ? null : target.closest('.rule-body');
  return (text && (handle ?? body)?.closest<HTMLElement>('.rule, .section')) || undefined;
}

async function open(rule: HTMLElement): Promise<void> {
  const isWanted = awaitSheet();
  const part = await loadIslandOrReport('rule/sheet');
  if (!isWanted()) return;
  if (part) part.openRule(rule);
  // No network and nothing kept yet: the rule is at least marked, and the address bar holds its address.
  else location.hash = rule.id;
}

export function handRules(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const rule = findRule(event.target);
    // Somebody who marks words wants to copy them.
    if (!rule || getSelection()?.toString()) return;
    event.preventDefault();
    void open(rule);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches(HANDLE)) return;
    const rule = findRule(event.target);
    if (!rule) return;
    event.preventDefault();
    void open(rule);
  });
}
