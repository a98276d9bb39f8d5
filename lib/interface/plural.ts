// Which form of a noun a number takes.

/** Ukrainian and Russian count alike: 1 правило, 2 правила, 5 правил. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const units = count % 10;
  if (units === 1 && tens !== 11) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}
