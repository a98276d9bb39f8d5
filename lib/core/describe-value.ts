// Converts any value to text. Readers can save a damaged stored value as this text.

/** Returns the value as JSON or, if JSON cannot represent it, as `String` converts it. */
export function describeValue(value: unknown): string {
  try {
    return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? String(value);
  } catch {
    return String(value);
  }
}
