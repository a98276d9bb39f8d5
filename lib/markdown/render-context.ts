// The data that the renderer needs besides the tree of an entry. The caller does all lookups; the renderer does none.

import type { PlayerCountText } from '../core/player-counts';
import type { NoteKind } from '../data/game-data';

export interface RenderContext {
  /** The whole entry is locked: its HTML gets no ids. */
  locked?: boolean;
  /** Address of `entry` or `entry#rule`, for an `href` in the page. */
  addressOf: (target: string) => string;
  icon: (id: string) => { name: string; svg: string };
  noteLabel: (kind: NoteKind) => string;
  /** Label of a locked spoiler: "Locked until mission 2". */
  spoilerLabel: (until: string) => string;
  /** Label of the same spoiler once it is unlocked. */
  openedLabel: (until: string) => string;
  /** Accessible name of the rule's link: "Rule 8"; without a number, that actions are available. Absent for print. */
  ruleLabel?: (number?: string) => string;
  tableLabel: string;
  /** Links to the same rule in the game's other languages. */
  otherLanguages: (rule: string) => { lang: string; short: string; label: string; address: string }[];
  /** For a rule that a `:::differs` note names: the link to both editions side by side. */
  differs: (rule: string) => { label: string; short: string; address: string } | undefined;
  /** Links from a `:::differs` note to the rules it names: in the other edition, and side by side. */
  differsLinks: (lang: string, rules: readonly string[]) => { title: string; links: DiffersLink[] };
  /** Rules that moved to a rule of this entry: new id to old ids. */
  movedHere: ReadonlyMap<string, readonly string[]>;
  /** Anchor of a rule where several entries share a page; by default the rule's id. */
  anchorOf?: (rule: string) => string;
  /** For print: the number of the referenced entry in the booklet, shown after the reference. */
  numberOf?: (target: string) => number | undefined;
  /** Accessible name of a step's checkbox. Absent if the steps have no checkboxes. */
  tickLabel?: (step: string) => string;
  /** Name of the navigation strip above a procedure. Absent if procedures get no strip. */
  flowLabel?: string;
  /** Rule id to its texts by number of players. */
  players?: ReadonlyMap<string, readonly PlayerCountText[]>;
  /** "3 players" */
  playersLabel?: (players: readonly number[]) => string;
  /** A table whose first column has this heading is a table by number of players. */
  playersColumn?: string;
}

export interface DiffersLink {
  words: string;
  address: string;
  /** Language of the linked page, if it is not that of the entry. */
  lang?: string;
}
