// A hook that loads the data of an edition. If loading fails, the caller can try again.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameData } from '@/lib/data/game-data';
import { loadGameData } from './load-game-data';

interface GameDataState {
  data?: GameData;
  failed: boolean;
  retry: () => void;
}

export function useGameData(game: string, lang: string): GameDataState {
  const [state, setState] = useState<Omit<GameDataState, 'retry'>>({ failed: false });
  const load = useCallback(() => {
    let isStale = false;
    setState({ failed: false });
    loadGameData(game, lang).then(
      (data) => !isStale && setState({ data, failed: false }),
      () => !isStale && setState({ failed: true }),
    );
    return () => {
      isStale = true;
    };
  }, [game, lang]);
  useEffect(load, [load]);
  return { ...state, retry: load };
}
