// Says at which rule the reader is, so that a switch of language or a way back can keep the place.
import { anchorOf } from '@/lib/core/addresses';

/** The rule in the address, otherwise the first below the header; nothing at the top of the page. */
export function findRuleInView(): string {
  const marked = anchorOf(location.hash);
  if (marked && document.getElementById(marked)?.matches('.rule, .section')) return marked;
  if (window.scrollY < 80) return '';
  const header = 56;
  for (const rule of document.querySelectorAll<HTMLElement>('.rule, .section'))
    if (rule.getBoundingClientRect().bottom > header + 24) return rule.id;
  return '';
}
