// Hooks that return the decisions of a game with the status of their rules. The status is added when the data of the
// edition is loaded.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Decision, liveDecisions, type StoredDecision } from '@/lib/core/decision';
import type { GameData } from '@/lib/data/game-data';
import { type DecisionStatus, decisionStatus, isUnderLock } from '@/lib/decisions/decision-status';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { updateStored } from '../storage';
import { useStored } from '../use-storage';

export interface DecisionWithStatus {
  decision: Decision;
  /** Whether the rule has changed or was removed since the decision; undefined until the game data is loaded. */
  status?: DecisionStatus;
  /**
   * Whether the decision must not be shown: its rule is a spoiler for a point of the campaign that the reader has not
   * reached.
   */
  locked: boolean;
  /** Whether the rule is a spoiler, no matter whether the reader has reached its point of the campaign. */
  secret: boolean;
}

export function useDecisions(game: string): DecisionWithStatus[] {
  const [{ [game]: stored }] = useStored('decisions');
  const list = useMemo(() => liveDecisions(stored), [stored]);
  return useDecisionStatuses(game, list);
}

/**
 * Whether a decision may be a spoiler. Used until the data is loaded, which answers the question for certain. In a game
 * with spoiler locks this is true for every decision about a rule.
 */
const mayBeSecret = ({ at }: Decision): boolean =>
  at !== undefined && document.querySelector('.spoiler-said') !== null;

/**
 * Returns the decisions of `list` with the status of their rules. The decisions need not be stored on this device: the
 * import preview also uses this hook.
 */
export function useDecisionStatuses(game: string, list: readonly Decision[]): DecisionWithStatus[] {
  const [editions, setEditions] = useState<Readonly<Record<string, GameData>>>({});
  const [unlocked] = useStored('unlocked');
  const langs = [...new Set(list.map(({ rule }) => rule?.lang ?? page.lang))].join(' ');
  useEffect(() => {
    let isUnmounted = false;
    for (const lang of langs.split(' ').filter(Boolean))
      loadGameData(game, lang).then(
        (data) => !isUnmounted && setEditions((known) => ({ ...known, [lang]: data })),
        // If the data fails to load, the decision is shown without a status.
        () => undefined,
      );
    return () => {
      isUnmounted = true;
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
          ...(data && { status: decisionStatus(decision, data) }),
          locked: isLocked(unlocked[game] ?? []),
          secret: isLocked([]),
        };
      }),
    [list, editions, unlocked, game],
  );
}

/** Applies a change to the stored decisions of a game. Returns whether the browser stored them. */
export function changeDecisions(
  game: string,
  change: (list: readonly StoredDecision[]) => StoredDecision[],
): Promise<boolean> {
  return updateStored('decisions', (all) => ({ ...all, [game]: change(all[game] ?? []) }));
}
