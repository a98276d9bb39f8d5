// The median of numbers.

/** Of an even count, the upper of the two middle values. 0 if there are none. */
export function median(values: readonly number[]): number {
  if (!values.length) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
