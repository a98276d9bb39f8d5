// A checklist with nested steps. Ticking a step also ticks its sub-steps, and ticking the last unticked sub-step also
// ticks the step that contains it.

export interface ChecklistStep {
  id: string;
  /** Id of the step that contains this step. */
  parent?: string;
}

/**
 * Returns the steps among the rules of an entry. The `parent` of a step is the nearest step that contains it, even if a
 * rule of another kind is between the two in the tree.
 */
export function stepsOf(rules: readonly { id: string; kind: string; parent?: string }[]): ChecklistStep[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const stepAbove = (id: string | undefined): string | undefined => {
    const rule = id === undefined ? undefined : byId.get(id);
    return rule && (rule.kind === 'step' ? rule.id : stepAbove(rule.parent));
  };
  return rules
    .filter(({ kind }) => kind === 'step')
    .map(({ id, parent }) => {
      const above = stepAbove(parent);
      return { id, ...(above !== undefined && { parent: above }) };
    });
}

/**
 * Returns the ids of the ticked steps, in the order of the steps, after the reader has set or cleared the tick of step
 * `id`.
 */
export function withTick(
  steps: readonly ChecklistStep[],
  ticked: readonly string[],
  id: string,
  done: boolean,
): string[] {
  const set = new Set(ticked);
  const setStep = (step: string) => (done ? set.add(step) : set.delete(step));
  const subSteps = (parent: string): ChecklistStep[] => steps.filter((step) => step.parent === parent);
  const setWithSubSteps = (step: string) => {
    setStep(step);
    for (const child of subSteps(step)) setWithSubSteps(child.id);
  };
  setWithSubSteps(id);
  let parent = steps.find((step) => step.id === id)?.parent;
  while (parent !== undefined) {
    const current = parent;
    if (subSteps(current).every((child) => set.has(child.id))) set.add(current);
    else set.delete(current);
    parent = steps.find((step) => step.id === current)?.parent;
  }
  return steps.filter((step) => set.has(step.id)).map((step) => step.id);
}

/** Returns the number of ticked top-level steps, and the number of all top-level steps. */
export function progressOf(
  steps: readonly ChecklistStep[],
  ticked: readonly string[],
): { done: number; all: number } {
  const top = steps.filter((step) => step.parent === undefined);
  return { done: top.filter((step) => ticked.includes(step.id)).length, all: top.length };
}
