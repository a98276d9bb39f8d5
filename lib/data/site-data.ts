// What the pages read: one compiled edition (a game in a language), ready to be shown without looking anything up.

import type { Lang } from '../core/languages';
import type { FilterKind } from '../core/visibility-filters';
import type { Step } from './checklist';
import type { IconData, NoteKind, RuleKind } from './game-data';

/** A link to an entry or to one of its rules. */
export interface SiteLink {
  /** `combat` or `combat#ties` */
  target: string;
  title: string;
  /** Locked: the title is withheld, and this point of the game opens it. */
  until?: string;
  /** What hides the link from readers who do not want it. */
  tags?: FilterKind[];
}

export interface AlphabetItem extends SiteLink {
  /** For a redirect or an index term: titles of the entries it leads to. */
  from?: string[];
}

export interface SiteRedirect extends SiteLink {
  opening: string;
  /** The entry it leads to, or into. */
  entry: { id: string; title: string; locked?: SiteLock };
}

/** A spoiler: not to be shown before this point of the game. */
export interface SiteLock {
  until: string;
  name: string;
}

/** What every page of an edition may know of an entry. */
export interface SiteTitle {
  id: string;
  title: string;
  en?: string;
  locked?: SiteLock;
  /** Languages with which the entry has a page of two editions side by side. */
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
  /** Rules that moved to other entries: old id to its new home. */
  movedAway: { id: string; link: SiteLink }[];
  /** All that moved from here or inside it: old id to `entry#rule`. */
  moved?: Record<string, string>;
  /** What players ask, each led to the rule that answers it. */
  asked?: { q: string; at: string }[];
  /** Steps to tick off. */
  checklist?: Step[];
  /** Says something by the number of players. */
  byPlayers?: boolean;
  /** The topics around this one as SVG. */
  picture?: string;
  /** The entry in the game's other languages (a redirect's target where the redirect is not printed). */
  translations: { lang: Lang; target: string }[];
}

/** What all pages of an edition share; no page is given another entry than its own. */
export interface SiteEdition {
  game: string;
  lang: Lang;
  name: string;
  title: string;
  book: { title: string; short: string; edition?: string; pages?: number; of?: string };
  publisher: string;
  players: string;
  /** The printed words themselves, not ours: a private site. */
  exact?: true;
  colour: { light: string; dark: string };
  golden?: SiteLink;
  languages: { lang: Lang; name: string }[];
  /** How many notes say that the game's books differ; none where there is nothing to list. */
  differing?: number;
  /** Kinds of notes and entries that a reader of this game may hide. */
  filters: FilterKind[];
  /** Points of a campaign that open its spoilers. */
  unlocks: { id: string; name: string }[];
  parts: { id: string; title: string; entries: SiteLink[] }[];
  alphabet: { letter: string; items: AlphabetItem[] }[];
  /** Both counts leave out what is locked. */
  entryCount: number;
  ruleCount: number;
  /** Its entries by name; each lies in a file of its own. */
  titles: SiteTitle[];
  topics: SiteTopics;
}

/** The map of an edition's topics: how its groups hang together, then every group. */
export interface SiteTopics {
  overview: string;
  groups: { id: string; title: string; tags: FilterKind[]; svg: string }[];
  /** Entries that nothing leads to or from. */
  alone: SiteLink[];
}

/** A whole edition to print, entry by entry in the order of the book. */
export interface SiteBooklet {
  parts: { id: string; title: string; entries: BookletEntry[] }[];
}

export interface BookletEntry {
  id: string;
  /** Its place in the booklet: what contents and references say on paper. */
  number: number;
  title: string;
  page?: number;
  en?: string;
  tags: FilterKind[];
  html: string;
  /** A redirect says only where to look. */
  see: (SiteLink & { number: number })[];
}

/** One rule of an entry in two editions, aligned by its id. */
export interface SideRow {
  id: string;
  kind: RuleKind;
  /** How deep it stands below other rules. */
  depth: number;
  note?: NoteKind;
  /** A note of either edition says that they differ here. */
  differs: boolean;
  /** The page's language first; nothing where the edition has no such rule. */
  sides: [SideRule | null, SideRule | null];
}

export interface SideRule {
  number?: string;
  html: string;
}

/** Entry id to its rules in both editions; only entries that both have. */
export type SiteSideBySide = Record<string, SideRow[]>;

/** Where the books of a game differ: what an edition's notes say of the others. Addresses are paths without the sub-path. */
export interface SiteDifferences {
  /** Those that the texts show. */
  icons: Record<string, IconData>;
  /** One for each other edition that differs, its entries in the order of this book. */
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
  /** Of the note itself. */
  address: string;
  /** The note in inline mark-up. */
  text: string;
  /** The rules it speaks of. */
  rules: DifferingRule[];
  /** Both editions side by side, at the rule. */
  beside?: string;
}

/** At least one of the editions has it. */
export interface DifferingRule {
  id: string;
  /** `text` is a whole sentence in inline mark-up. */
  here?: { number?: string; text: string; address: string };
  there?: { number?: string; address: string };
}

/** The shelf's line for one game. */
export interface SiteGame {
  id: string;
  players: string;
  colour: { light: string; dark: string };
  /** Inner SVG of the game's emblem. */
  emblem?: string;
  editions: { lang: Lang; name: string; title: string; entryCount: number; ruleCount: number }[];
}
