// What the caller looks up for an entry before it is drawn.

import type { PlayersLine } from '../core/player-counts';
import type { NoteKind } from '../data/game-data';

/** Everything the page must know to draw an entry; all lookups are done by the caller. */
export interface RenderContext {
  /** The whole entry is under a lock. */
  locked?: boolean;
  /** Address of `entry` or `entry#rule`, as it stands in the page. */
  addressOf: (target: string) => string;
  icon: (id: string) => { name: string; svg: string };
  noteLabel: (kind: NoteKind) => string;
  /** "Locked until mission 2", and what stands there once it is open. */
  spoilerLabel: (until: string) => string;
  openedLabel: (until: string) => string;
  /** "Rule 8" for screen readers; without a number, that it can be acted on. On paper nothing can be: a number is a number. */
  ruleLabel?: (number?: string) => string;
  tableLabel: string;
  /** The same rule in the game's other languages. */
  otherLanguages: (rule: string) => { lang: string; short: string; label: string; address: string }[];
  /** Where to see both editions of a rule that a note on editions names. */
  differs: (rule: string) => { label: string; short: string; address: string } | undefined;
  /** Links from a note on editions to the rules it speaks of: there, and side by side. */
  differsLinks: (lang: string, rules: readonly string[]) => { title: string; links: DiffersLink[] };
  /** Rules that moved to a rule of this entry: new id to old ids. */
  movedHere: ReadonlyMap<string, readonly string[]>;
  /** Anchor of a rule where several entries share a page; its own id otherwise. */
  idOf?: (rule: string) => string;
  /** The number a reference is followed by on paper. */
  numberOf?: (target: string) => number | undefined;
  /** Steps can be ticked off; the label says which one. */
  tickLabel?: (step: string) => string;
  /** A procedure also as a strip of steps, under this name. */
  flowLabel?: string;
  /** What a rule comes to for a number of players. */
  players?: ReadonlyMap<string, readonly PlayersLine[]>;
  /** "3 players" */
  playersLabel?: (players: readonly number[]) => string;
  /** Heading of a table's first column that makes it a table by the number of players. */
  playersColumn?: string;
}

export interface DiffersLink {
  words: string;
  address: string;
  /** Language of the page it leads to, where that is another. */
  lang?: string;
}
