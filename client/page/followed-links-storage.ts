// Stores the list of links that the reader followed in this tab (the trail). It is in sessionStorage, which lasts as
// long as the tab.
import { findTarget, pageAddress } from '@/components/page/build-settings';
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
    // If the trail cannot be stored, the "back" chip is not shown. The back button of the browser still works.
  }
}

/**
 * Records that the reader has arrived at this page. Returns the link that the reader followed to this page, if there is
 * one.
 */
export function recordPageArrival(): TrailStep | undefined {
  const here = pageAddress(location);
  const trail = recordArrival(readTrail(), here, history.length);
  writeTrail(trail);
  return findStepTo(trail, here);
}

/**
 * Records a link that the reader follows. The "back" chip appears only after a link from one entry to another. It does
 * not appear after the links to the previous and the next entry of the game.
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
