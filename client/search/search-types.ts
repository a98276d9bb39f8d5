// The search request and answer, and the messages between the page and the search worker.
import type { IconData } from '@/lib/data/game-data';
import type { SearchableDecision } from '@/lib/decisions/decisions-to-data';
import type { TextRange } from '@/lib/search/types';

/** Key of the colloquial synonyms of a language; the key of an edition's data is `outer-rim.uk`. */
export const colloquialKey = (lang: string): string => `talk.${lang}`;

export interface SearchEdition {
  game: string;
  lang: string;
  /** The game's name, for the message that its data did not load. */
  name: string;
}

export interface SearchRequest {
  query: string;
  /** Editions to search, the current one first. */
  editions: readonly SearchEdition[];
  /** Game to the points of its campaign that the players have reached. */
  unlocked: Record<string, string[]>;
  /** Search the query as typed, without correcting the keyboard layout or the spelling. */
  literal: boolean;
  /** Game to the decisions of the reader's group; only games that have any. */
  decisions?: Record<string, SearchableDecision[]>;
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
  /** Language of the printed book, if it is not that of the edition. */
  of?: string | undefined;
  /** The complete rule in inline markup; plain text for a decision. */
  text: string;
  ranges: readonly TextRange[];
  /** The common question that the query matches and this rule answers. */
  question?: string;
  /** Title of the redirect that the query matches. */
  from?: string;
  locked?: boolean;
  /** Id of a decision: the hit is a decision of the reader's group, not a rule. Such hits are first in the list. */
  decision?: string;
}

/** A common question that matches the query typed so far. */
export interface SearchQuestion {
  game: string;
  lang: string;
  text: string;
  entry: string;
  rule?: string;
}

/** The results of all searched editions in one list, the best first. */
export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  questions: SearchQuestion[];
  /** Edition (`outer-rim.uk`) to its icons. */
  icons: Record<string, Record<string, IconData>>;
  /** The corrected query, if the query was not searched as typed. */
  understoodAs?: string;
  /** Other queries to try: a correction, and the nearest titles if nothing was found. */
  suggestions: string[];
  /** Names of the games whose data could not be loaded. */
  failed: string[];
}

export type SearchWorkerMessage =
  /** Starts the session. */
  | { dataPath: string }
  /** Announces that the page fetches the text with this key and will send it. */
  | { coming: string }
  /** The announced text; without `text`, it could not be fetched. */
  | { key: string; text?: string }
  | { id: number; request: SearchRequest };

export type SearchWorkerReply = { ready: true } | { id: number; answer: SearchAnswer };
