// Compiles a whole edition into one page to print: the order of the book, nothing locked, every anchor its own.
import { filterTags } from '../filters';
import { collatorOf, type Lang } from '../languages';
import { renderEntry } from '../markdown/to-html';
import type { BookletEntry, SiteBooklet } from '../site';
import { typeset } from '../typography';
import { bookOrder } from './book-order';
import { isSpoiler } from './describe';
import { type Memory, NO_MEMORY } from './memory';
import { entriesOf, findTarget, getEntry, type RegisteredEntry, type RegisteredGame } from './registry';
import { renderContext } from './to-edition';

/** `combat#ties` as an anchor of the booklet: entries share the page, so a rule carries its entry's name. */
const anchorOf = (target: string): string => target.replace('#', '--');

export function toBooklet(game: RegisteredGame, lang: Lang, memory = NO_MEMORY): SiteBooklet {
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
        entries: part.entries.map((entry) => toBookletEntry(entry, game, numbers, memory)),
      })),
  };
}

const byTitle = (lang: Lang) => (a: RegisteredEntry, b: RegisteredEntry) =>
  collatorOf(lang).compare(a.fields.title, b.fields.title);

function toBookletEntry(
  entry: RegisteredEntry,
  game: RegisteredGame,
  numbers: ReadonlyMap<string, number>,
  memory: Memory,
): BookletEntry {
  const { fields, id, lang } = entry;
  const numberOf = (target: string) => numbers.get(target.split('#')[0] ?? '');
  return {
    id,
    number: numberOf(id) ?? 0,
    title: typeset(fields.title),
    ...(fields.page && { page: fields.page }),
    ...(fields.en && { en: fields.en }),
    tags: filterTags(fields.tags),
    html: fields.see ? '' : renderOpen(entry, game, numberOf, memory),
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
  game: RegisteredGame,
  numberOf: (target: string) => number | undefined,
  memory: Memory,
): string {
  const { flowLabel: _strip, tickLabel: _ticks, ...context } = renderContext(entry, game);
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
