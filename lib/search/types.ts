// What the search is asked and what it answers.

/** First and one-past-last code unit of a marked piece of text. */
export interface TextRange {
  from: number;
  to: number;
}

export interface SearchOptions {
  /** Points of the game the player has reached: their spoilers are shown, all others stay masked. */
  unlocked?: Iterable<string>;
  /** Take the query as typed: no other layout, no transliteration, no slips mended. */
  literal?: boolean;
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
  /** The rule in full, as read aloud (see `inlineToPlain`). */
  text: string;
  /** The found words in `text`, in order, without overlap. */
  ranges: TextRange[];
  /** What players ask and this rule answers, when that is what was asked. */
  question?: string;
  /** Title of the redirect that led here. */
  from?: string;
  /** What was sought in place of the query; see `SearchResponse`. */
  understoodAs?: string;
  score: number;
  /**
   * The point of the game that unlocks it. Such a result keeps its ids, so that it can be opened, but has
   * neither text nor the titles that would give it away.
   */
  locked?: string;
}

/** A question somebody wrote down, led to the rule that answers it. */
export interface OfferedQuestion {
  game: string;
  lang: string;
  text: string;
  entry: string;
  section?: string;
  /** Absent where a section as a whole answers. */
  rule?: string;
  /** How well it fits what is typed so far, 0 to 1. */
  score: number;
}

export interface NearName {
  entry: string;
  section?: string;
  name: string;
}

export interface SearchResponse {
  results: SearchResult[];
  /** Few written questions that fit what is typed so far, the best first. */
  questions: OfferedQuestion[];
  /** Set when the query was read in another way; `literal` in the options leads back. */
  understoodAs?: string;
  /** When nothing was found: a name of the book that resembles the query, and others near it. */
  didYouMean?: string;
  nearest: NearName[];
  /** Comparisons made, for tests that bound them. */
  work: number;
}
