// Converts any value to text. Readers can save damaged stored values as such a text.

/** Returns the value as JSON if possible. */
export function describeValue(value: unknown): string {
  try {
    return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? String(value);
  } catch {
    return String(value);
  }
}
