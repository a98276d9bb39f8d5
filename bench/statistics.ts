// Computes statistics of measured values, and formats them as text.
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/**
 * Formats a number. Numbers below ten get one decimal: 0.4. Larger numbers are rounded, with a space between thousands:
 * 12, 1 480.
 */
export function toFigure(value: number): string {
  if (value < 0.05) return '< 0.1';
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en').replaceAll(',', ' ');
}

export const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
