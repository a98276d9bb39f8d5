'use client';
// After a link was followed: the way back to the very place, in reach of the thumb, out of the way while reading on.
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { isLastVisited, type TrailStep } from '@/lib/trail';
import { arriveHere } from './trail';

export function ReturnChip({ lang }: { lang: Lang }) {
  const path = usePathname();
  const [step, setStep] = useState<TrailStep>();
  const [isAway, setAway] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another way back
  useEffect(() => {
    setStep(arriveHere());
    setAway(false);
    // The reader's own hand, not the page's scrolling to the rule in its address.
    let last = 0;
    const onWheel = (event: WheelEvent) => setAway(event.deltaY > 0);
    const onTouchStart = (event: TouchEvent) => {
      last = event.touches[0]?.clientY ?? 0;
    };
    const onTouchMove = (event: TouchEvent) => {
      const moved = last - (event.touches[0]?.clientY ?? last);
      if (Math.abs(moved) > 24) setAway(moved > 0);
    };
    const passive = { passive: true };
    window.addEventListener('wheel', onWheel, passive);
    window.addEventListener('touchstart', onTouchStart, passive);
    window.addEventListener('touchmove', onTouchMove, passive);
    return () => {
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [path]);

  if (!step) return null;
  const label = stringsOf(lang).preview.returnTo(step.title);
  return (
    <nav aria-label={label}>
      <a
        href={step.from}
        className={isAway ? 'return-chip is-away' : 'return-chip'}
        aria-label={label}
        onClick={(event) => {
          if (!isLastVisited(step, history.length)) return;
          // The browser remembers the place to the pixel.
          event.preventDefault();
          history.back();
        }}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6" />
        </svg>
        <span>{step.title}</span>
      </a>
    </nav>
  );
}
