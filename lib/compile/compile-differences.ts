// Compiles the list of differences between the printed books of a game. The source is the `:::differs` notes that
// authors write in the entries of one edition.
import { visit } from 'unist-util-visit';
import { bookOrder } from '../content/book-order';
import { comparableLanguages } from '../content/differs-notes';
import { iconNamer, isSpoiler, rulesOf } from '../content/entry-facts';
import { findEntry, getEntry, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import { innerSvg } from '../content/to-game-data';
import { entryPath, sideBySidePath, targetPath } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { wholeSentence } from '../data/complete-sentence';
import type { IconData, RuleData } from '../data/game-data';
import { parseInline } from '../data/inline-markup';
import type { DifferingEntry, DifferingRule, SiteDifference, SiteDifferences } from '../data/site-data-types';
import { getRule } from '../markdown/mdast-nodes';

export function compileDifferences(game: RegisteredGame, lang: Lang): SiteDifferences {
  const entries = bookOrder(game, lang)
    .flatMap((part) => part.entries)
    .map((id) => getEntry(game, lang, id))
    .filter((entry) => !isSpoiler(entry));
  const others = game.fields.languages
    .filter(isLang)
    .filter((other) => other !== lang)
    .map((other) => ({
      lang: other,
      entries: entries.flatMap((entry) => toDifferingEntry(entry, game, other)),
    }))
    .filter((other) => other.entries.length > 0);
  const texts = notesOf(others).flatMap(({ text, rules }) => [
    text,
    ...rules.flatMap(({ here }) => here?.text ?? []),
  ]);
  return { icons: iconsIn(texts, game, lang), others };
}

/** Counts the notes about differences from other editions. */
export const countNotes = ({ others }: SiteDifferences): number => notesOf(others).length;

const notesOf = (others: SiteDifferences['others']): SiteDifference[] =>
  others.flatMap(({ entries }) => entries).flatMap(({ notes }) => notes);

/**
 * Returns an array with one item: the entry with its notes about the other edition. The array is empty if the entry has
 * no notes about that edition.
 */
function toDifferingEntry(entry: RegisteredEntry, game: RegisteredGame, other: Lang): DifferingEntry[] {
  const rules = rulesOf(entry);
  const twin = findEntry(game, other, entry.id);
  const notes = noteRuleIds(entry, other).map((ids) =>
    toDifference(
      rules.filter(({ id }) => ids.includes(id)),
      { rules, entry, twin, game, other },
    ),
  );
  if (notes.length === 0) return [];
  return [
    {
      id: entry.id,
      ...entryLink(entry, game),
      ...(twin && { there: entryLink(twin, game) }),
      notes,
    },
  ];
}

const entryLink = ({ id, lang, fields: { title, page } }: RegisteredEntry, game: RegisteredGame) => ({
  title: typeset(title),
  ...(page && { page }),
  address: entryPath(game.id, lang, id),
});

/** Returns, for each note about the other edition, the ids of the rules inside the note. */
function noteRuleIds(entry: RegisteredEntry, other: Lang): string[][] {
  return entry.tree.children.flatMap((node) => {
    if (node.type !== 'containerDirective' || node.name !== 'differs' || node.attributes?.in !== other)
      return [];
    const ids: string[] = [];
    visit(node, (block) => {
      const rule = getRule(block);
      if (rule) ids.push(rule.id);
    });
    return ids.length ? [ids] : [];
  });
}

interface DifferenceContext {
  rules: readonly RuleData[];
  entry: RegisteredEntry;
  twin: RegisteredEntry | undefined;
  game: RegisteredGame;
  other: Lang;
}

function toDifference(note: readonly RuleData[], context: DifferenceContext): SiteDifference {
  const { entry, game, other } = context;
  const [first] = note;
  const about = first?.about ?? [];
  const isComparable = comparableLanguages(entry, game).includes(other);
  return {
    address: targetPath(game.id, entry.lang, `${entry.id}#${first?.id}`),
    text: note.map(({ text }) => text).join(' '),
    rules: about.map((id) => toDifferingRule(id, context)).filter(({ here, there }) => here || there),
    ...(isComparable && {
      beside: `${sideBySidePath(game.id, entry.lang, other, entry.id)}#${about[0] ?? first?.id}`,
    }),
  };
}

function toDifferingRule(id: string, { rules, entry, twin, game, other }: DifferenceContext): DifferingRule {
  const here = rules.find((rule) => rule.id === id);
  const there = twin?.rules.get(id);
  const target = `${entry.id}#${id}`;
  return {
    id,
    ...(here && {
      here: {
        ...(here.number && { number: here.number }),
        text: wholeSentence({ rules: [...rules] }, here),
        address: targetPath(game.id, entry.lang, target),
      },
    }),
    ...(there && {
      there: { ...(there.number && { number: there.number }), address: targetPath(game.id, other, target) },
    }),
  };
}

/** Returns the icons that occur in the texts, by icon id. */
export function iconsIn(
  texts: readonly string[],
  game: RegisteredGame,
  lang: Lang,
): Record<string, IconData> {
  const nameOf = iconNamer(game, lang);
  const segments = texts.flatMap((text) => parseInline(text, nameOf));
  return Object.fromEntries(
    segments.flatMap((segment) =>
      segment.kind === 'icon'
        ? [[segment.id, { name: segment.text, svg: innerSvg(game.drawings.get(segment.id) ?? '') }]]
        : [],
    ),
  );
}
