// The middle one of some numbers.

/** The upper one of two in the middle; 0 of none. */
export function medianOf(values: readonly number[]): number {
  if (!values.length) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
