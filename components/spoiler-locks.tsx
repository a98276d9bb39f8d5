'use client';
// Opening one lock says «we have come this far», so all locks of that point open, here and everywhere; one tap takes it back.
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { withToggled } from '@/lib/filters';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { readStored, writeStored } from './use-stored';
import { useUnlocked } from './use-unlocked';

interface SpoilerLocksProps {
  game: string;
  lang: Lang;
  unlocks: readonly { id: string; name: string }[];
}

export function SpoilerLocks({ game, lang, unlocks }: SpoilerLocksProps) {
  const { spoilers } = stringsOf(lang);
  const points = useUnlocked(game);
  const [said, setSaid] = useState<string>();
  const page = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other locks
  useEffect(() => {
    for (const lock of document.querySelectorAll<HTMLDetailsElement>('details[data-until]'))
      lock.open = points.includes(lock.dataset.until ?? '');
  }, [points, page]);

  useEffect(() => {
    const onToggle = (event: Event) => {
      const lock = event.target;
      if (!(lock instanceof HTMLDetailsElement) || !lock.dataset.until || !lock.open) return;
      const { until } = lock.dataset;
      if (readStored('unlocked')[game]?.includes(until)) return;
      setSaid(until);
      change(game, until, true);
    };
    // What is open stays open: its summary is a label from then on.
    const onClick = (event: Event) => {
      const summary =
        event.target instanceof Element && event.target.closest('details[data-until] > summary');
      if (summary && (summary.parentElement as HTMLDetailsElement).open) event.preventDefault();
    };
    document.addEventListener('toggle', onToggle, true); // it does not bubble
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('toggle', onToggle, true);
      document.removeEventListener('click', onClick);
    };
  }, [game]);

  // Said once, then out of the way; the settings have it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another matter
  useEffect(() => {
    const timer = setTimeout(() => setSaid(undefined), 10_000);
    return () => clearTimeout(timer);
  }, [said, page]);

  const point = unlocks.find(({ id }) => id === said && points.includes(id));
  return (
    <div role="status" className="spoiler-said">
      {point && (
        <p>
          {spoilers.openedEverywhere(point.name)}
          <button
            type="button"
            onClick={() => {
              setSaid(undefined);
              change(game, point.id, false);
            }}
          >
            {spoilers.lockAgain}
          </button>
        </p>
      )}
    </div>
  );
}

function change(game: string, point: string, open: boolean): void {
  const all = readStored('unlocked');
  writeStored('unlocked', { ...all, [game]: withToggled(all[game] ?? [], point, open) });
}
