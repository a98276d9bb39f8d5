// Writes the game's own page: names, the book, the order of its parts, and the icons it shows.
import type { Placed } from './place-topics';
import type { Draft, TopicKind } from './types';
import { fold } from './words';
import { frontMatter, yamlList, yamlMap, yamlText } from './yaml';

type Part = 'rules' | 'glossary' | 'setup' | 'variant' | 'appendix';

const PART: Record<TopicKind, Part> = {
  intro: 'rules',
  'core-rule': 'rules',
  faq: 'rules',
  topic: 'glossary',
  redirect: 'glossary',
  term: 'glossary',
  setup: 'setup',
  variant: 'variant',
  appendix: 'appendix',
};

export function writeGame(draft: Draft, placed: readonly Placed[]): string {
  const { book, lang, words } = draft;
  const named = (text: string) => yamlMap({ [lang]: yamlText(text) });
  const golden = draft.topics.findIndex(
    ({ title }, at) => placed[at]?.entry === at && words.golden.includes(fold(title)),
  );
  return frontMatter({
    name: named(book.name),
    title: named(book.title),
    languages: yamlList([lang]),
    publisher: named(book.publisher ?? '—'),
    players: yamlText(book.players ?? '—'),
    books: `\n  ${lang}: ${yamlMap({ title: yamlText(book.title), short: yamlText(words.book) })}`,
    colour: '{light: "#3f5b66", dark: "#9fc3d1"}',
    golden: golden < 0 ? undefined : placed[golden]?.id,
    parts: `\n${writeParts(draft, placed)}`,
    icons: Object.keys(draft.icons).length ? `\n${writeIcons(draft)}` : undefined,
  });
}

/** Parts in the order of the book; the alphabetical one sorts itself. */
function writeParts({ topics, lang, words }: Draft, placed: readonly Placed[]): string {
  const parts = new Map<Part, string[]>();
  topics.forEach(({ kind }, at) => {
    if (placed[at]?.entry !== at) return;
    const part = PART[kind];
    const entries = parts.get(part) ?? [];
    entries.push(placed[at]?.id ?? '');
    parts.set(part, entries);
  });
  return [...parts]
    .map(([part, entries]) =>
      [
        `  - id: ${part}`,
        `    title: ${yamlMap({ [lang]: yamlText(words.parts[part]) })}`,
        ...(part === 'glossary' ? [] : [`    entries: ${yamlList(entries)}`]),
      ].join('\n'),
    )
    .join('\n');
}

const writeIcons = ({ icons, lang }: Draft): string =>
  Object.entries(icons)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, name]) => `  ${id}: ${yamlMap({ [lang]: yamlText(name) })}`)
    .join('\n');
