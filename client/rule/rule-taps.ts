// Opens the sheet of a rule when the reader taps the rule, or presses Enter or Space on the number of the rule.
import { loadIsland, loadIslandOrReport } from '../load-island';
import { whenIdle } from '../page/when-idle';
import { startSheetRequest } from '../sheet/pending-sheet';
import { readStored } from '../storage';

/** Selects the focusable link of a rule: the number of the rule, or the title of a section. */
const RULE_HANDLE = '.rule-n, .section-link';
/** Selects elements that handle taps themselves. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** Finds the rule that an event targets; undefined if the target is a link or a control inside a rule. */
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
  // If the sheet fails to load, the address of the rule is shown in the address bar, where the reader can copy it; this
  // also marks the rule.
  else location.hash = rule.id;
}

export function initRuleTaps(): void {
  if (readStored('hints').length === 0 && document.querySelector('.entry-text'))
    whenIdle(
      () =>
        void loadIsland('rule/hint').then(
          ({ showHint }) => showHint(),
          () => {},
        ),
    );
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
