// Shows a preview beside a link while the pointer or the keyboard focus is on the link. A click opens the page of the
// link.

import { findTarget } from '@/components/page/site-addresses';
import { findPreview } from '@/lib/data/rule-preview';
import { loadDataFor } from '../load-game-data';
import { loadStrings } from '../load-island';
import { PreviewBody, type PreviewStep, previewTitle } from '../preview/preview-body';
import { createMountPoint } from '../render-into';
import { readStored } from '../storage';

/** How long the pointer must rest on a link before its preview is shown, in milliseconds. */
const SHOW_DELAY_MS = 300;
/** How long the preview stays after the pointer has left the link, so that the pointer can move onto the preview. */
const HIDE_DELAY_MS = 250;
/** Width of the preview. `MARGIN` is its minimum distance from the edges of the window. Both are in CSS pixels. */
const WIDTH = 416;
const MARGIN = 12;

export function initHoverPreviews(): void {
  const mountPoint = createMountPoint();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownFor: Element | undefined;
  const hide = () => {
    clearTimeout(timer);
    shownFor = undefined;
    mountPoint.clear();
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, HIDE_DELAY_MS);
  };
  const showSoon = (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    if (link === shownFor) return;
    timer = setTimeout(async () => {
      const step = await loadStep(link).catch(() => undefined);
      if (!step || !link.matches(':hover, :focus-visible')) return;
      shownFor = link;
      mountPoint.show(<HoverPreview step={step} box={link.getBoundingClientRect()} />);
    }, SHOW_DELAY_MS);
  };
  const onOver = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-ref]');
    if (target.closest('.hover-preview')) clearTimeout(timer);
    else if (link && !document.querySelector('dialog[open]')) showSoon(link);
    else hideSoon();
  };
  document.addEventListener('pointerover', onOver);
  document.addEventListener('focusin', onOver);
  document.addEventListener('click', hide);
  addEventListener('scroll', hide, { passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

async function loadStep(link: HTMLAnchorElement): Promise<PreviewStep | undefined> {
  const place = link.origin === location.origin ? findTarget(link) : undefined;
  if (!place) return undefined;
  const [data] = await Promise.all([
    loadDataFor(place.game, place.lang, place.target),
    loadStrings(place.lang),
  ]);
  return { ...place, data };
}

function HoverPreview({ step, box }: { step: PreviewStep; box: DOMRect }) {
  const preview = findPreview(step.data, step.target, readStored('unlocked')[step.game] ?? []);
  if (!preview) return null;
  const isBelow = box.top < innerHeight / 2;
  const position = {
    left: `${Math.max(MARGIN, Math.min(box.left, innerWidth - WIDTH - MARGIN))}px`,
    ...(isBelow ? { top: `${box.bottom + 4}px` } : { bottom: `${innerHeight - box.top + 4}px` }),
    maxHeight: `${(isBelow ? innerHeight - box.bottom : box.top) - MARGIN}px`,
  };
  return (
    <div className="hover-preview preview" lang={step.lang} role="tooltip" style={position}>
      <p className="preview-title">{previewTitle(preview, step)}</p>
      <PreviewBody preview={preview} step={step} />
    </div>
  );
}
