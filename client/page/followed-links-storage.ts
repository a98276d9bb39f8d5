// Stores the trail (the links that the reader followed) in sessionStorage, so that it lasts as long as the tab.
import { findTarget, pageAddress } from '@/components/page/page-address';
import {
  addStep,
  findStepTo,
  parseTrail,
  recordArrival,
  type TrailStep,
} from '@/lib/navigation/followed-links';
import { findRuleInView } from './rule-in-view';

const KEY = 'pravylo.trail';

function readTrail(): TrailStep[] {
  try {
    return parseTrail(sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function writeTrail(trail: readonly TrailStep[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // If the trail cannot be stored, there is no "back" chip; the browser's back button still works.
  }
}

/** Records that the reader arrived at this page. Returns the followed link that led here, if there is one. */
export function recordPageArrival(): TrailStep | undefined {
  const here = pageAddress(location);
  const trail = recordArrival(readTrail(), here, history.length);
  writeTrail(trail);
  return findStepTo(trail, here);
}

/**
 * Records a followed link. The "back" chip is offered only after a link from one entry to another, but not after a link
 * to the previous or next entry in the order of the game.
 */
export function recordFollowedLink(
  link: HTMLAnchorElement,
  rule = link.closest('.rule, .section')?.id,
): void {
  const { pathname, search } = link;
  const to = findTarget({ pathname, search, hash: '' });
  const here = findTarget({ pathname: location.pathname, search: location.search, hash: '' });
  if (!to || link.origin !== location.origin || pageAddress(link) === pageAddress(location)) return;
  if (link.matches('.return-chip')) return;
  const needsWayBack = here && here.target !== to.target && !link.rel;
  const at = rule || findRuleInView();
  writeTrail(
    addStep(
      readTrail(),
      pageAddress(link),
      needsWayBack
        ? {
            from: pageAddress(location) + (at && `#${at}`),
            title: document.querySelector('h1')?.textContent ?? '',
            leftAt: history.length,
          }
        : undefined,
    ),
  );
}
