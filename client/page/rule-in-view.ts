// Finds the rule that the reader is at, so that a language switch or the "back" chip can return to that rule.
import { anchorOf } from '@/lib/core/parse-address';

/** Height of the page header, in CSS pixels. */
const HEADER_HEIGHT = 56;
/** A rule counts as in view if at least this much of its height is below the header, in CSS pixels. */
const MIN_VISIBLE_HEIGHT = 24;
/** Scroll position, in CSS pixels, up to which the reader counts as being at the top of the page. */
const TOP_OF_PAGE = 80;

/**
 * Returns the id of the rule in the address, otherwise of the first rule below the header; empty at the top of the
 * page.
 */
export function findRuleInView(): string {
  const marked = anchorOf(location.hash);
  if (marked && document.getElementById(marked)?.matches('.rule, .section')) return marked;
  if (window.scrollY < TOP_OF_PAGE) return '';
  for (const rule of document.querySelectorAll<HTMLElement>('.rule, .section'))
    if (rule.getBoundingClientRect().bottom > HEADER_HEIGHT + MIN_VISIBLE_HEIGHT) return rule.id;
  return '';
}
