// Writes `game.md`, the file that describes a game: its name, its book, the parts of the book with their entries, and
// the names of its icons.
import { formatFrontMatter } from '../../lib/content/write-front-matter';
import { UNKNOWN_PLAYERS } from '../../lib/core/player-counts';
import { fold } from '../text/text-patterns';
import type { PlacedTopic } from '../topics/assign-topics-to-entries';
import type { Draft, TopicKind } from '../types';

type PartId = 'rules' | 'glossary' | 'setup' | 'variant' | 'appendix';

/** For each kind of topic: the part of the book in which the page of the game lists the topic. */
const PART_BY_KIND: Record<TopicKind, PartId> = {
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

export function writeGameFile(draft: Draft, placed: readonly PlacedTopic[]): string {
  const { book, lang, words } = draft;
  const localized = (text: string) => ({ [lang]: text });
  const golden = draft.topics.findIndex(
    ({ title }, at) => placed[at]?.entry === at && words.goldenRules.includes(fold(title)),
  );
  return formatFrontMatter({
    name: localized(book.name),
    title: localized(book.title),
    languages: [lang],
    publisher: localized(book.publisher ?? '—'),
    players: book.players ?? UNKNOWN_PLAYERS,
    books: { [lang]: { title: book.title, short: words.bookTitle } },
    exact: true,
    colour: { light: '#3f5b66', dark: '#9fc3d1' },
    golden: golden < 0 ? undefined : placed[golden]?.id,
    parts: partsOf(draft, placed),
    icons: Object.keys(draft.icons).length ? iconsOf(draft) : undefined,
  });
}

/**
 * Returns the parts of the book with their entries, in the order of the book. The part `glossary` has no list of
 * entries: it contains all entries that belong to no other part, in alphabetical order.
 */
function partsOf({ topics, lang, words }: Draft, placed: readonly PlacedTopic[]): unknown[] {
  const parts = new Map<PartId, string[]>();
  topics.forEach(({ kind }, at) => {
    if (placed[at]?.entry !== at) return;
    const part = PART_BY_KIND[kind];
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
