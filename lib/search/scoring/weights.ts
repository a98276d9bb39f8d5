// Every number that the ranking depends on. `README.md` in this folder has the formula and a worked example.
//
// A "weight" or "factor" is a multiplier from 0 to 1. A "bonus" or "penalty" is in points of score: a rule that contains
// every word of the query exactly scores about 1 point for its text.
//
// Each number is a constant of its own because the bundler inlines constants, but not properties of objects: that makes
// the search worker 0.5 KB smaller.
import type { Field } from '../index/index-documents';
import type { FormRank } from '../index/lexicon';

// ── Match weights: how likely the player meant a form of the book. They multiply the share of a word. ──

/** How a query word matches a word form of the book. */
export type MatchKind = 'exact' | 'stem' | 'sound' | 'concept' | 'prefix' | 'root' | 'edit' | 'skeleton';

export const MATCH_EXACT = 1;
/** Another form of the same word. */
export const MATCH_STEM = 0.99;
/** The same sound as a form of the book, or as the stem of one. */
export const MATCH_SOUND = 0.9;
export const MATCH_STEM_SOUND = 0.86;
/** A synonym from the tables of the language, or from its colloquial words. */
export const MATCH_CONCEPT = 0.76;
export const MATCH_COLLOQUIAL = 0.59;
/** The same root, of at least `MIN_LONG_ROOT_LENGTH` characters or shorter; times `FORM_RANK_FACTOR`. */
export const MATCH_LONG_ROOT = 0.68;
export const MATCH_ROOT = 0.58;
/** The same root and also a synonym. */
export const MATCH_ROOT_AND_CONCEPT = 0.9;
/** A prefix: from minimum to maximum by the share of the word that is typed; times `FORM_RANK_FACTOR`. */
export const MATCH_PREFIX_MIN = 0.6;
export const MATCH_PREFIX_MAX = 0.9;
/**
 * Edit distance 1 or 2: `base` at the minimum length (4 or 8 characters), `perLetter` more for each further one, at most
 * `max`; times `FORM_RANK_FACTOR`.
 */
export const MATCH_ONE_EDIT = { base: 0.62, perLetter: 0.06, max: 0.8 };
export const MATCH_TWO_EDITS = { base: 0.6, perLetter: 0.04, max: 0.7 };
/** The same consonants. */
export const MATCH_SKELETON = 0.5;

/** A word with a match of at least this weight is not searched for misspellings. */
export const SURE_MATCH = 0.78;

/** Characters. */
export const MIN_LONG_ROOT_LENGTH = 5;

/** Multiplies the weight of a phonetic match with a word that occurs only in rules: such matches are often chance. */
export const SOUND_IN_TEXT_FACTOR = 0.85;

/** Multiplies the weight of an edit match with another first letter: players rarely mistype the first letter. */
export const FIRST_LETTER_EDIT_FACTOR = 0.8;

/** Multiplies the weight of prefix, root and edit matches: players search for terms more than for words of rules. */
export const FORM_RANK_FACTOR: Record<FormRank, number> = { term: 1, name: 0.87, text: 0.74 };

// ── Shares of words: how much each word counts in a query or a name. ──

/** Importance, 0 to 1, of prepositions, pronouns and question words; a content word has 1. */
export const FUNCTION_WORD_IMPORTANCE = { inQuery: 0.04, inName: 0.25 };

/** Importance, 0 to 1, of words that fit any rule, such as "make" or "happen". */
export const WEAK_WORD_IMPORTANCE = { inQuery: 0.3, inName: 0.5 };

/** The exponent of a word's rarity in its share. 0 would ignore rarity; 1 favors rare words that miss the point. */
export const RARITY_EXPONENT = 0.45;

// ── Text of a rule. A context weight multiplies the match weight of a word that is not in the rule itself. ──

/** In a player question that leads to the rule or its section. */
export const CONTEXT_PLAYER_QUESTION = 0.6;
/** In a player question that leads to the rule, when the query is a question too. */
export const CONTEXT_PLAYER_QUESTION_IN_QUESTION = 0.85;
/** In the rule that it is nested under. */
export const CONTEXT_PARENT = 0.8;
export const CONTEXT_SECTION_NAME = 0.85;
export const CONTEXT_ENTRY_NAME = 0.9;
export const CONTEXT_ALTERNATIVE_NAME = 0.6;
/** In any other text of its section or entry. */
export const CONTEXT_SAME_SECTION = 0.45;
export const CONTEXT_SAME_ENTRY = 0.35;

/** Points, times the square of the rule's own coverage: for rules that contain the whole query. */
export const OWN_WORDS_BONUS = 0.2;

/** Points for the first rule of a section or entry. */
export const FIRST_RULE_BONUS = 0.02;

/** For questions: multiplies the lower weight when a word is both in the rule and in a player question for it. */
export const ALSO_IN_QUESTION_FACTOR = 0.2;

/** For questions: points, times the rule's own coverage, when the rule can answer the intent of the question. */
export const INTENT_BONUS = { number: 0.1, who: 0.1, when: 0.1, where: 0.06, may: 0.06, what: 0 };

/** For questions: multiplies the mean score of the second- and third-best rule of the entry. */
export const SUPPORTING_RULES_FACTOR = 0.3;

/** For questions: points, times log2(1 + rules of the entry / `ENTRY_LENGTH_UNIT`). */
export const ENTRY_LENGTH_PENALTY = 0.03;
/** Rules. */
export const ENTRY_LENGTH_UNIT = 8;

/** Points for a rule for solo play. */
export const SOLO_PENALTY = 0.22;
/** Points for an example among rules, and for any rule under a title that announces an example. */
export const EXAMPLE_PENALTY = 0.06;
export const EXAMPLE_TITLE_PENALTY = 0.25;
/** Points for an editorial note: on a difference between editions, or on an unclear rule. */
export const EDITORIAL_NOTE_PENALTY = 0.4;
/** Points for a rule in an entry that describes a variant of the game. */
export const VARIANT_PENALTY = 0.05;
/** Points for a rule to which the printed index leads only by terms that the query does not touch. */
export const UNMATCHED_INDEX_TERM_PENALTY = 0.08;

// ── Names. ──

/** Multiplies the score of a name, by its kind. The values are close: they decide only between equal names. */
export const FIELD_WEIGHT: Record<Field, number> = {
  title: 1,
  heading: 0.98,
  redirect: 0.97,
  index: 0.96,
  en: 0.94,
  alias: 0.86,
  other: 0.86,
  rule: 1,
  question: 0.9,
};

/** The part of a name's score, 0 to 1, that does not depend on how much of the name the query covers. */
export const NAME_PARTIAL = 0.2;
/** Points for a name that equals the query. */
export const EXACT_NAME_BONUS = 2;
/** Points, times both coverages, for a complete name: query and name cover each other by `COMPLETE_NAME_FROM`. */
export const COMPLETE_NAME_BONUS = 0.6;
export const COMPLETE_NAME_FROM = 0.8;
/** Points, times the coverage of the name, for a name whose last word is still being typed. */
export const NAME_PREFIX_BONUS = 0.3;
/** Points, times both coverages, for a name that starts with a query word: «Хід гравця», not «чий хід». */
export const LEADING_WORD_BONUS = 0.1;
/** Multiplies the score once per earlier target of the same redirect. */
export const LATER_TARGET_FACTOR = 0.9;
/** Multiplies the score of the second-best name of a place, which is added to the best one. */
export const RUNNER_UP_FACTOR = 0.05;
/** Multiplies the score of an entry's book name for rules inside a section. */
export const ENTRY_NAME_IN_SECTION_FACTOR = 0.92;

// ── Player questions: the questions listed in `asked` of an entry. ──

/** Points for the rule of a question: the maximum, times (query coverage times name coverage) to the exponent. */
export const PLAYER_QUESTION_MAX = 2.5;
export const PLAYER_QUESTION_EXPONENT = 2;

/** Query coverage times name coverage, 0 to 1, from which query and question count as the same. */
export const SAME_QUESTION_FROM = 0.4;

/** Words that a query needs before questions are suggested. */
export const MIN_WORDS_FOR_SUGGESTIONS = 2;
export const MAX_SUGGESTED_QUESTIONS = 3;
/** The fit of a suggested question, 0 to 1, must be at least this. */
export const MIN_SUGGESTION_FIT = 0.62;
/** The part of the fit, 0 to 1, that does not depend on how much of the question is typed. */
export const SUGGESTION_PARTIAL = 0.6;

// ── Selection of results. ──

/** Results that score less than this share of the best score, 0 to 1, are not shown. */
export const MIN_SHARE_OF_BEST = 0.35;

/** Confidence is 0 to 1: how much of the query the best place answers. These are the lowest values that are shown. */
export const MIN_CONFIDENCE_ONE_WORD = 0.6;
export const MIN_CONFIDENCE_SEVERAL_WORDS = 0.5;
/** For questions: the lowest product of the confidence and the share of the query that the book knows. */
export const MIN_CONFIDENCE_QUESTION = 0.2;
/** Content words from which a query counts as a question: «програв бій двом патрулям». */
export const QUESTION_CONTENT_WORDS = 4;
/** The confidence from which the literal variant is accepted without trying others. */
export const ACCEPT_LITERAL_FROM = 0.85;
/** Subtracted from the confidence of a variant that was not typed literally. */
export const CONVERTED_VARIANT_PENALTY = 0.1;
/** A query that contains a name, with at least these coverages (0 to 1), has at least this confidence. */
export const NAMED_NAME_COVERAGE = 0.9;
export const NAMED_QUERY_COVERAGE = 0.3;
export const NAMED_CONFIDENCE = 0.62;
