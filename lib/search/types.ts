// Types of the options and results of a search. The search worker sends the results to the page in this form.

/** A range of text. Positions are in UTF-16 code units, and `to` is exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

export interface SearchOptions {
  /**
   * Ids of the points of the campaign that the players have reached. The results show the spoilers that these points
   * unlock, and leave out the texts of all other spoilers.
   */
  unlocked?: Iterable<string>;
  /**
   * Whether to search for the query exactly as typed: without trying another keyboard layout or transliteration, and
   * without correcting misspelt words.
   */
  literal?: boolean;
  /** Maximum number of rules that the page shows. The results also contain further rules of the same entries. */
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
  /** Complete text of the rule, without markup (see `inlineToPlain`). */
  text: string;
  /** Positions of the matched words in `text`, in ascending order and without overlap. */
  ranges: TextRange[];
  /** A player question that this rule answers. Set only if the query asks this question, possibly in other words. */
  question?: string;
  /** Title of the redirect that led to this result. Set if the query matched a name of the redirect. */
  from?: string;
  /** The query after spelling correction or conversion to another keyboard layout or script; see `SearchResponse`. */
  understoodAs?: string;
  score: number;
  /**
   * Set if the page shows the rule only when the reader asks for more rules of its entry. Results with this property
   * come after all others.
   */
  isFurther?: true;
  /** Set if the query asks several things, and the answer needs this rule together with the first result. */
  isCompanion?: true;
  /**
   * Set if the result is a locked spoiler: id of the point of the campaign that unlocks it. The result still has the
   * ids of its entry and rule, so the reader can open it. Its text, and any title that would reveal the spoiler, are
   * empty.
   */
  locked?: string;
}

/** A question of players from the front matter of an entry, with the entry, section or rule that answers it. */
export interface SuggestedQuestion {
  game: string;
  lang: string;
  text: string;
  entry: string;
  section?: string;
  /** Id of the rule that answers the question. Absent if a whole section or entry answers it. */
  rule?: string;
  /** How well the question fits the text typed so far, from 0 to 1. */
  score: number;
}

/** A name in the book that resembles the query. */
export interface SimilarName {
  entry: string;
  section?: string;
  name: string;
}

export interface SearchResponse {
  /** The rules in the order in which the page shows them: entry by entry, the entry with the best rule first. */
  results: SearchResult[];
  /** Player questions that fit the text typed so far, best first. */
  questions: SuggestedQuestion[];
  /**
   * The query after spelling correction or conversion to another keyboard layout or script. Absent if the search used
   * the query as typed, which it always does with the option `literal`.
   */
  understoodAs?: string;
  /** If there are no results: the name in the book most similar to the query. Absent if no name is similar enough. */
  didYouMean?: string;
  /** If there are no results: names in the book that resemble the query, most similar first. */
  nearest: SimilarName[];
  /** Number of comparisons that the search made. Tests check that the number stays below a limit. */
  work: number;
}
