// Runs classes of attacks and formats their results as a table.

/** Outcome of an attack without effect. An attack that has an effect throws an error and counts as succeeded. */
export type Outcome = 'refused' | 'held';

export interface Attack {
  name: string;
  /**
   * Returns `refused` if the program rejected the input with a reason, or `held` if it accepted the input without
   * harm. Throws if the attack succeeded.
   */
  run: () => Outcome | Promise<Outcome>;
}

export interface AttackClass {
  name: string;
  attacks: () => Attack[] | Promise<Attack[]>;
  /**
   * Browser tests that belong to the class and attack the built site. Only `npm run attack` runs them as part of the
   * class.
   */
  tests?: string[];
  /** Runs after the last attack, to stop what the attacks have started, such as a server. */
  close?: () => void | Promise<void>;
}

export interface ClassResult {
  name: string;
  tried: number;
  refused: number;
  held: number;
  /** Name and error of every attack that did harm. */
  succeeded: string[];
}

/** Runs the attacks of a class. With a `share` of 0.25, for example, runs every fourth attack. */
export async function runClass({ name, attacks, close }: AttackClass, share = 1): Promise<ClassResult> {
  const result: ClassResult = { name, tried: 0, refused: 0, held: 0, succeeded: [] };
  try {
    const all = await attacks();
    const step = Math.max(1, Math.round(1 / share));
    for (const attack of all.filter((_, at) => at % step === 0)) {
      result.tried++;
      try {
        result[await attack.run()]++;
      } catch (error) {
        result.succeeded.push(`${attack.name}: ${String((error as Error)?.message ?? error).slice(0, 300)}`);
      }
      assertCleanPrototype();
    }
  } finally {
    await close?.();
  }
  return result;
}

/** Throws if an attack has added a property to all objects. */
function assertCleanPrototype(): void {
  const added = Object.keys(Object.prototype);
  for (const key of added) delete (Object.prototype as Record<string, unknown>)[key];
  if (added.length) throw new Error(`Object.prototype was changed: ${added.join(', ')}`);
}

export function formatTable(results: readonly ClassResult[]): string {
  const sum = (field: 'tried' | 'refused' | 'held') => results.reduce((all, one) => all + one[field], 0);
  const succeeded = results.reduce((all, one) => all + one.succeeded.length, 0);
  return [
    '| attack | tried | refused | held | succeeded |',
    '| --- | --: | --: | --: | --: |',
    ...results.map(
      (one) => `| ${one.name} | ${one.tried} | ${one.refused} | ${one.held} | ${one.succeeded.length} |`,
    ),
    `| **all** | ${sum('tried')} | ${sum('refused')} | ${sum('held')} | ${succeeded} |`,
  ].join('\n');
}
