// What the search field asks and what comes back, the same from the worker and from the page itself.
import type { IconData } from '@/lib/data/game-data';
import type { DecisionWords } from '@/lib/decisions/decisions-to-data';
import type { TextRange } from '@/lib/search/types';

/** Under this key lies what players say in a language; editions lie under `outer-rim.uk`. */
export const colloquialKey = (lang: string): string => `talk.${lang}`;

export interface SearchEdition {
  game: string;
  lang: string;
  /** The game's name, for saying that its data did not load. */
  name: string;
}

export interface SearchRequest {
  query: string;
  /** Editions to ask, the current one first. */
  editions: readonly SearchEdition[];
  /** Points of each game's campaign the players have reached. */
  unlocked: Record<string, string[]>;
  /** Take the query as it was typed, without reading it in another layout or spelling. */
  literal: boolean;
  /** Game to what its table decided, where there is anything. */
  decisions?: Record<string, DecisionWords[]>;
}

export interface SearchHit {
  game: string;
  lang: string;
  /** The game's name in that language. */
  name: string;
  entry: string;
  rule?: string;
  title: string;
  sectionTitle?: string;
  page?: number;
  /** Language of the book, where it is not that of the edition. */
  of?: string | undefined;
  /** The rule in inline mark-up, to be shown whole. */
  text: string;
  ranges: readonly TextRange[];
  /** What players ask and this rule answers, when that is what was asked. */
  question?: string;
  /** Title of the redirect the query named. */
  from?: string;
  locked?: boolean;
  /** No rule of the book but what the reader's table decided: its id. Such hits come first, and their text is plain. */
  decision?: string;
}

/** A question that fits what is typed so far. */
export interface SearchQuestion {
  game: string;
  lang: string;
  text: string;
  entry: string;
  rule?: string;
}

/** The answers of all editions that were asked, in one list, the best first. */
export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  questions: SearchQuestion[];
  /** Drawings by edition: `outer-rim.uk` to its icons. */
  icons: Record<string, Record<string, IconData>>;
  /** How the query was read, when not as typed. */
  understoodAs?: string;
  /** Other words to try, and the nearest titles, when nothing was found. */
  suggestions: string[];
  /** Names of the games whose data could not be loaded. */
  failed: string[];
}
