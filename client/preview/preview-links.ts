// Opens a preview instead of leaving the page when a link to an entry or rule is tapped; without scripts it stays a link.
import { findPlace } from '@/components/page/site-addresses';
import { loadGameData } from '../load-game-data';
import { loadIsland, loadStrings, reportLoadError } from '../load-island';
import { rememberStep } from '../page/trail-storage';
import { awaitSheet } from '../sheet/pending-sheet';

type Place = NonNullable<ReturnType<typeof findPlace>>;

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const findLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

const placeOf = (link: HTMLAnchorElement | null): Place | undefined =>
  link?.dataset.ref !== undefined && link.origin === location.origin ? findPlace(link) : undefined;

/** Rule in which the first link of the open preview stands. */
let rule: string | undefined;

export function previewLinks(): void {
  // A finger or pointer on a link is the moment to bring what its preview needs.
  const warmUp = (event: Event) => {
    const place = placeOf(findLink(event));
    if (!place) return;
    loadIsland('preview/sheet').catch(() => undefined);
    loadGameData(place.game, place.lang).catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const link = findLink(event);
    if (!link || !isPlainClick(event)) return;
    const isInside = link.closest('.preview') !== null;
    const place = placeOf(link);
    if (!place) return rememberStep(link, isInside ? rule : undefined);
    event.preventDefault();
    const anchor = link.getBoundingClientRect();
    if (!isInside) rule = link.closest('.rule, .section')?.id;
    const isWanted = awaitSheet();
    Promise.all([
      loadIsland('preview/sheet'),
      loadGameData(place.game, place.lang),
      loadStrings(place.lang),
    ]).then(
      ([{ openPreview }, data]) =>
        isWanted() && openPreview({ ...place, data }, isInside ? undefined : anchor),
      // Nothing to preview with: the link is followed as it stands, but not to where nobody answers.
      () =>
        fetch(link.href, { method: 'HEAD' }).then(
          () => isWanted() && location.assign(link.href),
          () => isWanted() && reportLoadError(),
        ),
    );
  };
  document.addEventListener('pointerover', warmUp);
  document.addEventListener('focusin', warmUp);
  document.addEventListener('click', onClick, true);
}
