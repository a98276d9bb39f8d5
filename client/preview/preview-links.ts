// Opens a preview when the reader taps a link to an entry or a rule. Without scripts, the link opens the page.
import { findTarget } from '@/components/page/build-settings';
import { isDesk } from '../current-page';
import { loadDataFor, loadGameData } from '../load-game-data';
import { loadIsland, loadStrings, reportLoadError } from '../load-island';
import { recordFollowedLink } from '../page/followed-links-storage';
import { startSheetRequest } from '../sheet/pending-sheet';

type Place = NonNullable<ReturnType<typeof findTarget>>;

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const findLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

const placeOf = (link: HTMLAnchorElement | null): Place | undefined =>
  link?.dataset.ref !== undefined && link.origin === location.origin ? findTarget(link) : undefined;

/**
 * Id of the rule with the link that opened the sheet; undefined if the link is not in a rule. A tap on a link inside
 * the sheet does not change this id.
 */
let openedFrom: string | undefined;

export function initLinkPreviews(): void {
  // Starts loading the data of a preview when the pointer or the focus is on a link.
  const preload = (event: Event) => {
    const place = placeOf(findLink(event));
    if (!place || isDesk()) return;
    loadIsland('preview/sheet').catch(() => undefined);
    loadGameData(place.game, place.lang).catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const link = findLink(event);
    if (!link || !isPlainClick(event)) return;
    const isInside = link.closest('.preview') !== null;
    const place = placeOf(link);
    // On a wide screen, client/desktop shows the preview on hover, and a click opens the page.
    if (!place || isDesk()) return recordFollowedLink(link, isInside ? openedFrom : undefined);
    event.preventDefault();
    const anchor = link.getBoundingClientRect();
    if (!isInside) openedFrom = link.closest('.rule, .section')?.id;
    const isCurrent = startSheetRequest();
    Promise.all([
      loadIsland('preview/sheet'),
      loadDataFor(place.game, place.lang, place.target),
      loadStrings(place.lang),
    ]).then(
      ([{ openPreview }, data]) =>
        isCurrent() && openPreview({ ...place, data }, isInside ? undefined : anchor),
      // If the preview fails to load, the browser opens the page of the link. If there is no network either, the page
      // shows an error.
      () =>
        fetch(link.href, { method: 'HEAD' }).then(
          () => isCurrent() && location.assign(link.href),
          () => isCurrent() && reportLoadError(),
        ),
    );
  };
  document.addEventListener('pointerover', preload);
  document.addEventListener('focusin', preload);
  document.addEventListener('click', onClick, true);
}
