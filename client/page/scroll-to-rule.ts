// Meets whoever comes by a rule's address: marks the rule, follows it where it moved, and says so kindly when it is not here.
import { anchorOf } from '@/lib/core/addresses';

const MARK = 'is-marked';

/** The sentence for a rule that is not here stands in the page, hidden. */
export function scrollToTargetRule(): void {
  const lost = document.querySelector<HTMLElement>('.lost-rule');
  const arrive = () => {
    for (const marked of document.querySelectorAll(`.${MARK}`)) marked.classList.remove(MARK);
    const id = anchorOf(location.hash);
    const found = id ? document.getElementById(id) : null;
    if (lost) lost.hidden = !id || found !== null;
    if (found?.dataset.movedTo) location.replace(found.dataset.movedTo);
    // An address that a script changed gets no mark of the browser's own (`:target`).
    const rule = found?.closest('.rule, .section');
    if (rule && !rule.matches(':target, :has(> .old-anchor:target)')) rule.classList.add(MARK);
  };
  arrive();
  addEventListener('hashchange', arrive);
}
