// Types of the search request, the answer, and the messages between the page and the search worker.

import type { RuleNote } from '@/lib/data/format-rule-notes';
import type { IconData, RulingData } from '@/lib/data/game-data';
import type { ListedGame } from '@/lib/data/game-list';
import type { SearchableDecision } from '@/lib/decisions/decisions-to-data';
import type { TextRange } from '@/lib/search/types';

/**
 * Returns the key of the colloquial synonyms of a language, for example `talk.uk`. The page sends texts to the search
 * worker by key, and no edition has such a key (the key of an edition is, for example, `outer-rim.uk`).
 */
export const colloquialKey = (lang: string): string => `talk.${lang}`;

/**
 * Key of the file with the translations between the languages of the site. The page fetches this file and sends its
 * text to the search worker.
 */
export const TRANSLATIONS_KEY = 'translations.all';

export interface SearchEdition {
  game: string;
  lang: string;
  /** Name of the game. It is shown if the data of the game fails to load. */
  name: string;
  /** All names of the game, in all languages. Absent if the HTML of the page names the edition. */
  names?: readonly string[];
}

export interface SearchRequest {
  query: string;
  /** Editions to search; the edition of the current page is first. */
  editions: readonly SearchEdition[];
  /**
   * Address of the list of all games. Present on the home page of a site with many games. If the query names a game of
   * this list, the search covers this game too, even if the game is not in `editions`.
   */
  list?: string;
  /** Maps the id of a game to the points of its campaign that the reader has unlocked. */
  unlocked: Record<string, string[]>;
  /** Whether to search for the query as typed, without correcting its keyboard layout or spelling. */
  literal: boolean;
  /** Modules that are played in the game of the current page, separated by spaces; absent if everything is shown. */
  played?: string;
  /** Maps the id of a game to the decisions of the reader's group. Contains only games with decisions. */
  decisions?: Record<string, SearchableDecision[]>;
  /**
   * Maximum number of editions to search. Set if there are so many editions that the session searches a few at a time.
   */
  reach?: number;
}

export interface SearchHit {
  game: string;
  lang: string;
  /** Name of the game in the language of the edition. */
  name: string;
  /** Id of the entry. Empty if the hit is a game whose name is in the query, or a decision without a rule. */
  entry: string;
  rule?: string;
  /**
   * Whether the hit is a game whose name is only a part of the query. The best answer is then the first hit in this
   * game.
   */
  isScope?: true;
  title: string;
  sectionTitle?: string;
  /** Name of the module to which the rule belongs. */
  module?: string;
  /**
   * Text about another entry, which replaces the entry of the rule if a module (an expansion) is played: "With “Shadow”
   * instead: Combat in the dark".
   */
  replaced?: string;
  /** Name of the document from which the rule comes, if the game is made of several documents. */
  document?: string;
  page?: number;
  /** Language of the printed book, if it differs from the language of the edition. */
  of?: string | undefined;
  /** Text of the hit: the whole rule with inline markup, or a decision without markup. */
  text: string;
  ranges: readonly TextRange[];
  /** Notes about this rule: rulings, rules of modules (expansions) that replace it, and contradictions in the book. */
  notes?: RuleNote[];
  /** The document and date of the ruling, if the hit is a ruling and not a rule of the printed book. */
  ruling?: RulingData;
  /** Whether a note says that the printed editions differ in this rule. */
  differs?: boolean;
  /** The common question that matches the query and that this rule answers. */
  question?: string;
  /** Title of the redirect that the query matches. A redirect is an entry that only links to another entry. */
  from?: string;
  locked?: boolean;
  /**
   * Whether this hit is hidden until the reader asks for more rules of its entry. Such hits are at the end of the list.
   */
  isFurther?: true;
  /**
   * Whether the query might be in another language than the rule. If so, the result shows the name of the rule's
   * language.
   */
  isForeign?: true;
  /**
   * Whether this rule is the second part of the answer. This happens if the question has several parts, and the first
   * rule answers only some of them.
   */
  isCompanion?: true;
  /**
   * Id of the decision, if the hit is a decision of the reader's group and not a rule. Decisions come first in the
   * list.
   */
  decision?: string;
}

/** A common question that matches the text typed so far. */
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

/** The answer to a search request: the results of all searched editions in one list, and suggestions. */
export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  questions: SearchQuestion[];
  /**
   * Icons in the texts of the hits, by edition (`outer-rim.uk`). A session sends every icon only once, so the page
   * stores the icons of earlier answers (search-icons.ts).
   */
  icons: IconsByEdition;
  /** Number of editions whose data could be loaded. */
  loaded: number;
  /** The corrected query; undefined if the search used the query as typed. */
  understoodAs?: string;
  /** Other queries that the reader could try: a corrected query, or the most similar titles if nothing was found. */
  suggestions: string[];
  /** Names of the games whose data could not be loaded. */
  failed: string[];
  /** Set if the hits are grouped by game, because many editions were searched. */
  isByGame?: true;
  /** If many editions are searched: the number of games with results. */
  games?: number;
  /** If many editions are searched: the number of editions that may also answer the query, but were not searched yet. */
  unsearched?: number;
}

export type SearchWorkerMessage =
  /** Starts the search session. */
  | { dataPath: string; hasServiceWorker: boolean }
  /** Tells the worker that the page is fetching the text with this key and will send it. */
  | { coming: string }
  /** The text that the page has fetched; `text` is undefined if the page failed to fetch it. */
  | { key: string; text?: string }
  | { id: number; request: SearchRequest };

export type SearchWorkerReply =
  | { ready: true }
  | { id: number; answer: SearchAnswer }
  /** The worker needs the text with this key. */
  | { wanted: string };

/** Converts a game of the list of all games to an edition to search. */
export const toSearchEdition = ({ game, lang, name, otherNames }: ListedGame): SearchEdition => ({
  game,
  lang,
  name,
  names: [name, ...otherNames],
});

/** Returns the hit that opens when the reader presses Enter and no hit is active. */
export const findBestHit = (hits: readonly SearchHit[]): SearchHit | undefined =>
  hits.find(({ isScope }) => !isScope) ?? hits[0];

/**
 * Converts a game that the query names to a hit. `hasOtherWords` says whether the query has words besides the name; they
 * are searched in this game.
 */
export const toNamedGameHit = (game: SearchEdition, hasOtherWords: boolean): SearchHit => ({
  ...toGameHit(game),
  ...(hasOtherWords && { isScope: true as const }),
});

/** Converts a game that the query names to a hit, which links to the page of the game. */
export const toGameHit = ({ game, lang, name }: SearchEdition): SearchHit => ({
  game,
  lang,
  name,
  entry: '',
  title: name,
  text: '',
  ranges: [],
});
