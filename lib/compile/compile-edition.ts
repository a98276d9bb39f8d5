// Compiles one edition (a game in one language) to the data of its pages.
import { visit } from 'unist-util-visit';
import type { Linker } from '../auto-links/create-linker';
import { bookOrder } from '../content/book-order';
import { bookOf, documentsOf, listTitle } from '../content/books';
import { comparableLanguages, editionsContext } from '../content/differs-notes';
import { iconNamer, isSpoiler, openingOf } from '../content/entry-facts';
import { moduleFacts, moduleOf, modulesContext, modulesOf } from '../content/modules';
import {
  entriesOf,
  findEntry,
  findTarget,
  followRedirect,
  getEntry,
  type RegisteredEntry,
  type RegisteredGame,
} from '../content/registry';
import { rulingsContext } from '../content/rulings';
import { lockedLink, mayMention, openEntries, unlockName, unlocksOf } from '../content/spoiler-locks';
import { innerSvg } from '../content/to-game-data';
import { type AddressSettings, entryPath, targetPath, withBase } from '../core/addresses';
import { collatorOf, isLang, LANGS, LANGUAGES, type Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { FILTER_KINDS, type FilterKind, filterTags } from '../core/visibility-filters';
import { stepsOf } from '../data/checklist';
import { formatQuestion } from '../data/format-question';
import type { SiteEdition, SiteEntry, SiteLink, SiteRedirect } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { nodesOfType } from '../markdown/cached-tree-nodes';
import { renderEntry } from '../markdown/entry-to-html';
import { alphabetOf } from './alphabetical-index';
import type { CompileCache } from './compile-cache';
import { drawTopicMap, entryTopicSvg, topicGraphOf } from './draw-topic-map';
import { findPlayerChoices, isChecklist, setupContext } from './setup-checklist';

export function compileEdition(
  game: RegisteredGame,
  lang: Lang,
  settings: AddressSettings,
  cache: CompileCache,
): { edition: SiteEdition; entries: Record<string, SiteEntry> } {
  const { fields } = game;
  const entries = entriesOf(game, lang);
  const open = openEntries(entries);
  const context = {
    game,
    order: bookOrder(game, lang).flatMap((part) => part.entries),
    mentions: mentionsOf(entries),
    graph: topicGraphOf(game, entries),
    linker: cache.linker(game, lang),
    cache,
    settings,
  };
  const golden = fields.golden && linkTo(game, lang, fields.golden);
  const setup = open.find(isChecklist);
  const compiled = entries.map((entry) => toSiteEntry(entry, context));
  const documents = documentsOf(game, lang);
  const edition: SiteEdition = {
    game: game.id,
    lang,
    name: fields.name[lang] ?? game.id,
    title: fields.title[lang] ?? game.id,
    book: bookOf(game, lang),
    ...(documents.length > 1 && { documents }),
    publisher: fields.publisher[lang] ?? '',
    players: fields.players,
    ...(fields.exact && { exact: true }),
    colour: fields.colour,
    ...(golden && { golden }),
    ...(setup && { setup: linkTo(game, lang, setup.id) }),
    languages: fields.languages.filter(isLang).map((code) => ({ lang: code, name: LANGUAGES[code].name })),
    filters: filtersOf(entries),
    unlocks: unlocksOf(game, lang),
    ...(fields.modules && { modules: modulesOf(game, lang) }),
    parts: partsOf(game, lang),
    alphabet: alphabetOf(game, lang),
    entryCount: open.filter(({ fields: { see } }) => !see).length,
    ruleCount: open.reduce((sum, entry) => sum + countRules(entry), 0),
    titles: compiled.map(({ id, title, en, locked, besides }) => ({
      id,
      title,
      ...(en && { en }),
      ...(locked && { locked }),
      besides,
    })),
    topics: drawTopicMap(game, lang, settings),
  };
  return { edition, entries: Object.fromEntries(compiled.map((entry) => [entry.id, entry])) };
}

/**
 * Counts the rules of an entry, except headings, rulings and spoilers. Spoilers do not count, because the number must
 * not reveal how many rules are locked.
 */
const countRules = (entry: RegisteredEntry): number =>
  [...entry.rules.values()].filter(
    ({ kind, note }) => kind !== 'heading' && note !== 'ruling' && note !== 'spoiler',
  ).length;

/** Returns the kinds of notes and entries in this game that a reader can choose to hide. */
function filtersOf(entries: readonly RegisteredEntry[]): FilterKind[] {
  const present = new Set<string>(
    entries.flatMap((entry) => [
      ...(entry.fields.tags ?? []),
      ...[...entry.rules.values()].map(({ note }) => note ?? ''),
    ]),
  );
  return FILTER_KINDS.filter((kind) => present.has(kind));
}

interface EditionContext {
  game: RegisteredGame;
  /** Ids of all entries in book order. */
  order: readonly string[];
  /** Maps the id of an entry to the ids of the entries that link to it. */
  mentions: ReadonlyMap<string, readonly string[]>;
  graph: ReturnType<typeof topicGraphOf>;
  linker: Pick<Linker, 'link'>;
  cache: CompileCache;
  settings: AddressSettings;
}

function toSiteEntry(
  entry: RegisteredEntry,
  { game, order, mentions, graph, linker, cache, settings }: EditionContext,
): SiteEntry {
  const { fields, lang } = entry;
  const link = (target: string) => linkTo(game, lang, target);
  const mayShow = (id: string) => mayMention(game, entry, getEntry(game, lang, id));
  const visibleOrder = order.filter(mayShow);
  const index = visibleOrder.indexOf(entry.id);
  const before = index < 0 ? [] : visibleOrder.slice(0, index).reverse();
  const after = index < 0 ? [] : visibleOrder.slice(index + 1);
  const picture = entryTopicSvg(entry, game, graph, settings);
  const playerChoices = findPlayerChoices(entry, game.fields.players);
  const moved = Object.entries(fields.moved ?? {}).map(([id, target]) => ({ id, target }));
  return {
    id: entry.id,
    title: typeset(fields.title),
    ...(fields.page && { page: fields.page }),
    ...(entry.document && { document: entry.document }),
    ...(fields.en && { en: fields.en }),
    tags: fields.tags ?? [],
    ...moduleFacts(entry, game),
    ...lockedBy(entry, game),
    description: openingOf(entry, game),
    html: fields.see
      ? ''
      : cache.render(`page ${game.id}/${lang}/${entry.id}`, renderEntry, linker.link(entry).tree, {
          ...renderContext(entry, game, settings),
          locked: entry.fields.until !== undefined,
        }),
    ruleCount: countRules(entry),
    see: (fields.see ?? []).map((target) => toSiteRedirect(game, lang, target)),
    related: (fields.related ?? []).map(link),
    mentionedIn: (mentions.get(entry.id) ?? [])
      .filter(mayShow)
      .map(link)
      .sort((a, b) => collatorOf(lang).compare(a.title, b.title)),
    previous: untilBaseGame(before, game, lang).map(link),
    next: untilBaseGame(after, game, lang).map(link),
    movedAway: moved
      .filter(({ target }) => !target.startsWith(`${entry.id}#`))
      .map(({ id, target }) => ({ id, link: link(target) })),
    ...(fields.moved && { moved: fields.moved }),
    ...questionsOf(entry),
    sections: sectionsOf(entry),
    ...(isChecklist(entry) && { checklist: stepsOf([...entry.rules.values()]) }),
    ...(playerChoices && { playerChoices }),
    ...(picture && { picture }),
    translations: translationsOf(entry, game),
    besides: comparableLanguages(entry, game),
  };
}

/**
 * Cuts a list of entries after the first entry of the base game. The entries before it belong to modules, which the
 * group may not play.
 */
function untilBaseGame(ids: readonly string[], game: RegisteredGame, lang: Lang): readonly string[] {
  const index = ids.findIndex((id) => !getEntry(game, lang, id).fields.module);
  return index < 0 ? ids : ids.slice(0, index + 1);
}

function toSiteRedirect(game: RegisteredGame, lang: Lang, target: string): SiteRedirect {
  const { entry } = findTarget(game, lang, target);
  return {
    ...linkTo(game, lang, target),
    opening: entry && !isSpoiler(entry) ? openingOf(entry, game) : '',
    entry: {
      id: entry?.id ?? target,
      title: typeset(entry?.fields.title ?? target),
      ...(entry && lockedBy(entry, game)),
    },
  };
}

/** Returns the player questions of an entry, except those about rules inside a spoiler. */
function questionsOf({ fields, rules, lang }: RegisteredEntry): Pick<SiteEntry, 'asked'> {
  const asked = (fields.asked ?? []).filter(({ at }) => rules.get(at)?.until === undefined);
  return asked.length ? { asked: asked.map(({ q, at }) => ({ q: formatQuestion(q, lang), at })) } : {};
}

const lockedBy = ({ fields, lang }: RegisteredEntry, game: RegisteredGame): Pick<SiteEntry, 'locked'> =>
  fields.until ? { locked: { until: fields.until, name: unlockName(game, lang, fields.until) } } : {};

/**
 * Creates a link to the target. The title of the link is the title of the entry or, if the target is a heading, the
 * text of the heading.
 */
function linkTo(game: RegisteredGame, lang: Lang, target: string): SiteLink {
  const { entry, rule } = findTarget(game, lang, target);
  const heading = rule?.kind === 'heading' && entry ? headingText(entry, rule.id) : undefined;
  const tags = filterTags(entry?.fields.tags);
  const module = entry && moduleOf(entry, game);
  return {
    target,
    title: typeset(heading ?? (entry && listTitle(game, entry)) ?? target),
    ...(tags.length && { tags }),
    ...(module && { module }),
  };
}

/** Returns the sections of an entry, without those inside spoilers. */
const sectionsOf = (entry: RegisteredEntry): SiteEntry['sections'] =>
  [...entry.rules.values()]
    .filter(({ kind, until }) => kind === 'heading' && until === undefined)
    .map(({ id }) => ({ id, title: typeset(headingText(entry, id) ?? id) }));

function headingText(entry: RegisteredEntry, id: string): string | undefined {
  const heading = nodesOfType(entry.tree, 'heading').find((node) => node.data?.rule?.id === id);
  if (!heading) return undefined;
  let text = '';
  visit(heading, 'text', (word) => {
    text += word.value;
  });
  return text;
}

/**
 * Returns the parts of the book with links to their entries. If several entries of a part are locked until the same
 * point of the campaign, one link stands for all of them.
 */
function partsOf(game: RegisteredGame, lang: Lang): SiteEdition['parts'] {
  return bookOrder(game, lang).map((part) => {
    const lockedPoints = new Set<string>();
    const entries = part.entries.flatMap((id) => {
      const entry = getEntry(game, lang, id);
      const { until } = entry.fields;
      if (!until) return [linkTo(game, lang, id)];
      if (lockedPoints.has(until)) return [];
      lockedPoints.add(until);
      return [lockedLink(game, entry)];
    });
    return { ...part, entries };
  });
}

/** Returns, for each mentioned entry, the ids of the entries whose text links to it. */
function mentionsOf(entries: readonly RegisteredEntry[]): Map<string, string[]> {
  const mentions = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const node of nodesOfType(entry.tree, 'entryReference'))
      if (node.entry !== entry.id)
        mentions.set(node.entry, (mentions.get(node.entry) ?? new Set()).add(entry.id));
  return new Map([...mentions].map(([id, from]) => [id, [...from]]));
}

/**
 * Returns the targets of the links to other languages: the same entry in each other language. If the entry is a
 * redirect that does not exist in a language, the target is the entry at the end of the redirect.
 */
function translationsOf(entry: RegisteredEntry, game: RegisteredGame): SiteEntry['translations'] {
  const finalEntry = followRedirect(entry, game);
  return game.fields.languages
    .filter(isLang)
    .filter((lang) => lang !== entry.lang)
    .flatMap((lang) => {
      const twin = findEntry(game, lang, entry.id) ?? (finalEntry && findEntry(game, lang, finalEntry.id));
      return twin ? [{ lang, target: twin.id }] : [];
    });
}

/**
 * Returns the old ids of moved rules that need anchors on the page of the entry. The key is the id of the rule that
 * gets the anchors.
 */
function movedHereOf(entry: RegisteredEntry): Map<string, string[]> {
  const movedHere = new Map<string, string[]>();
  for (const [oldId, target] of Object.entries(entry.fields.moved ?? {})) {
    const [id, rule = ''] = target.split('#');
    if (id === entry.id) movedHere.set(rule, [...(movedHere.get(rule) ?? []), oldId]);
  }
  // For a rule that exists only in another language, the note about that rule gets the anchor.
  for (const { id, about = [] } of entry.rules.values()) {
    const elsewhere = about.filter((rule) => !entry.rules.has(rule));
    if (elsewhere.length) movedHere.set(id, [...(movedHere.get(id) ?? []), ...elsewhere]);
  }
  return movedHere;
}

/** Returns the data and functions that the renderer needs for an entry. */
export function renderContext(
  entry: RegisteredEntry,
  game: RegisteredGame,
  settings: AddressSettings,
): Parameters<typeof renderEntry>[1] {
  const { lang } = entry;
  const strings = stringsOf(lang);
  const nameOf = iconNamer(game, lang);
  const translations = translationsOf(entry, game);
  return {
    addressOf: (target) => withBase(targetPath(game.id, lang, target), settings),
    icon: (id) => ({ name: nameOf(id), svg: innerSvg(game.drawings.get(id) ?? '') }),
    noteLabel: (kind) => strings.notes[kind],
    spoilerLabel: (until) => strings.spoilers.note(unlockName(game, lang, until)),
    openedLabel: (until) => strings.spoilers.opened(unlockName(game, lang, until)),
    ruleLabel: (number) => (number ? strings.ruleNumber(number) : strings.sharing.actions),
    tableLabel: strings.table,
    // The links are in the order of the language toggle. Without scripts, CSS places them on top of the toggle, so each
    // link must cover the item of its language.
    otherLanguages: (rule) =>
      LANGS.flatMap((one) => translations.filter((other) => other.lang === one))
        .filter((other) => findEntry(game, other.lang, other.target)?.rules.has(rule))
        .map((other) => ({
          lang: other.lang,
          short: LANGUAGES[other.lang].short,
          label: stringsOf(other.lang).readInThisLanguage,
          address: `${withBase(entryPath(game.id, other.lang, other.target), settings)}#${rule}`,
        })),
    ...editionsContext(entry, game, settings),
    ...rulingsContext(entry, game),
    ...modulesContext(entry, game),
    movedHere: movedHereOf(entry),
    flowLabel: strings.flow,
    ...setupContext(entry),
  };
}
