// Handles the rule in the address: marks the rule, redirects to its new entry if the rule has moved, or shows a notice
// that the rule does not exist.
import { anchorOf } from '@/lib/core/parse-address';

const MARKED_CLASS = 'is-marked';

/** Starts handling the rule in the address. The HTML of the page contains the notice for an unknown rule, hidden. */
export function watchTargetRule(): void {
  const unknownRuleNotice = document.querySelector<HTMLElement>('.lost-rule');
  const update = () => {
    for (const marked of document.querySelectorAll(`.${MARKED_CLASS}`)) marked.classList.remove(MARKED_CLASS);
    const id = anchorOf(location.hash);
    const found = id ? document.getElementById(id) : null;
    if (unknownRuleNotice) unknownRuleNotice.hidden = !id || found !== null;
    const { movedTo } = found?.dataset ?? {};
    // An address on another site is ignored, in case a contributor's drawing on this page has a `data-moved-to` attribute
    // in spite of the content check.
    if (movedTo && new URL(movedTo, location.href).origin === location.origin) location.replace(movedTo);
    // The browser does not match `:target` if a script changed the address, so the rule is marked with a class.
    const rule = found?.closest('.rule, .section');
    if (rule && !rule.matches(':target, :has(> .old-anchor:target)')) rule.classList.add(MARKED_CLASS);
  };
  update();
  addEventListener('hashchange', update);
}
