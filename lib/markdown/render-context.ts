// The data and functions that the renderer needs in addition to the syntax tree of an entry. The caller passes them, so
// the renderer does not depend on the registry.

import type { PlayerCountText } from '../core/player-counts';
import type { NoteKind } from '../data/game-data';
import type { Rule } from './mdast-nodes';

export interface RenderContext {
  /** Whether the whole entry is locked. The HTML of a locked entry has no ids. */
  locked?: boolean;
  /** Returns the address of `entry` or `entry#rule`, for an `href` attribute. */
  addressOf: (target: string) => string;
  icon: (id: string) => { name: string; svg: string };
  noteLabel: (kind: NoteKind) => string;
  /** Returns the label of a locked spoiler: "Locked until mission 2". */
  spoilerLabel: (until: string) => string;
  /** Returns the label of a spoiler after it was unlocked. */
  openedLabel: (until: string) => string;
  /**
   * Returns the accessible name of the link to a rule: "Rule 8", or "Rule actions" if the rule has no number. Absent in
   * print.
   */
  ruleLabel?: (number?: string) => string;
  tableLabel: string;
  /** Returns links to the same rule in the game's other languages. */
  otherLanguages: (rule: string) => { lang: string; short: string; label: string; address: string }[];
  /** If a `:::differs` note names the rule, returns the link to the page that shows both editions side by side. */
  differs: (rule: string) => { label: string; short: string; address: string } | undefined;
  /**
   * Returns the links of a `:::differs` note: links to the named rules, and a link to the page that shows both editions
   * side by side. `lang` is the language of the other edition.
   */
  differsLinks: (lang: string, rules: readonly string[]) => { title: string; links: DiffersLink[] };
  /** Returns the links from a rule to the rulings about it. */
  rulingsAbout?: (rule: string) => RulingLink[];
  /** Returns the label of a `:::module` note: "Expansion: Shadow". */
  moduleLabel?: (module: string) => string;
  /** Returns the links from a rule to the rules of modules that replace it. */
  replacedInModules?: (rule: string) => ModuleLink[];
  /** Whether a later ruling replaces the ruling. */
  isOverruled?: (ruling: string) => boolean;
  /** Returns the label of a ruling: "Publisher’s ruling: FAQ and Errata, May 2019". */
  rulingLabel?: (ruling: Rule) => string;
  /**
   * Maps the id of a rule to its old ids, under which it was published earlier. The rule gets an anchor for each old
   * id.
   */
  movedHere: ReadonlyMap<string, readonly string[]>;
  /** Returns the anchor of a rule on a page with several entries. If absent, the anchor is the rule's id. */
  anchorOf?: (rule: string) => string;
  /** In print: returns the number of the referenced entry in the booklet. The number is printed after the reference. */
  numberOf?: (target: string) => number | undefined;
  /** Returns the accessible name of a step's checkbox. Absent if steps have no checkboxes. */
  tickLabel?: (step: string) => string;
  /** Accessible name of the navigation strip above a procedure. Absent if procedures have no strip. */
  flowLabel?: string;
  /** Texts of each rule for the possible numbers of players, by rule id. */
  players?: ReadonlyMap<string, readonly PlayerCountText[]>;
  /** Formats the numbers of players that a text applies to: [3, 4] becomes "3–4 players". */
  playersLabel?: (players: readonly number[]) => string;
  /**
   * Heading of the first column in tables that have a row for each number of players. The renderer recognizes such
   * tables by this heading.
   */
  playersColumn?: string;
}

/** A link from a rule to a ruling about it. */
export interface RulingLink {
  id: string;
  short: string;
  label: string;
  /** Whether the ruling replaces the rule. */
  isReplaced: boolean;
}

/** A link from a rule to the rule of a module that replaces it. */
export interface ModuleLink {
  /** Id of the replacing rule. */
  id: string;
  module: string;
  label: string;
}

export interface DiffersLink {
  words: string;
  address: string;
  /** Language of the linked page. Absent if it is the language of the entry. */
  lang?: string;
}
