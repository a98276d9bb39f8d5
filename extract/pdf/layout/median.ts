// Calculates the median of numbers.

/** Returns the median; for an even count, the upper of the two middle values; for an empty list, 0. */
export function median(values: readonly number[]): number {
  if (!values.length) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
