// The search request and answer, and the messages between the page and the search worker.
import type { IconData, RulingData } from '@/lib/data/game-data';
import type { RuleNote } from '@/lib/data/rulings';
import type { SearchableDecision } from '@/lib/decisions/decisions-to-data';
import type { TextRange } from '@/lib/search/types';

/**
 * Returns the key of a language's colloquial synonyms, for example `talk.uk`. It differs from the keys of editions,
 * such as `outer-rim.uk`, because the page sends both kinds of texts to the search worker by key.
 */
export const colloquialKey = (lang: string): string => `talk.${lang}`;

/**
 * Key of the file with the translations between the site's languages. The page fetches this file and sends its text to
 * the search worker, as it does with the data of the editions.
 */
export const TRANSLATIONS_KEY = 'translations.all';

export interface SearchEdition {
  game: string;
  lang: string;
  /** Name of the game, which is shown if the data of the game fails to load. */
  name: string;
}

export interface SearchRequest {
  query: string;
  /** Editions to search; the edition of the current page is first. */
  editions: readonly SearchEdition[];
  /** Maps a game to the points of its campaign that the players have reached. */
  unlocked: Record<string, string[]>;
  /** Whether to search for the query as typed, without correcting its keyboard layout or spelling. */
  literal: boolean;
  /** Maps a game to the decisions of the reader's group; contains only games with decisions. */
  decisions?: Record<string, SearchableDecision[]>;
}

export interface SearchHit {
  game: string;
  lang: string;
  /** Name of the game in the language of the edition. */
  name: string;
  /** Id of the entry. Empty if the hit is a game that the query names, or a decision without a rule. */
  entry: string;
  rule?: string;
  title: string;
  sectionTitle?: string;
  page?: number;
  /** Language of the printed book, if it differs from the language of the edition. */
  of?: string | undefined;
  /** Text of the hit: the complete rule in inline markup, or a decision in plain text. */
  text: string;
  ranges: readonly TextRange[];
  /** Rulings about this rule, and notes that the book contradicts itself in it. */
  notes?: RuleNote[];
  /** The source of the hit, if it is a ruling and not a rule of the printed book. */
  ruling?: RulingData;
  /** Whether a note says that the printed editions differ in this rule. */
  differs?: boolean;
  /** The common question that matches the query and that this rule answers. */
  question?: string;
  /** Title of the redirect (an entry that only refers to another entry) that the query matches. */
  from?: string;
  locked?: boolean;
  /** Whether the rule is shown only after the reader asks for more rules of its entry. Such hits are last in the list. */
  isFurther?: true;
  /** Whether the query may be in another language than the rule. The result then names the language of the rule. */
  isForeign?: true;
  /** Whether the rule is a companion of the first rule: the question asks several things and needs both rules. */
  isCompanion?: true;
  /**
   * Id of the decision, if the hit is a decision of the reader's group and not a rule. Decisions are first in the list.
   */
  decision?: string;
}

/** A common question that matches the query typed so far. */
export interface SearchQuestion {
  game: string;
  lang: string;
  /** Name of the game in the language of the edition. */
  name: string;
  text: string;
  entry: string;
  rule?: string;
}

export type IconsByEdition = Record<string, Record<string, IconData>>;

/** The results of all searched editions in one list, the best first. */
export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  questions: SearchQuestion[];
  /**
   * Maps an edition (`outer-rim.uk`) to the icons in the texts of the hits. A session sends every icon once; the page
   * keeps the icons of earlier answers (search-icons.ts).
   */
  icons: IconsByEdition;
  /** Number of editions whose data could be loaded. */
  loaded: number;
  /** The corrected query; absent if the query was searched as typed. */
  understoodAs?: string;
  /** Other queries to try: a corrected query, and the most similar titles if nothing was found. */
  suggestions: string[];
  /** Names of the games whose data could not be loaded. */
  failed: string[];
}

export type SearchWorkerMessage =
  /** Starts the search session. */
  | { dataPath: string }
  /** Announces that the page is fetching the text with this key and will send it. */
  | { coming: string }
  /** The announced text; `text` is absent if the page failed to fetch it. */
  | { key: string; text?: string }
  | { id: number; request: SearchRequest };

export type SearchWorkerReply = { ready: true } | { id: number; answer: SearchAnswer };
