// Hooks for the decisions of a game together with the status of their rules, as soon as the data of their editions is
// loaded.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Decision, liveDecisions, type StoredDecision } from '@/lib/core/decision';
import type { GameData } from '@/lib/data/game-data';
import { type DecisionStatus, decisionStatus, isUnderLock } from '@/lib/decisions/decision-status';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { readStored, writeStored } from '../storage';
import { useStored } from '../use-storage';

export interface DecisionWithStatus {
  decision: Decision;
  /** Undefined until the data of the edition is loaded. */
  status?: DecisionStatus;
  /** The rule is a spoiler that the reader has not reached: it must not be shown. */
  locked: boolean;
  /** The rule is a spoiler, reached or not. */
  secret: boolean;
}

export function useDecisions(game: string): DecisionWithStatus[] {
  const [{ [game]: stored }] = useStored('decisions');
  const list = useMemo(() => liveDecisions(stored), [stored]);
  return useDecisionStatuses(game, list);
}

/** In a game with locks, every decision about a rule is treated as a spoiler until the data is loaded. */
const mayBeSecret = ({ at }: Decision): boolean =>
  at !== undefined && document.querySelector('.spoiler-said') !== null;

/** Adds the status to decisions, for example to those of an import that are not stored yet. */
export function useDecisionStatuses(game: string, list: readonly Decision[]): DecisionWithStatus[] {
  const [editions, setEditions] = useState<Readonly<Record<string, GameData>>>({});
  const [unlocked] = useStored('unlocked');
  const langs = [...new Set(list.map(({ rule }) => rule?.lang ?? page.lang))].join(' ');
  useEffect(() => {
    let isUnmounted = false;
    for (const lang of langs.split(' ').filter(Boolean))
      loadGameData(game, lang).then(
        (data) => !isUnmounted && setEditions((known) => ({ ...known, [lang]: data })),
        // Without the data a decision is shown without a status.
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
): boolean {
  const all = readStored('decisions');
  return writeStored('decisions', { ...all, [game]: change(all[game] ?? []) });
}
