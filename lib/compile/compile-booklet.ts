// Compiles a complete edition to one page for printing. The entries are in the order of the book. The page has no
// spoilers.

import { bookOrder } from '../content/book-order';
import { isSpoiler } from '../content/entry-facts';
import { moduleFacts } from '../content/modules';
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
import type { BookletEntry, SiteBooklet } from '../data/site-data-types';
import { renderEntry } from '../markdown/entry-to-html';
import type { CompileCache } from './compile-cache';
import { renderContext } from './compile-edition';

/**
 * Returns the anchor of a rule: `combat#ties` becomes `combat--ties`. It includes the id of the entry, because all
 * entries are on one page.
 */
const bookletAnchor = (target: string): string => target.replace('#', '--');

export function compileBooklet(
  game: RegisteredGame,
  lang: Lang,
  settings: AddressSettings,
  cache: CompileCache,
): SiteBooklet {
  const openPart = game.fields.parts.find((part) => !part.entries)?.id;
  const redirects = entriesOf(game, lang).filter((entry) => entry.fields.see && !isSpoiler(entry));
  const parts = bookOrder(game, lang).map(({ id, title, entries }) => {
    const listed = entries.map((entry) => getEntry(game, lang, entry)).filter((entry) => !isSpoiler(entry));
    // Add redirects to the part that has no `entries` in game.md, because the entries of this part are in alphabetical
    // order.
    return { id, title, entries: id === openPart ? [...listed, ...redirects].sort(byTitle(lang)) : listed };
  });
  // A reference shows the number of the entry instead of a page number, because page numbers are not known before
  // printing.
  const numbers = new Map(parts.flatMap(({ entries }) => entries).map(({ id }, index) => [id, index + 1]));
  return {
    parts: parts
      .filter(({ entries }) => entries.length > 0)
      .map((part) => ({
        ...part,
        entries: part.entries.map((entry) => toBookletEntry(entry, { game, numbers, settings, cache })),
      })),
  };
}

const byTitle = (lang: Lang) => (a: RegisteredEntry, b: RegisteredEntry) =>
  collatorOf(lang).compare(a.fields.title, b.fields.title);

interface BookletContext {
  game: RegisteredGame;
  /** Position of each entry in the booklet, by entry id. */
  numbers: ReadonlyMap<string, number>;
  settings: AddressSettings;
  cache: CompileCache;
}

function toBookletEntry(entry: RegisteredEntry, booklet: BookletContext): BookletEntry {
  const { game, numbers } = booklet;
  const { fields, id, lang } = entry;
  const numberOf = (target: string) => numbers.get(target.split('#')[0] ?? '');
  return {
    id,
    number: numberOf(id) ?? 0,
    title: typeset(fields.title),
    ...(fields.page && { page: fields.page }),
    ...(entry.document && { document: entry.document }),
    ...moduleFacts(entry, game),
    ...(fields.en && { en: fields.en }),
    tags: filterTags(fields.tags),
    html: fields.see ? '' : renderForPrint(entry, numberOf, booklet),
    see: (fields.see ?? []).map((target) => ({
      target: bookletAnchor(target),
      title: typeset(findTarget(game, lang, target).entry?.fields.title ?? target),
      number: numberOf(target) ?? 0,
    })),
  };
}

/** Renders an entry without spoilers and without interactive elements. */
function renderForPrint(
  entry: RegisteredEntry,
  numberOf: (target: string) => number | undefined,
  { game, settings, cache }: BookletContext,
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
  return cache.render(
    `booklet ${game.id}/${entry.lang}/${entry.id}`,
    renderEntry,
    { ...entry.tree, children },
    {
      ...context,
      addressOf: (target) => `#${bookletAnchor(target)}`,
      anchorOf: (rule) => bookletAnchor(`${entry.id}#${rule}`),
      numberOf: (target) => (target.startsWith(`${entry.id}#`) ? undefined : numberOf(target)),
      otherLanguages: () => [],
      differs: () => undefined,
      differsLinks: () => ({ title: '', links: [] }),
      movedHere: new Map(),
    },
  );
}
