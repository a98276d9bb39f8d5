// Mends broken emphasis: an opening `**` lost in front of a step's name, an odd star, HTML tags for bold.

/** Matches «<b>СУМА</b>» and its Italic sister. */
const TAGS = /<\/?(b|strong|i|em)>/gi;

/** «Збуди дракона:** кинь кубик» to «**Збуди дракона:** кинь кубик». */
export function fixEmphasis(text: string): string {
  const plain = text.replace(TAGS, (_, tag: string) => (/^[bs]/i.test(tag) ? '**' : '*'));
  const stars = [...plain.matchAll(/(?<!\\)\*{2}/g)];
  if (stars.length % 2 === 0) return tidy(plain);
  const first = stars[0]?.index ?? 0;
  // A pair that closes without having been opened was opened at the very start.
  const closes = first > 0 && /\S/.test(plain[first - 1] ?? '') && !/[(«]/.test(plain[first - 1] ?? '');
  if (closes) return tidy(`**${plain}`);
  const odd = stars.at(-1)?.index ?? 0;
  return tidy(plain.slice(0, odd) + plain.slice(odd + 2));
}

/** Spaces belong outside: «** слово **» to «**слово**». */
function tidy(text: string): string {
  return text
    .replace(
      /\*\*(\s*)([^*]+?)(\s*)\*\*/g,
      (_, before: string, words: string, after: string) => `${before}**${words}**${after}`,
    )
    .replace(/\*\*\s*\*\*/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
