// The decisions of a game with what has become of their rules, as far as the data of their editions can be had.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameData } from '@/lib/data/game-data';
import { isUnderLock, type Standing, standingOf } from '@/lib/decisions/standing';
import type { Decision } from '@/lib/ground/decision';
import { loadGameData } from '../game-data';
import { page } from '../page';
import { readStored, writeStored } from '../stored';
import { useStored } from '../use-stored';

export interface StandingDecision {
  decision: Decision;
  standing?: Standing;
  /** Its rule must not be told before its point of the campaign is reached. */
  locked: boolean;
}

const NONE: readonly Decision[] = [];

export function useDecisions(game: string): StandingDecision[] {
  const [all] = useStored('decisions');
  return useStandings(game, all[game] ?? NONE);
}

export function useStandings(game: string, list: readonly Decision[]): StandingDecision[] {
  const [editions, setEditions] = useState<Readonly<Record<string, GameData>>>({});
  const [unlocked] = useStored('unlocked');
  const langs = [...new Set(list.map(({ rule }) => rule?.lang ?? page.lang))].join(' ');
  useEffect(() => {
    let gone = false;
    for (const lang of langs.split(' ').filter(Boolean))
      loadGameData(game, lang).then(
        (data) => !gone && setEditions((known) => ({ ...known, [lang]: data })),
        // Without its edition a decision is shown as it is.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game, langs]);
  return useMemo(
    () =>
      list.map((decision) => {
        const data = editions[decision.rule?.lang ?? page.lang];
        if (!data) return { decision, locked: false };
        return {
          decision,
          standing: standingOf(decision, data),
          locked: isUnderLock(decision, data, unlocked[game] ?? []),
        };
      }),
    [list, editions, unlocked, game],
  );
}

/** Changes the decisions of a game, whatever else has changed since; says whether they will outlive the page. */
export function changeDecisions(game: string, change: (list: Decision[]) => Decision[]): boolean {
  const all = readStored('decisions');
  return writeStored('decisions', { ...all, [game]: change(all[game] ?? []) });
}
