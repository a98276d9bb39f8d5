// Records each link that the reader followed within the site. The linked page then offers a link back to the place
// where the reader followed the link.

export interface TrailStep {
  /** Path of the linked page. */
  to: string;
  /** Address of the page that the reader left, with the rule that was on the screen as its anchor. */
  from: string;
  title: string;
  /** `history.length` of the tab when the link was followed. */
  leftAt: number;
  /** `history.length` of the tab when the page `to` opened. Undefined until the page opens. */
  length?: number;
}

const MAX_STEPS = 30;

/**
 * Adds the followed link (`step`) that led to the page `to`, and removes an older link to the same page. If `step` is
 * undefined, only removes the older link, so the page `to` offers no link back.
 */
export function addStep(trail: readonly TrailStep[], to: string, step?: Omit<TrailStep, 'to'>): TrailStep[] {
  const others = trail.filter((one) => one.to !== to);
  return step ? [...others, { to, ...step }].slice(-MAX_STEPS) : others;
}

export const findStepTo = (trail: readonly TrailStep[], path: string): TrailStep | undefined =>
  trail.findLast((step) => step.to === path);

/**
 * Called when a page opens: stores `history.length` in the followed link that led to this page. Later calls for the
 * same page change nothing. The stored value is at most `leftAt` + 1, because a link adds at most one history entry. If
 * `length` is larger, the reader has tapped rule numbers, which also add entries, before the scripts of the page ran.
 */
export const recordArrival = (trail: readonly TrailStep[], path: string, length: number): TrailStep[] =>
  trail.map((step) =>
    step.to === path && step.length === undefined
      ? { ...step, length: Math.min(length, step.leftAt + 1) }
      : step,
  );

/**
 * Whether the Back button of the browser leads to the page with the followed link. This is the case if the reader has
 * opened no other page since the arrival.
 */
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
