// Converts an entry to plain Markdown for Starlight, with the same text, lists, headings and links.
import type { EntryData, GameData } from '../../lib/data/game-data';
import { parseInline } from '../../lib/data/inline-markup';

/** Converts one entry. `base` is the path of the game's entries, such as `/outer-rim/`, for links between entries. */
export function entryToMarkdown(data: GameData, entry: EntryData, base: string): string {
  const lines = entry.rules.map(({ kind, text, parent }) => {
    const words = toMarkdown(data, text, base);
    if (kind === 'heading') return `\n## ${words}\n`;
    if (kind === 'step') return `${parent ? '   ' : ''}1. ${words}`;
    if (kind === 'item') return `${parent ? '  ' : ''}- ${words}`;
    return `\n${words}\n`;
  });
  const related = (entry.see ?? []).map((target) => `- [${target}](${base}${target.split('#')[0]}/)`);
  return `---\ntitle: ${JSON.stringify(entry.title)}\n---\n${[...lines, ...related].join('\n')}\n`;
}

function toMarkdown(data: GameData, text: string, base: string): string {
  return parseInline(text, (icon) => data.icons[icon]?.name ?? icon)
    .map((part) => (part.kind === 'link' ? `[${part.text}](${base}${part.to.split('#')[0]}/)` : part.text))
    .join('')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;');
}
