// The options and results of a search. Results are sent from the search worker to the page as they are.

/** Positions in UTF-16 code units; `to` is exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

export interface SearchOptions {
  /** Points of the game that the players have reached: their spoilers are shown, all others are masked. */
  unlocked?: Iterable<string>;
  /** Search for the query as typed: no other keyboard layout, no transliteration, no correction of misspelt words. */
  literal?: boolean;
  /** Maximum number of results. */
  limit?: number;
}

export interface SearchResult {
  game: string;
  lang: string;
  entry: string;
  section?: string;
  rule?: string;
  title: string;
  sectionTitle?: string;
  page?: number;
  /** The complete rule without mark-up (see `inlineToPlain`). */
  text: string;
  /** The matched words in `text`, ascending and without overlap. */
  ranges: TextRange[];
  /** The player question that this rule answers, when the query asks the same. */
  question?: string;
  /** Title of the redirect whose name matched. */
  from?: string;
  /** The corrected or converted query; see `SearchResponse`. */
  understoodAs?: string;
  score: number;
  /**
   * The point of the game that unlocks this spoiler. A locked result has its ids, so that it can be opened, but neither
   * its text nor titles that would reveal it.
   */
  locked?: string;
}

/** A question that players ask, listed in the entry's front matter, with the place that answers it. */
export interface SuggestedQuestion {
  game: string;
  lang: string;
  text: string;
  entry: string;
  section?: string;
  /** Absent when a section as a whole answers the question. */
  rule?: string;
  /** How well the question fits the query typed so far, 0 to 1. */
  score: number;
}

/** A name of the book that resembles the query. */
export interface SimilarName {
  entry: string;
  section?: string;
  name: string;
}

export interface SearchResponse {
  results: SearchResult[];
  /** A few player questions that fit the query typed so far, best first. */
  questions: SuggestedQuestion[];
  /** Set when the search used a corrected or converted query; the option `literal` turns that off. */
  understoodAs?: string;
  /** Without results: the name most similar to the query, if it is very similar, and other similar names. */
  didYouMean?: string;
  nearest: SimilarName[];
  /** The number of comparisons made; tests check it against a limit. */
  work: number;
}
