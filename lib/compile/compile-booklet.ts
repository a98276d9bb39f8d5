// Compiles a whole edition into one page to print: the order of the book, nothing locked, every anchor its own.

import { bookOrder } from '../content/book-order';
import { isSpoiler } from '../content/entry-summary';
import {
  entriesOf,
  findTarget,
  getEntry,
  type RegisteredEntry,
  type RegisteredGame,
} from '../content/registry';
import type { AddressSettings } from '../core/addresses';
import { collatorOf, type Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { filterTags } from '../core/visibility-filters';
import type { BookletEntry, SiteBooklet } from '../data/site-data';
import { renderEntry } from '../markdown/entry-to-html';
import { type CompileCache, NO_CACHE } from './compile-cache';
import { renderContext } from './compile-edition';

/** `combat#ties` as an anchor of the booklet: entries share the page, so a rule carries its entry's name. */
const anchorOf = (target: string): string => target.replace('#', '--');

export function compileBooklet(
  game: RegisteredGame,
  lang: Lang,
  settings: AddressSettings,
  memory = NO_CACHE,
): SiteBooklet {
  const openPart = game.fields.parts.find((part) => !part.entries)?.id;
  const redirects = entriesOf(game, lang).filter((entry) => entry.fields.see && !isSpoiler(entry));
  const parts = bookOrder(game, lang).map(({ id, title, entries }) => {
    const placed = entries.map((entry) => getEntry(game, lang, entry)).filter((entry) => !isSpoiler(entry));
    // Redirects stand where one would look for them: in the alphabetical part.
    return { id, title, entries: id === openPart ? [...placed, ...redirects].sort(byTitle(lang)) : placed };
  });
  // Pages cannot be counted before they are printed; entries can.
  const numbers = new Map(parts.flatMap(({ entries }) => entries).map(({ id }, index) => [id, index + 1]));
  return {
    parts: parts
      .filter(({ entries }) => entries.length > 0)
      .map((part) => ({
        ...part,
        entries: part.entries.map((entry) => toBookletEntry(entry, { game, numbers, settings, memory })),
      })),
  };
}

const byTitle = (lang: Lang) => (a: RegisteredEntry, b: RegisteredEntry) =>
  collatorOf(lang).compare(a.fields.title, b.fields.title);

interface Booklet {
  game: RegisteredGame;
  numbers: ReadonlyMap<string, number>;
  settings: AddressSettings;
  memory: CompileCache;
}

function toBookletEntry(entry: RegisteredEntry, booklet: Booklet): BookletEntry {
  const { game, numbers } = booklet;
  const { fields, id, lang } = entry;
  const numberOf = (target: string) => numbers.get(target.split('#')[0] ?? '');
  return {
    id,
    number: numberOf(id) ?? 0,
    title: typeset(fields.title),
    ...(fields.page && { page: fields.page }),
    ...(fields.en && { en: fields.en }),
    tags: filterTags(fields.tags),
    html: fields.see ? '' : renderOpen(entry, numberOf, booklet),
    see: (fields.see ?? []).map((target) => ({
      target: anchorOf(target),
      title: typeset(findTarget(game, lang, target).entry?.fields.title ?? target),
      number: numberOf(target) ?? 0,
    })),
  };
}

/** The text without its spoilers, and without what only a screen can do. */
function renderOpen(
  entry: RegisteredEntry,
  numberOf: (target: string) => number | undefined,
  { game, settings, memory }: Booklet,
): string {
  const {
    flowLabel: _strip,
    tickLabel: _ticks,
    ruleLabel: _handles,
    ...context
  } = renderContext(entry, game, settings);
  const children = entry.tree.children.filter(
    (block) => block.type !== 'containerDirective' || block.name !== 'spoiler',
  );
  return memory.render(
    `booklet ${game.id}/${entry.lang}/${entry.id}`,
    renderEntry,
    { ...entry.tree, children },
    {
      ...context,
      addressOf: (target) => `#${anchorOf(target)}`,
      idOf: (rule) => anchorOf(`${entry.id}#${rule}`),
      numberOf: (target) => (target.startsWith(`${entry.id}#`) ? undefined : numberOf(target)),
      otherLanguages: () => [],
      differs: () => undefined,
      differsLinks: () => ({ title: '', links: [] }),
      movedHere: new Map(),
    },
  );
}
