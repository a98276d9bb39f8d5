// Remembers from where the reader followed links, so that each page can offer the way back to the very place.

export interface TrailStep {
  /** Path of the page the link led to. */
  to: string;
  /** Address the reader left, with the rule they were at. */
  from: string;
  title: string;
  /** Length of the tab's history when the link was followed. */
  leftAt: number;
  /** Length of the tab's history on arrival. */
  length?: number;
}

const MOST_STEPS = 30;

/** Adds a step; an older way to the same page is forgotten. Without `step` there is no way back to offer. */
export function follow(trail: readonly TrailStep[], to: string, step?: Omit<TrailStep, 'to'>): TrailStep[] {
  const others = trail.filter((one) => one.to !== to);
  return step ? [...others, { to, ...step }].slice(-MOST_STEPS) : others;
}

export const findStepTo = (trail: readonly TrailStep[], path: string): TrailStep | undefined =>
  trail.findLast((step) => step.to === path);

/**
 * The trail after arriving at a page; a second arrival changes nothing.
 * A link adds one to the history at most: what is more came before the page's scripts did (a tap on a rule's number).
 */
export const arrive = (trail: readonly TrailStep[], path: string, length: number): TrailStep[] =>
  trail.map((step) =>
    step.to === path && step.length === undefined
      ? { ...step, length: Math.min(length, step.leftAt + 1) }
      : step,
  );

/** Whether the browser's own back leads to the step's start: nothing has been visited since the arrival. */
export const isLastVisited = (step: TrailStep, length: number): boolean => length === step.length;

export function parseTrail(text: string | null): TrailStep[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is TrailStep {
  const step = value as Partial<TrailStep> | null;
  return (
    typeof step?.to === 'string' &&
    typeof step.from === 'string' &&
    typeof step.title === 'string' &&
    typeof step.leftAt === 'number' &&
    (step.length === undefined || typeof step.length === 'number')
  );
}
