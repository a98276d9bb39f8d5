// Keeps the reader's trail for the life of the tab: it belongs to this visit, not to the device.
import { findPlace, pageAddress } from '@/components/page/site-addresses';
import { arrive, findStepTo, follow, parseTrail, type TrailStep } from '@/lib/navigation/back-trail';
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
    // Where storage is refused, the browser's own back remains.
  }
}

/** The step that led to this page, if a link did. */
export function arriveHere(): TrailStep | undefined {
  const here = pageAddress(location);
  const trail = arrive(readTrail(), here, history.length);
  writeTrail(trail);
  return findStepTo(trail, here);
}

/** Called when a link is followed: from a rule to another entry there is a way back, from lists and toggles there is none. */
export function rememberStep(link: HTMLAnchorElement, rule = link.closest('.rule, .section')?.id): void {
  const { pathname, search } = link;
  const to = findPlace({ pathname, search, hash: '' });
  const here = findPlace({ pathname: location.pathname, search: location.search, hash: '' });
  if (!to || link.origin !== location.origin || pageAddress(link) === pageAddress(location)) return;
  if (link.matches('.return-chip')) return;
  const isWayOn = here && here.target !== to.target && !link.rel;
  const at = rule || findRuleInView();
  writeTrail(
    follow(
      readTrail(),
      pageAddress(link),
      isWayOn
        ? {
            from: pageAddress(location) + (at && `#${at}`),
            title: document.querySelector('h1')?.textContent ?? '',
            leftAt: history.length,
          }
        : undefined,
    ),
  );
}
