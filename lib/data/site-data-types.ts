// Types of the compiled data from which Next renders the pages. The data contains complete links with titles, so pages
// look up nothing. An edition is a game in one language.

import type { Lang } from '../core/languages';
import type { FilterKind } from '../core/visibility-filters';
import type { ChecklistStep } from './checklist';
import type { BookKind, IconData, ModuleName, NoteKind, ReplacingEntry, RuleKind } from './game-data';

/** A link to an entry or to a rule of an entry. */
export interface SiteLink {
  /** Address of the entry or rule: `combat` or `combat#ties`. */
  target: string;
  title: string;
  /**
   * Id of the point of the campaign that unlocks the target. Set only if the target is locked; the `title` of the link
   * then says nothing about the target.
   */
  until?: string;
  /** Kinds of content that the link belongs to. The link is hidden if the reader hides one of these kinds. */
  tags?: FilterKind[];
  /** The module that the target belongs to. The link is hidden if the group does not play this module. */
  module?: ModuleName;
}

export interface AlphabetItem extends SiteLink {
  /** For a redirect or a term of the printed index: the titles of the entries that it refers to. */
  from?: string[];
}

export interface SiteRedirect extends SiteLink {
  opening: string;
  /** The entry to which the redirect leads. */
  entry: { id: string; title: string; locked?: SiteLock };
}

/** The lock of a spoiler: the id and the name of the point of the campaign that unlocks it. */
export interface SiteLock {
  until: string;
  name: string;
}

/** The data about an entry that is available to every page of the edition. */
export interface SiteTitle {
  id: string;
  title: string;
  en?: string;
  locked?: SiteLock;
  /** Other languages for which this entry has a side-by-side page, which shows the entry in two languages. */
  besides: Lang[];
}

export interface SiteEntry extends SiteTitle {
  page?: number;
  /** Id of the document that contains the entry. Absent if all entries of the game are from one printed book. */
  document?: string;
  tags: string[];
  /** The module that the entry belongs to. Absent if the entry belongs to the base game. */
  module?: ModuleName;
  /** The entries that replace this entry if their modules are played. */
  replacedBy?: ReplacingEntry[];
  /** First rule of the entry as plain text. */
  description: string;
  html: string;
  /** Hash of the entry's text. Two texts are equal if their hashes are equal. */
  version?: string;
  /** Date of the entry's last change in the repository: `2026-03-14`. */
  changed?: string;
  ruleCount: number;
  /** For a redirect: its targets, each with the beginning of the target's text. */
  see: SiteRedirect[];
  related: SiteLink[];
  mentionedIn: SiteLink[];
  /**
   * Links to the entries before this entry, the nearest first. There is usually one link. If the nearest entries belong
   * to modules, the list continues up to the first entry of the base game. The page shows the first link whose entry
   * belongs to the base game or to a played module.
   */
  previous: SiteLink[];
  /** Links to the entries after this entry, in the same form as `previous`. */
  next: SiteLink[];
  /** Rules that moved to other entries: the old rule id, and a link to the new rule. */
  movedAway: { id: string; link: SiteLink }[];
  /**
   * New addresses (`entry#rule`) of all moved rules, by old rule id. Rules that moved within this entry are included.
   */
  moved?: Record<string, string>;
  /** Player questions, each with the id of the rule or heading that answers it. */
  asked?: { q: string; at: string }[];
  /** Sections of the entry, in order, without spoilers. */
  sections: { id: string; title: string }[];
  /** For a setup entry: the steps, which have checkboxes. */
  checklist?: ChecklistStep[];
  /**
   * Numbers of players from which the reader chooses. Set if the entry has texts or tables that depend on the number of
   * players.
   */
  playerChoices?: number[];
  /** SVG of the entry and its neighbors in the topic map. */
  picture?: string;
  /**
   * The same entry in the game's other languages. If the entry is a redirect that does not exist in a language, the
   * target is the entry at the end of the redirect.
   */
  translations: { lang: Lang; target: string }[];
}

/**
 * A document of the game: a printed book, or a publisher's FAQ or errata. All texts are in the language of the edition.
 */
export interface SiteDocument {
  id: string;
  kind: BookKind;
  title: string;
  /** Title with the date, or the short title of a printed book: "FAQ and Errata, May 2019". */
  name: string;
  /** Language in which the document is written, if it is not the language of the edition. */
  language?: string;
  publisher?: string;
  version?: string;
  address?: string;
  /** Earlier versions of the document, newest first. */
  earlier?: SiteDocument[];
}

/** The data that all pages of an edition share. The page of an entry also gets the data of that entry. */
export interface SiteEdition {
  game: string;
  lang: Lang;
  name: string;
  title: string;
  book: { title: string; short: string; edition?: string; pages?: number; of?: string };
  /** The documents in order of authority, without replaced versions. Absent if the game has only its printed book. */
  documents?: SiteDocument[];
  publisher: string;
  players: string;
  /** Set if the entries contain the exact text of the printed book (on a private site) instead of restating it. */
  exact?: true;
  colour: { light: string; dark: string };
  golden?: SiteLink;
  /** The entry with the setup checklist, if the game has one. */
  setup?: SiteLink;
  languages: { lang: Lang; name: string }[];
  /** Number of notes about differences between the printed books of the game. Absent if there are none. */
  differing?: number;
  /** Number of rulings that apply. Absent if there are none. */
  rulings?: number;
  /** Kinds of notes and entries that a reader of this game can choose to hide. */
  filters: FilterKind[];
  /** The modules (expansions) of the game. Absent if the game has none. */
  modules?: ModuleName[];
  /** Points of a campaign that unlock spoilers. */
  unlocks: { id: string; name: string }[];
  parts: { id: string; title: string; entries: SiteLink[] }[];
  alphabet: { letter: string; items: AlphabetItem[] }[];
  /** Number of entries, without redirects and locked entries. */
  entryCount: number;
  /** Number of rules, without headings, rulings and locked rules. */
  ruleCount: number;
  /** Short data of all entries. The complete data of each entry is in a separate file. */
  titles: SiteTitle[];
  topics: SiteTopics;
}

/** The topic map of an edition: one SVG with an overview of the groups of topics, and one SVG for each group. */
export interface SiteTopics {
  overview: string;
  groups: {
    id: string;
    title: string;
    tags: FilterKind[];
    /** Id of the module to which all entries of the group belong. Absent if there is no such module. */
    module?: string;
    svg: string;
  }[];
  /** Links to entries that are not connected to any other entry in the topic map. */
  alone: SiteLink[];
}

/** A complete edition for printing, in book order. */
export interface SiteBooklet {
  parts: { id: string; title: string; entries: BookletEntry[] }[];
}

export interface BookletEntry {
  id: string;
  /**
   * Position of the entry in the booklet, counted from 1. The printed table of contents and the references show this
   * position instead of a page number.
   */
  number: number;
  title: string;
  page?: number;
  /** Id of the document that contains the entry. Absent if all entries of the game are from one printed book. */
  document?: string;
  /** The module (expansion) that the entry belongs to. Absent if the entry belongs to the base game. */
  module?: ModuleName;
  /** The entries of modules that replace this entry. */
  replacedBy?: ReplacingEntry[];
  en?: string;
  tags: FilterKind[];
  html: string;
  /** Targets of a redirect, each with its position in the booklet. */
  see: (SiteLink & { number: number })[];
}

/** One rule of an entry in two editions. The rules of the editions are matched by id. */
export interface SideRow {
  id: string;
  kind: RuleKind;
  /** Nesting level of the rule, counted from 0. */
  depth: number;
  note?: NoteKind;
  /** Whether a note in one of the two editions says that this rule differs. */
  differs: boolean;
  /**
   * The rule in two languages: first in the language of the page, then in the other language. An item is null if the
   * edition in this language does not have the rule.
   */
  sides: [SideRule | null, SideRule | null];
}

export interface SideRule {
  number?: string;
  html: string;
}

/** The rules of each entry in two editions, by entry id. Only entries that exist in both editions are included. */
export type SiteSideBySide = Record<string, SideRow[]>;

/**
 * The differences between the printed books of a game, taken from the notes of one edition. Addresses are paths without
 * the base path.
 */
export interface SiteDifferences {
  /** Icons that occur in the texts of the notes and rules, by icon id. */
  icons: Record<string, IconData>;
  /**
   * One item for each other edition that has differences. The entries of an item are in the book order of this edition.
   */
  others: { lang: Lang; entries: DifferingEntry[] }[];
}

export interface DifferingEntry {
  id: string;
  title: string;
  page?: number;
  address: string;
  /** The same entry in the other edition. Absent if the other edition does not have the entry. */
  there?: { title: string; page?: number; address: string };
  notes: SiteDifference[];
}

export interface SiteDifference {
  /** Address of the note in this edition. */
  address: string;
  /** Text of the note in inline markup. */
  text: string;
  /** The rules that the note is about. */
  rules: DifferingRule[];
  /**
   * Address of the note on the page that shows both editions side by side: the address of the first rule that the note
   * names, or of the note itself if it names no rule. Absent if there is no such page.
   */
  beside?: string;
}

/** A rule that exists in this edition, in the other edition, or in both. */
export interface DifferingRule {
  id: string;
  /** The rule in this edition. `text` is a complete sentence in inline markup. */
  here?: { number?: string; text: string; address: string };
  /** The rule in the other edition. */
  there?: { number?: string; address: string };
}

/** A game in the list on the home page. */
export interface SiteGame {
  id: string;
  players: string;
  colour: { light: string; dark: string };
  /** Content of the `<svg>` element of the game's emblem. */
  emblem?: string;
  /** Other names that players use for the game. */
  nicknames?: string[];
  editions: { lang: Lang; name: string; title: string; entryCount: number; ruleCount: number }[];
}

/**
 * All rulings of an edition, grouped by document, the newest document first. Addresses are paths without the base path
 * of the site.
 */
export interface SiteRulings {
  icons: Record<string, IconData>;
  documents: { id: string; name: string; rulings: SiteRuling[] }[];
}

export interface SiteRuling {
  address: string;
  /** The question that the ruling answers, or the subject of the erratum. */
  question: string;
  text: string;
  /** Date of the later ruling that replaces this one, in the grammatical form that follows the word "until". */
  overruledOn?: string;
  /** Title of the entry. */
  entry: string;
  /** The rules that the ruling is about. */
  rules: { id: string; number?: string; text: string; address: string; isReplaced?: true }[];
}
