// Opens the sheet of a rule: by a tap on the rule, or by Enter or Space on its number.
import { loadIslandOrReport } from '../load-island';
import { startSheetRequest } from '../sheet/pending-sheet';

/** The focusable link of a rule: its number, or the title of a section. */
const RULE_HANDLE = '.rule-n, .section-link';
/** Elements with a tap behavior of their own. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** The rule that an event targets; undefined for links and controls inside a rule. */
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
  // The sheet failed to load: mark the rule and put it into the address, where the reader can copy it.
  else location.hash = rule.id;
}

export function initRuleTaps(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const rule = findRule(event.target);
    // A click that ends a text selection is not a tap.
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
