// Caches the results of a regular expression. A page has thousands of glyphs, but the same texts occur again and again,
// so each different text is tested only once.

/** Maximum number of cached texts. The glyphs of an ordinary book have only some hundred different texts. */
const MAX_TEXTS = 20_000;

export function cachedTest(pattern: RegExp): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = pattern.test(text);
    if (known.size < MAX_TEXTS) known.set(text, result);
    return result;
  };
}
