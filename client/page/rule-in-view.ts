// Finds the rule that the reader is at, so that a language switch or a way back keeps the place.
import { anchorOf } from '@/lib/core/addresses';

/** Heights in CSS pixels. */
const HEADER_HEIGHT = 56;
const MIN_VISIBLE_HEIGHT = 24;
const TOP_OF_PAGE = 80;

/** Id of the rule in the address, otherwise of the first rule below the header; empty at the top of the page. */
export function findRuleInView(): string {
  const marked = anchorOf(location.hash);
  if (marked && document.getElementById(marked)?.matches('.rule, .section')) return marked;
  if (window.scrollY < TOP_OF_PAGE) return '';
  for (const rule of document.querySelectorAll<HTMLElement>('.rule, .section'))
    if (rule.getBoundingClientRect().bottom > HEADER_HEIGHT + MIN_VISIBLE_HEIGHT) return rule.id;
  return '';
}
