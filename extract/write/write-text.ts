// Writes a rule's words as Markdown: emphasis kept where it is sound, every other sign made harmless.
import { toTypographicCharacters } from '../cleanup/typographic-characters';

/** Matches a web address in Markdown, bold words, Italic words and a link of the extractor. */
const SPAN =
  /\[[^\]]+\]\(https?:[^)\s]+\)|\*\*([^*]+?)\*\*|(?<!\*)\*(?!\*)((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)|⟦(\d+)\|([^⟧]*)⟧/gu;
/** Matches the end of `[words](https://x.ua)`. */
const ADDRESS = /(\]\(https?:[^)\s]+\))/;
const SIGNS = /[\\*_`<>[\]~|]/g;

export type LinkTarget = (topic: number) => string | undefined;

export function writeText(text: string, target: LinkTarget): string {
  const set = text
    .trim()
    .replace(/\\([*_])/g, '∗')
    .split(ADDRESS)
    .map((piece) => (ADDRESS.test(piece) ? piece : toTypographicCharacters(piece)))
    .join('');
  return escapeStart(writeSpans(set, target).replace(/∗/g, '\\*'));
}

function writeSpans(text: string, target: LinkTarget): string {
  let written = '';
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, bold, italic, topic, words] = match;
    written += escapeSigns(text.slice(from, match.index));
    from = match.index + whole.length;
    const around = [text[match.index - 1] ?? ' ', text[from] ?? ' '] as const;
    if (topic !== undefined) written += writeLink(words ?? '', target(Number(topic)));
    else if (bold !== undefined) written += emphasise('**', writeSpans(bold, target), around);
    else if (italic !== undefined) written += emphasise('*', writeSpans(italic, target), around);
    // A picture lies elsewhere: its words stay.
    else if (/\d-\d|\.{3}/.test(whole) || around[0] === '!')
      written += escapeSigns(`${whole.replace(ADDRESS, '')}]`);
    else written += whole;
  }
  return written + escapeSigns(text.slice(from));
}

/** The words of a link are plain; a tag parts them. */
const writeLink = (words: string, target: string | undefined): string =>
  target
    ? `[[${target}|${words
        .replace(/\s*[<>]\s*/g, ' ')
        .replace(SIGNS, '')
        .trim()}]]`
    : escapeSigns(words);

/** Stars between a letter and a bracket or quotation mark would be shown as stars. */
function emphasise(stars: string, words: string, [before, after]: readonly [string, string]): string {
  const inner = words.trim();
  const touches = (inside: string | undefined, outside: string) =>
    /[^\p{L}\p{N}]/u.test(inside ?? '') && /[\p{L}\p{N}]/u.test(outside);
  // Stars around nothing are the signs themselves.
  if (!inner) return escapeSigns(`${stars}${words}${stars}`);
  if (touches(inner[0], before) || touches(inner.at(-1), after)) return words;
  return words.replace(inner, () => `${stars}${inner}${stars}`);
}

const escapeSigns = (text: string): string => text.replace(SIGNS, '\\$&');

/** Numbers, dashes and hashes at the start would open a list or a heading. */
function escapeStart(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+#=]|:::)/, '\\$1'))
    .join('\\\n');
}
