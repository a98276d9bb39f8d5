// The decisions of a game with what has become of their rules, as far as the data of their editions can be had.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Decision, decisionsOf, type Remembered } from '@/lib/core/decision';
import type { GameData } from '@/lib/data/game-data';
import { type DecisionStatus, decisionStatus, isUnderLock } from '@/lib/decisions/decision-status';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { readStored, writeStored } from '../storage';
import { useStored } from '../use-storage';

export interface StandingDecision {
  decision: Decision;
  standing?: DecisionStatus;
  /** Its rule must not be told before its point of the campaign is reached. */
  locked: boolean;
  /** It has such a point, reached or not. */
  secret: boolean;
}

export function useDecisions(game: string): StandingDecision[] {
  const [{ [game]: kept }] = useStored('decisions');
  const list = useMemo(() => decisionsOf(kept), [kept]);
  return useStandings(game, list);
}

/** Until the data says otherwise, what stands at a rule of a game with locks may be a secret. */
const mayBeSecret = ({ at }: Decision): boolean =>
  at !== undefined && document.querySelector('.spoiler-said') !== null;

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
        const isLocked = (points: readonly string[]) =>
          data ? isUnderLock(decision, data, points) : mayBeSecret(decision);
        return {
          decision,
          ...(data && { standing: decisionStatus(decision, data) }),
          locked: isLocked(unlocked[game] ?? []),
          secret: isLocked([]),
        };
      }),
    [list, editions, unlocked, game],
  );
}

/** Changes the decisions of a game, whatever else has changed since; says whether they will outlive the page. */
export function changeDecisions(
  game: string,
  change: (list: readonly Remembered[]) => Remembered[],
): boolean {
  const all = readStored('decisions');
  return writeStored('decisions', { ...all, [game]: change(all[game] ?? []) });
}
