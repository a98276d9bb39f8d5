// The compiled data that pages render: one edition (a game in one language), with every link and title resolved.

import type { Lang } from '../core/languages';
import type { FilterKind } from '../core/visibility-filters';
import type { ChecklistStep } from './checklist';
import type { IconData, NoteKind, RuleKind } from './game-data';

/** A link to an entry or to one of its rules. */
export interface SiteLink {
  /** `combat` or `combat#ties` */
  target: string;
  title: string;
  /** The target is locked until this point of the campaign, so `title` does not name it. */
  until?: string;
  /** Filters that hide the link. */
  tags?: FilterKind[];
}

export interface AlphabetItem extends SiteLink {
  /** For a redirect or an index term: titles of the entries it leads to. */
  from?: string[];
}

export interface SiteRedirect extends SiteLink {
  opening: string;
  /** The target's entry. */
  entry: { id: string; title: string; locked?: SiteLock };
}

/** A spoiler lock: the point of the campaign that opens it, and the name of that point. */
export interface SiteLock {
  until: string;
  name: string;
}

/** The data about an entry that every page of the edition has. */
export interface SiteTitle {
  id: string;
  title: string;
  en?: string;
  locked?: SiteLock;
  /** Languages with which the entry has a side-by-side page. */
  besides: Lang[];
}

export interface SiteEntry extends SiteTitle {
  page?: number;
  tags: string[];
  /** The first rule as plain text. */
  description: string;
  html: string;
  /** Hash of the entry's words: equal words, equal version. */
  version?: string;
  /** Day of its last change in the repository, 2026-03-14. */
  changed?: string;
  ruleCount: number;
  /** A redirect's targets with the opening of their text. */
  see: SiteRedirect[];
  related: SiteLink[];
  mentionedIn: SiteLink[];
  previous?: SiteLink;
  next?: SiteLink;
  /** Rules that moved to other entries: old id, and a link to the new rule. */
  movedAway: { id: string; link: SiteLink }[];
  /** All moved rules of this entry, also within it: old id to `entry#rule`. */
  moved?: Record<string, string>;
  /** Players' questions, each with the id of the rule that answers it. */
  asked?: { q: string; at: string }[];
  /** Steps with checkboxes, for a setup. */
  checklist?: ChecklistStep[];
  /** The entry has texts or tables by number of players. */
  byPlayers?: boolean;
  /** The entry and its neighbors in the topic map, as SVG. */
  picture?: string;
  /** The entry in the game's other languages; for a redirect that a language lacks, the redirect's target. */
  translations: { lang: Lang; target: string }[];
}

/** The data that all pages of an edition share. A page gets only its own entry besides. */
export interface SiteEdition {
  game: string;
  lang: Lang;
  name: string;
  title: string;
  book: { title: string; short: string; edition?: string; pages?: number; of?: string };
  publisher: string;
  players: string;
  /** The entries hold the printed words themselves (a private site), not a restatement. */
  exact?: true;
  colour: { light: string; dark: string };
  golden?: SiteLink;
  languages: { lang: Lang; name: string }[];
  /** Number of notes about differences between the game's books; absent if there are none. */
  differing?: number;
  /** Kinds of notes and entries that a reader of this game may hide. */
  filters: FilterKind[];
  /** Points of a campaign that unlock its spoilers. */
  unlocks: { id: string; name: string }[];
  parts: { id: string; title: string; entries: SiteLink[] }[];
  alphabet: { letter: string; items: AlphabetItem[] }[];
  /** Both counts exclude locked entries and rules. */
  entryCount: number;
  ruleCount: number;
  /** All entries by title; the full entries are in separate files. */
  titles: SiteTitle[];
  topics: SiteTopics;
}

/** The topic map of an edition: an overview of its groups, and each group. Both are SVG. */
export interface SiteTopics {
  overview: string;
  groups: { id: string; title: string; tags: FilterKind[]; svg: string }[];
  /** Entries without related topics or mentions. */
  alone: SiteLink[];
}

/** A complete edition for print, in book order. */
export interface SiteBooklet {
  parts: { id: string; title: string; entries: BookletEntry[] }[];
}

export interface BookletEntry {
  id: string;
  /** Position in the booklet from 1; printed contents and references show it instead of a page number. */
  number: number;
  title: string;
  page?: number;
  en?: string;
  tags: FilterKind[];
  html: string;
  /** The targets of a redirect. */
  see: (SiteLink & { number: number })[];
}

/** One rule of an entry in two editions, aligned by its id. */
export interface SideRow {
  id: string;
  kind: RuleKind;
  /** Nesting level, from 0. */
  depth: number;
  note?: NoteKind;
  /** A note of either edition names this rule as different. */
  differs: boolean;
  /** The rule in the page's language, then in the other; null if an edition lacks it. */
  sides: [SideRule | null, SideRule | null];
}

export interface SideRule {
  number?: string;
  html: string;
}

/** Entry id to its rules in two editions; only entries that both editions have. */
export type SiteSideBySide = Record<string, SideRow[]>;

/** The differences between a game's books, from the notes of one edition. Addresses are paths without the base path. */
export interface SiteDifferences {
  /** The icons in the texts. */
  icons: Record<string, IconData>;
  /** One item per other edition with differences; its entries are in the order of this book. */
  others: { lang: Lang; entries: DifferingEntry[] }[];
}

export interface DifferingEntry {
  id: string;
  title: string;
  page?: number;
  address: string;
  /** The same entry in the other edition. */
  there?: { title: string; page?: number; address: string };
  notes: SiteDifference[];
}

export interface SiteDifference {
  /** Address of the note. */
  address: string;
  /** The note in inline mark-up. */
  text: string;
  /** The rules that the note names. */
  rules: DifferingRule[];
  /** Address of the side-by-side page, at the first of these rules. */
  beside?: string;
}

/** A rule in this edition, the other one, or both. */
export interface DifferingRule {
  id: string;
  /** `text` is a complete sentence in inline mark-up. */
  here?: { number?: string; text: string; address: string };
  there?: { number?: string; address: string };
}

/** One game on the shelf (the home page). */
export interface SiteGame {
  id: string;
  players: string;
  colour: { light: string; dark: string };
  /** Inner SVG of the game's emblem. */
  emblem?: string;
  editions: { lang: Lang; name: string; title: string; entryCount: number; ruleCount: number }[];
}
