// Handles the rule that the address names: highlights the rule, redirects to its new entry if the rule has moved, or
// shows a notice that the rule does not exist.
import { anchorOf } from '@/lib/core/parse-address';

const MARKED_CLASS = 'is-marked';

/**
 * Starts handling the rule in the address. The HTML of the page contains the notice about an unknown rule as a hidden
 * element.
 */
export function watchTargetRule(): void {
  const unknownRuleNotice = document.querySelector<HTMLElement>('.lost-rule');
  const update = () => {
    for (const marked of document.querySelectorAll(`.${MARKED_CLASS}`)) marked.classList.remove(MARKED_CLASS);
    const id = anchorOf(location.hash);
    const found = id ? document.getElementById(id) : null;
    if (unknownRuleNotice) unknownRuleNotice.hidden = !id || found !== null;
    const { movedTo } = found?.dataset ?? {};
    // Never redirects to another site, because an icon from a contributor could contain a malicious `data-moved-to`
    // attribute that the content check missed.
    if (movedTo && new URL(movedTo, location.href).origin === location.origin) location.replace(movedTo);
    // If a script has changed the address, the browser does not update `:target`. Therefore a class marks the rule.
    const rule = found?.closest('.rule, .section');
    if (rule && !rule.matches(':target, :has(> .old-anchor:target)')) rule.classList.add(MARKED_CLASS);
  };
  update();
  addEventListener('hashchange', update);
}
