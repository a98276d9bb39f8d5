// Fixes broken Markdown emphasis, which converters produce: a missing opening `**`, an unpaired `**`, spaces inside
// the stars, HTML tags.

/** Matches the HTML tags in `<b>TOTAL</b>` and `<em>total</em>`. */
const TAGS = /<\/?(b|strong|i|em)>/gi;

/** Returns the text with valid emphasis: `Wake the dragon:** roll a die` becomes `**Wake the dragon:** roll a die`. */
export function fixEmphasis(text: string): string {
  const plain = text.replace(TAGS, (_, tag: string) => (/^[bs]/i.test(tag) ? '**' : '*'));
  const stars = [...plain.matchAll(/(?<!\\)\*{2}/g)];
  if (stars.length % 2 === 0) return trimEmphasis(plain);
  const first = stars[0]?.index ?? 0;
  // If the first `**` comes directly after a word, it closes bold text, and its opening `**` is missing. The function
  // inserts the opening `**` at the start of the text.
  const isClosing = first > 0 && /\S/.test(plain[first - 1] ?? '') && !/[(«]/.test(plain[first - 1] ?? '');
  if (isClosing) return trimEmphasis(`**${plain}`);
  const unpaired = stars.at(-1)?.index ?? 0;
  return trimEmphasis(plain.slice(0, unpaired) + plain.slice(unpaired + 2));
}

/** Moves spaces out of the stars (`** word **` becomes ` **word** `) and removes emphasis without text. */
function trimEmphasis(text: string): string {
  return text
    .replace(
      /\*\*(\s*)([^*]+?)(\s*)\*\*/g,
      (_, before: string, words: string, after: string) => `${before}**${words}**${after}`,
    )
    .replace(/\*\*\s*\*\*/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
