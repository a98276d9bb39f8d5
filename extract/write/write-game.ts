// Writes the game's own page: names, the book, the order of its parts, and the icons it shows.

import { frontMatter } from '../../lib/content/write-front-matter';
import { UNTOLD_PLAYERS } from '../../lib/core/player-counts';
import { fold } from '../text/text-patterns';
import type { Placed } from '../topics/place-topics';
import type { Draft, TopicKind } from '../types';

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
  const named = (text: string) => ({ [lang]: text });
  const golden = draft.topics.findIndex(
    ({ title }, at) => placed[at]?.entry === at && words.golden.includes(fold(title)),
  );
  return frontMatter({
    name: named(book.name),
    title: named(book.title),
    languages: [lang],
    publisher: named(book.publisher ?? '—'),
    players: book.players ?? UNTOLD_PLAYERS,
    books: { [lang]: { title: book.title, short: words.book } },
    exact: true,
    colour: { light: '#3f5b66', dark: '#9fc3d1' },
    golden: golden < 0 ? undefined : placed[golden]?.id,
    parts: partsOf(draft, placed),
    icons: Object.keys(draft.icons).length ? iconsOf(draft) : undefined,
  });
}

/** Parts in the order of the book; the alphabetical one sorts itself. */
function partsOf({ topics, lang, words }: Draft, placed: readonly Placed[]): unknown[] {
  const parts = new Map<Part, string[]>();
  topics.forEach(({ kind }, at) => {
    if (placed[at]?.entry !== at) return;
    const part = PART[kind];
    const entries = parts.get(part) ?? [];
    entries.push(placed[at]?.id ?? '');
    parts.set(part, entries);
  });
  return [...parts].map(([part, entries]) => ({
    id: part,
    title: { [lang]: words.parts[part] },
    ...(part !== 'glossary' && { entries }),
  }));
}

const iconsOf = ({ icons, lang }: Draft): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(icons)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, name]) => [id, { [lang]: name }]),
  );
