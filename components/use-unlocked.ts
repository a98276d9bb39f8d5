'use client';
// What this reader may see of a campaign: the points reached, and the entries they open, once the data is here.
import { useEffect, useState } from 'react';
import type { EntryData } from '@/lib/data/game-data';
import { unlockedEntries } from '@/lib/data/unlocked';
import { loadGameData } from './load-game-data';
import { useStored } from './use-stored';

const NONE: readonly string[] = [];

export function useUnlocked(game: string): readonly string[] {
  return useStored('unlocked')[0][game] ?? NONE;
}

/** Nothing before a point is reached, and nothing is fetched for it either. */
export function useUnlockedEntries(game: string, lang: string): readonly EntryData[] {
  const points = useUnlocked(game);
  const [entries, setEntries] = useState<readonly EntryData[]>([]);
  useEffect(() => {
    let over = false;
    if (points.length === 0) setEntries([]);
    else
      loadGameData(game, lang)
        .then((data) => {
          if (!over) setEntries(unlockedEntries(data, points));
        })
        // Offline before the first visit: the list stays as it is, the pages are one tap away.
        .catch(() => {});
    return () => {
      over = true;
    };
  }, [game, lang, points]);
  return entries;
}
