'use client';
// Opens a preview instead of leaving the page when a link to an entry or rule is tapped; without scripts it stays a link.
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { findPlace } from '@/lib/addresses';
import type { GameData } from '@/lib/data/game-data';
import { loadGameData } from './load-game-data';
import type { PreviewSheetProps } from './preview-sheet';
import { rememberStep } from './trail';

type Place = NonNullable<ReturnType<typeof findPlace>>;

/** A place that is previewed, with the data to show it from. */
export interface PreviewStep extends Place {
  data: GameData;
}

const MOST_STEPS = 5;
const loadSheet = () => import('./preview-sheet').then((loaded) => loaded.PreviewSheet);

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const findLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

const placeOf = (link: HTMLAnchorElement | null): Place | undefined =>
  link?.dataset.ref !== undefined && link.origin === location.origin
    ? findPlace(link.pathname, link.hash)
    : undefined;

interface Opened {
  Sheet: ComponentType<PreviewSheetProps>;
  anchor: DOMRect;
  /** Rule in which the first link stands. */
  rule: string | undefined;
}

export function Preview() {
  const [opened, setOpened] = useState<Opened>();
  const [steps, setSteps] = useState<PreviewStep[]>([]);
  const rule = useRef<string>(undefined);
  rule.current = opened?.rule;

  useEffect(() => {
    // A finger or pointer on a link is the moment to bring what its preview needs.
    const warmUp = (event: Event) => {
      const place = placeOf(findLink(event));
      if (!place) return;
      loadSheet().catch(() => undefined);
      loadGameData(place.game, place.lang).catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link || !isPlainClick(event)) return;
      const place = placeOf(link);
      if (!place) return rememberStep(link, link.closest('.preview') ? rule.current : undefined);
      event.preventDefault();
      const isInside = link.closest('.preview') !== null;
      const anchor = link.getBoundingClientRect();
      Promise.all([loadSheet(), loadGameData(place.game, place.lang)]).then(
        ([Sheet, data]) => {
          const step = { ...place, data };
          if (!isInside) setOpened({ Sheet, anchor, rule: link.closest('.rule, .section')?.id });
          setSteps((before) => (isInside ? [...before, step].slice(-MOST_STEPS) : [step]));
        },
        // Nothing to preview with: the link is followed as it stands.
        () => location.assign(link.href),
      );
    };
    document.addEventListener('pointerover', warmUp);
    document.addEventListener('focusin', warmUp);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerover', warmUp);
      document.removeEventListener('focusin', warmUp);
      document.removeEventListener('click', onClick, true);
    };
  }, []);

  const close = useCallback(() => setSteps([]), []);
  const back = useCallback((depth: number) => setSteps((before) => before.slice(0, depth)), []);
  if (!opened || steps.length === 0) return null;
  return <opened.Sheet steps={steps} anchor={opened.anchor} onBack={back} onClose={close} />;
}
