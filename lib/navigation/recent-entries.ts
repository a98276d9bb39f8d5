// Updates the list of recently read entries. Every page of the site loads this code.

const MAX_RECENT = 20;

/**
 * Adds a rule or entry at the start of the list. Each entry occurs only once in the list, with the rule that was opened
 * last.
 */
export function addRecent(history: readonly string[], target: string): string[] {
  const [entry] = target.split('#');
  return [target, ...history.filter((other) => other.split('#')[0] !== entry)].slice(0, MAX_RECENT);
}
