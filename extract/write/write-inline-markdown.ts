// Writes the text of a rule as Markdown. Keeps valid emphasis and links, and escapes all other characters with a
// meaning in Markdown, so that pages show the text of the book literally.

/**
 * Matches a web link `[www.x.ua](http://x.ua)`, bold text `**bold**`, italic text `*italic*`, or a link to a topic
 * ⟦12|Owl⟧.
 */
const SPAN =
  /\[[^\]]+\]\(https?:[^)\s]+\)|\*\*([^*]+?)\*\*|(?<!\*)\*(?!\*)((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)|⟦(\d+)\|([^⟧]*)⟧/gu;
/** Matches the address part of a web link: `](https://x.ua)` in `[words](https://x.ua)`. */
const URL_SUFFIX = /(\]\(https?:[^)\s]+\))/;
/** Matches the characters that have a meaning in Markdown. */
const MARKDOWN_CHARACTERS = /[\\*_`<>[\]~|]/g;

/** Replacements of typewriter characters with typographic ones, applied in this order. */
const TYPOGRAPHY: [typewriter: RegExp, typographic: string][] = [
  // Three or more full stops become an ellipsis: “and so on...”
  [/\.{3,}/g, '…'],
  // A hyphen before a number becomes a minus sign: “7 - 1 = 6”, “(-5 points)”
  [/(?<=\d) -{1,2} (?=\d)/g, ' − '],
  [/(?<=^|[\s(«|])-(?=\d)/g, '−'],
  // A hyphen in a range becomes an en dash: “1-4 players”
  [/(?<=\d)-(?=\d)/g, '–'],
  // A hyphen between spaces becomes an em dash: “A dragon - a large animal”
  [/(?<=\S )-{1,2}(?= \S|\s*$)/g, '—'],
];

/**
 * Returns the link target of a topic by topic index. If it returns undefined, plain text is written instead of a link.
 */
export type LinkTarget = (topic: number) => string | undefined;

export function writeText(text: string, target: LinkTarget): string {
  const typographic = text
    .trim()
    // Replaces an escaped star or underscore (`\*`, `\_`) with U+2217 (∗), which has no meaning in Markdown. At the
    // end, every U+2217 becomes an escaped star.
    .replace(/\\([*_])/g, '∗')
    .split(URL_SUFFIX)
    .map((piece) => (URL_SUFFIX.test(piece) ? piece : toTypographic(piece)))
    .join('');
  return escapeStart(writeSpans(typographic, target).replace(/∗/g, '\\*'));
}

const toTypographic = (text: string): string =>
  TYPOGRAPHY.reduce((words, [typewriter, typographic]) => words.replace(typewriter, typographic), text);

function writeSpans(text: string, target: LinkTarget): string {
  let written = '';
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    const [span, bold, italic, topic, words] = match;
    written += escapeMarkdown(text.slice(from, match.index));
    from = match.index + span.length;
    const adjacent = [text[match.index - 1] ?? ' ', text[from] ?? ' '] as const;
    if (topic !== undefined) written += writeLink(words ?? '', target(Number(topic)));
    else if (bold !== undefined) written += emphasize('**', writeSpans(bold, target), adjacent);
    else if (italic !== undefined) written += emphasize('*', writeSpans(italic, target), adjacent);
    // Writes only the words of an image. Does the same for a link whose address contains characters that the
    // typographic replacements would change, such as `1-4`.
    else if (/\d-\d|\.{3}/.test(span) || adjacent[0] === '!')
      written += escapeMarkdown(`${span.replace(URL_SUFFIX, '')}]`);
    else written += span;
  }
  return written + escapeMarkdown(text.slice(from));
}

/** Writes a link. In its words, `<` and `>` are replaced with spaces, and other Markdown characters are removed. */
const writeLink = (words: string, target: string | undefined): string =>
  target
    ? `[[${target}|${words
        .replace(/\s*[<>]\s*/g, ' ')
        .replace(MARKDOWN_CHARACTERS, '')
        .trim()}]]`
    : escapeMarkdown(words);

/**
 * Adds stars around the words, unless Markdown would print the stars. Markdown prints stars if a letter or digit is
 * directly outside them and a punctuation mark directly inside (CommonMark, left- and right-flanking delimiters).
 */
function emphasize(stars: string, words: string, [before, after]: readonly [string, string]): string {
  const inner = words.trim();
  const isInvalidBoundary = (inside: string | undefined, outside: string) =>
    /[^\p{L}\p{N}]/u.test(inside ?? '') && /[\p{L}\p{N}]/u.test(outside);
  // Stars without words between them are literal characters.
  if (!inner) return escapeMarkdown(`${stars}${words}${stars}`);
  if (isInvalidBoundary(inner[0], before) || isInvalidBoundary(inner.at(-1), after)) return words;
  return words.replace(inner, () => `${stars}${inner}${stars}`);
}

const escapeMarkdown = (text: string): string => text.replace(MARKDOWN_CHARACTERS, '\\$&');

/** Escapes numbers, dashes, hashes and colons at the start of a line, which would open a list, heading or note. */
function escapeStart(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+#=]|:::)/, '\\$1'))
    .join('\\\n');
}
