// The data of an edition as React state, with a way to try again after a failure.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameData } from '@/lib/data/game-data';
import { loadGameData } from './load-game-data';

interface Loaded {
  data?: GameData;
  failed: boolean;
  retry: () => void;
}

export function useGameData(game: string, lang: string): Loaded {
  const [state, setState] = useState<{ data?: GameData; failed: boolean }>({ failed: false });
  const load = useCallback(() => {
    let over = false;
    setState({ failed: false });
    loadGameData(game, lang).then(
      (data) => !over && setState({ data, failed: false }),
      () => !over && setState({ failed: true }),
    );
    return () => {
      over = true;
    };
  }, [game, lang]);
  useEffect(load, [load]);
  return { ...state, retry: load };
}
