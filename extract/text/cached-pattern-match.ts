// Tests the texts of glyphs with a regular expression, each different text once: a page has thousands of glyphs and few
// different texts.

/** Maximum number of texts that are remembered. An ordinary book has a few hundred. */
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
