// Hooks that return the decisions of a game (house rules and interpretations) together with the status of their rules.
// The status is known as soon as the data of the edition is loaded.
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
  /** Whether the rule was changed or removed after the decision was made; undefined until the game data is loaded. */
  status?: DecisionStatus;
  /** Whether to hide the decision, because its rule is a spoiler that the reader has not unlocked. */
  locked: boolean;
  /** Whether the rule is a spoiler, even if the reader has unlocked it. */
  secret: boolean;
}

export function useDecisions(game: string): DecisionWithStatus[] {
  const [{ [game]: stored }] = useStored('decisions');
  const list = useMemo(() => liveDecisions(stored), [stored]);
  return useDecisionStatuses(game, list);
}

/**
 * Whether a decision could be about a spoiler. The hook uses this guess until the data of the edition has loaded. In a
 * game with spoiler locks, the guess is true for every decision about a rule.
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
