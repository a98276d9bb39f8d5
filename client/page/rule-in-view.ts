// Finds the rule that the reader is reading, so that a language link or the "back" chip can return to it.
import { anchorOf } from '@/lib/core/parse-address';

/** Height of the page header, in CSS pixels. */
const HEADER_HEIGHT = 56;
/** A rule counts as visible if at least this height of it is below the header, in CSS pixels. */
const MIN_VISIBLE_HEIGHT = 24;
/** Largest scroll position that still counts as the top of the page, in CSS pixels. */
const TOP_OF_PAGE = 80;

/**
 * Returns the id of the rule in the address. Without such a rule, returns the id of the first visible rule below the
 * header, or an empty string if the reader is at the top of the page.
 */
export function findRuleInView(): string {
  const marked = anchorOf(location.hash);
  if (marked && document.getElementById(marked)?.matches('.rule, .section')) return marked;
  if (window.scrollY < TOP_OF_PAGE) return '';
  for (const rule of document.querySelectorAll<HTMLElement>('.rule, .section'))
    if (rule.getBoundingClientRect().bottom > HEADER_HEIGHT + MIN_VISIBLE_HEIGHT) return rule.id;
  return '';
}
