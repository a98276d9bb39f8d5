// A checklist of steps within steps: a tick on a step covers the steps below it, and the last tick below completes it.

export interface Step {
  id: string;
  /** The step this one belongs to. */
  parent?: string;
}

/** The steps among an entry's rules; what lies between a step and the steps below it is skipped. */
export function stepsOf(rules: readonly { id: string; kind: string; parent?: string }[]): Step[] {
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

/** The ticked ids after one tap, in the order of the steps. */
export function withTick(
  steps: readonly Step[],
  ticked: readonly string[],
  id: string,
  done: boolean,
): string[] {
  const set = new Set(ticked);
  const put = (step: string) => (done ? set.add(step) : set.delete(step));
  const below = (parent: string): Step[] => steps.filter((step) => step.parent === parent);
  const down = (step: string) => {
    put(step);
    for (const child of below(step)) down(child.id);
  };
  down(id);
  let parent = steps.find((step) => step.id === id)?.parent;
  while (parent !== undefined) {
    const up = parent;
    if (below(up).every((child) => set.has(child.id))) set.add(up);
    else set.delete(up);
    parent = steps.find((step) => step.id === up)?.parent;
  }
  return steps.filter((step) => set.has(step.id)).map((step) => step.id);
}

/** How far one has come, counted in the steps of the top level. */
export function progressOf(steps: readonly Step[], ticked: readonly string[]): { done: number; all: number } {
  const top = steps.filter((step) => step.parent === undefined);
  return { done: top.filter((step) => ticked.includes(step.id)).length, all: top.length };
}
