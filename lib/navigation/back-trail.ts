// Records where the reader followed links, so that each page can offer a link back to that place.

export interface TrailStep {
  /** Path of the page that the link led to. */
  to: string;
  /** Address that the reader left, with the current rule. */
  from: string;
  title: string;
  /** `history.length` of the tab when the link was followed. */
  leftAt: number;
  /** `history.length` of the tab on arrival. */
  length?: number;
}

const MAX_STEPS = 30;

/** Adds a step and removes an older one to the same page. Without `step` there is nothing to go back to. */
export function addStep(trail: readonly TrailStep[], to: string, step?: Omit<TrailStep, 'to'>): TrailStep[] {
  const others = trail.filter((one) => one.to !== to);
  return step ? [...others, { to, ...step }].slice(-MAX_STEPS) : others;
}

export const findStepTo = (trail: readonly TrailStep[], path: string): TrailStep | undefined =>
  trail.findLast((step) => step.to === path);

/**
 * The trail after a page was opened; opening it twice changes nothing.
 * A link adds at most one history entry; further ones came from taps before the page's scripts ran (on a rule's number).
 */
export const recordArrival = (trail: readonly TrailStep[], path: string, length: number): TrailStep[] =>
  trail.map((step) =>
    step.to === path && step.length === undefined
      ? { ...step, length: Math.min(length, step.leftAt + 1) }
      : step,
  );

/** Whether the browser's Back leads to the start of the step: no page was visited since the arrival. */
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
