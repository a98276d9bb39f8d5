// The numeric parameters of the ranking. README.md in this folder has the formula and a worked example.
//
// An entry is the text about one topic; it contains rules, which may be grouped into sections. A "weight" or "factor"
// is a multiplier from 0 to 1. A "bonus" or "penalty" is in points of score. For scale: a rule that contains every word
// of the query exactly scores about 1 point for its text.
//
// Each number is a separate constant, because the bundler inlines constants but not properties of objects. The script
// of the search worker is therefore 0.5 KB smaller.
import type { Field } from '../index/game-data-to-documents';
import type { FormRank } from '../index/lexicon';
import type { PlayCondition } from '../matching/play-conditions';

// ── Match weights: how likely it is that the player meant a given word form of the book. ──

/** The ways in which a query word can match a word form of the book. */
export type MatchKind = 'exact' | 'stem' | 'sound' | 'concept' | 'prefix' | 'root' | 'edit' | 'skeleton';

/** Weight of a match with the identical word. */
export const MATCH_EXACT = 1;
/** Weight of a match with another form of the same word. */
export const MATCH_STEM = 0.99;
/** Weight of a match with a word form that sounds the same. */
export const MATCH_SOUND = 0.9;
/** Weight of a match with a word form whose stem sounds the same. */
export const MATCH_STEM_SOUND = 0.86;
/** Weight of a match with a synonym from the language's table `concepts`. */
export const MATCH_CONCEPT = 0.76;
/** Weight of a match with a word in which text recognition (OCR) has misread letters that look alike. */
export const MATCH_MISREAD = 0.7;
/** Weight of a match with a translation of the word. */
export const MATCH_TRANSLATION = 0.8;
/** Weight of a match with a synonym from the table of colloquial words. */
export const MATCH_COLLOQUIAL = 0.59;
/**
 * Weight of a match by a common root of at least `MIN_LONG_ROOT_LENGTH` characters. It is multiplied by
 * `FORM_RANK_FACTOR`.
 */
export const MATCH_LONG_ROOT = 0.68;
/**
 * Weight of a match by a common root that is shorter than `MIN_LONG_ROOT_LENGTH`. It is multiplied by
 * `FORM_RANK_FACTOR`.
 */
export const MATCH_ROOT = 0.58;
/** Weight of a match with a word that has the same root and is also a synonym. */
export const MATCH_ROOT_AND_CONCEPT = 0.9;
/** Weight of a match by prefix when almost nothing of the word is typed. It is multiplied by `FORM_RANK_FACTOR`. */
export const MATCH_PREFIX_MIN = 0.6;
/** Weight of a match by prefix when almost the whole word is typed. It is multiplied by `FORM_RANK_FACTOR`. */
export const MATCH_PREFIX_MAX = 0.9;
/**
 * Weight of a match at edit distance 1: `base` for a word of 4 characters, plus `perLetter` for each further character,
 * at most `max`. It is multiplied by `FORM_RANK_FACTOR`.
 */
export const MATCH_ONE_EDIT = { base: 0.62, perLetter: 0.06, max: 0.8 };
/**
 * Weight of a match at edit distance 2: `base` for a word of 8 characters, plus `perLetter` for each further character,
 * at most `max`. It is multiplied by `FORM_RANK_FACTOR`.
 */
export const MATCH_TWO_EDITS = { base: 0.6, perLetter: 0.04, max: 0.7 };
/** Weight of a match with a word that has the same consonants but other vowels. */
export const MATCH_SKELETON = 0.5;

/**
 * Minimum weight of a match that counts as certain. If a query word has a certain match, the search looks for no
 * spelling corrections of this word.
 */
export const SURE_MATCH = 0.78;

/** Minimum length, in characters, of a root that counts as long (see `MATCH_LONG_ROOT`). */
export const MIN_LONG_ROOT_LENGTH = 5;

/**
 * Factor on the weight of a match by sound if the word occurs only in the texts of rules. Such a match is often a
 * coincidence.
 */
export const SOUND_IN_TEXT_FACTOR = 0.85;

/**
 * Factor on the weight of a match by edit distance if the first letters differ, because players rarely mistype the
 * first letter of a word.
 */
export const FIRST_LETTER_EDIT_FACTOR = 0.8;

/**
 * Factor on the weight of matches by prefix, root and edit distance. It depends on where the word form occurs in the
 * book: in a name that the book uses (`term`), only in other names (`name`), or only in the texts of rules (`text`).
 * Players search for terms more often than for other words.
 */
export const FORM_RANK_FACTOR: Record<FormRank, number> = { term: 1, name: 0.87, text: 0.74 };

// ── Shares of words: how much each word counts in a query or in a name. ──

/**
 * Importance, from 0 to 1, of function words (prepositions, pronouns, question words). The importance of a content word
 * is 1.
 */
export const FUNCTION_WORD_IMPORTANCE = { inQuery: 0.04, inName: 0.25 };

/** Importance, from 0 to 1, of words that occur in rules about any topic, such as "make" or "happen". */
export const WEAK_WORD_IMPORTANCE = { inQuery: 0.3, inName: 0.5 };

/**
 * Exponent of the rarity of a word in the formula of its share of the query. With 0, rarity would have no effect; with
 * 1, a rare word that is not the topic of the query would count too much.
 */
export const RARITY_EXPONENT = 0.45;

/**
 * Factor on the share of a query word that is in a sentence that only describes the situation, if another sentence of
 * the query asks a question.
 */
export const SITUATION_WORD_FACTOR = 0.75;

// ── Score of a rule's text. A query word that is not in the rule itself, but in its context (its section, its entry, a
// question that it answers), counts with its match weight times one of the `CONTEXT_…` factors. ──

/**
 * Factor on the match weight of a query word that is in a player question of the rule or its section (a question that
 * the rule or section answers).
 */
export const CONTEXT_PLAYER_QUESTION = 0.6;
/**
 * Factor on the match weight of a query word that is in a player question of the rule (a question that the rule
 * answers), if the query is also a question.
 */
export const CONTEXT_PLAYER_QUESTION_IN_QUESTION = 0.85;
/**
 * The words of a player question also count for the rule that answers it. This number, from 0 to 1, says how much their
 * weight depends on the similarity of the query and the whole question. With 0, a single common word would raise the
 * score of a rule that answers an unrelated question.
 */
export const QUESTION_SIMILARITY_SHARE = 0.4;
/**
 * Factor on the match weight of a query word that is among the words that players use for the rule (`AskerWords`), if
 * the query is not a question.
 */
export const ASKER_WORD = 0.6;
/**
 * Factor on the match weight of a query word that is among the words that players use for the rule (`AskerWords`), if
 * the query is a question.
 */
export const ASKER_WORD_IN_QUESTION = 1;
/**
 * Factor on the match weight of a query word that is among the words that players use for another rule of the same
 * entry (`AskerWords`).
 */
export const ASKER_WORD_IN_ENTRY = 0.5;
/**
 * Factor on the match weight of a query word that is in the parent rule: the list item or paragraph under which the
 * rule is nested.
 */
export const CONTEXT_PARENT = 0.8;
/** Factor on the match weight of a query word that is in a name of the rule's section. */
export const CONTEXT_SECTION_NAME = 0.85;
/** Factor on the match weight of a query word that is in a name that the book uses for the rule's entry. */
export const CONTEXT_ENTRY_NAME = 0.9;
/**
 * Factor on the match weight of a query word that is in a name that only players or other editions use for the rule's
 * entry.
 */
export const CONTEXT_ALTERNATIVE_NAME = 0.6;
/** Factor on the match weight of a query word that is not in the rule, but elsewhere in the text of its section. */
export const CONTEXT_SAME_SECTION = 0.45;
/**
 * Factor on the match weight of a query word that is not in the rule or its section, but elsewhere in the text of its
 * entry.
 */
export const CONTEXT_SAME_ENTRY = 0.35;

/**
 * Bonus, in points, for a rule whose own text contains words of the query. It is multiplied by the square of the share
 * of the query that the rule contains.
 */
export const OWN_WORDS_BONUS = 0.2;

/**
 * Bonus, in points, for two neighboring content words of the query that are both in the rule. It is multiplied by the
 * lower of their match weights and by the geometric mean of their shares.
 */
export const NEIGHBORING_WORDS_BONUS = 0.2;

/**
 * If the query is only the name of a section or entry, the first rule of the section or entry, which defines the named
 * thing, gets the score of the best rule there plus this number of points.
 */
export const DEFINITION_BONUS = 0.001;

/** Bonus, in points, for the first rule of a section or entry. */
export const FIRST_RULE_BONUS = 0.02;

/**
 * If the query is a question: factor for a query word that is both in the rule and in a player question that the rule
 * answers. The word has two match weights; the lower one is multiplied by this factor and added to the higher one.
 */
export const ALSO_IN_QUESTION_FACTOR = 0.2;

/**
 * If the query is a question: bonus, in points, for a rule that can give the kind of answer that the query asks for
 * (the intent). It is multiplied by the share of the query that the rule contains.
 */
export const INTENT_BONUS = { number: 0.1, who: 0.1, when: 0.1, where: 0.06, may: 0.06, what: 0 };

/**
 * Bonus, in points, for a rule that answers a question that players ask about every game, such as who starts. It
 * applies in a book without player questions.
 */
export const RULEBOOK_INTENT_BONUS = 0.9;
/**
 * Bonus, in points, that replaces `RULEBOOK_INTENT_BONUS` in a book with player questions. It is lower, because the
 * player questions already lead to most of these rules.
 */
export const RULEBOOK_INTENT_BONUS_ANNOTATED = 0.3;
/**
 * Bonus, in points, that replaces `RULEBOOK_INTENT_BONUS_ANNOTATED` if the query has no words besides the question
 * («who starts»).
 */
export const RULEBOOK_INTENT_BONUS_WHOLE = 0.85;
/** Bonus, in points, that replaces `RULEBOOK_INTENT_BONUS` for a question that many rules can answer. */
export const RULEBOOK_INTENT_BONUS_BROAD = 0.35;
/**
 * A rule that can answer a question about every game gets at least this coverage (how much of the query a rule answers,
 * from 0 to 1), if many rules can answer the question. Applies only in a book without player questions.
 */
export const BROAD_INTENT_COVERAGE = 0.6;
/**
 * If a rule answers several of the questions that players ask about every game, the highest bonus counts in full, and
 * the other bonuses are multiplied by this factor.
 */
export const FURTHER_INTENT_FACTOR = 0.3;

/**
 * If the query is a question: the mean score of the entry's second- and third-best rules is multiplied by this factor
 * and added to the score of every rule of the entry.
 */
export const SUPPORTING_RULES_FACTOR = 0.3;

/**
 * If the query is a question: penalty, in points, for the rules of a long entry. It is multiplied by log2(1 + number of
 * rules in the entry / `ENTRY_LENGTH_UNIT`).
 */
export const ENTRY_LENGTH_PENALTY = 0.03;
/** Divisor of the number of rules in the formula of `ENTRY_LENGTH_PENALTY`. */
export const ENTRY_LENGTH_UNIT = 8;

/** Penalty, in points, for a rule that applies only under a condition, if the query does not mention the condition. */
export const CONDITION_PENALTY: Record<PlayCondition, number> = { solo: 0.4, team: 0.3 };
/**
 * Penalty, in points, for an example (a rule in an `:::example` note) under a title that does not announce an example.
 */
export const EXAMPLE_PENALTY = 0.06;
/** Penalty, in points, for any rule under a title that announces an example. */
export const EXAMPLE_TITLE_PENALTY = 0.25;
/**
 * Penalty, in points, for a note by the editors of the site about a difference between editions or about an unclear
 * rule.
 */
export const EDITORIAL_NOTE_PENALTY = 0.4;
/** Penalty, in points, for the caption of a picture, which is not a rule. */
export const CAPTION_PENALTY = 0.6;
/** Penalty, in points, for a rule in an entry that describes a variant of the game. */
export const VARIANT_PENALTY = 0.05;
/**
 * Penalty, in points, for a rule that has terms in the book's printed index, if none of these terms contains a word of
 * the query.
 */
export const UNMATCHED_INDEX_TERM_PENALTY = 0.08;

// ── Scores of names. ──

/**
 * Factor on the score of a name, by the kind of name. The values are close to each other, so they matter only between
 * names with nearly equal scores.
 */
export const FIELD_WEIGHT: Record<Field, number> = {
  title: 1,
  heading: 0.98,
  redirect: 0.97,
  index: 0.96,
  en: 0.94,
  alias: 0.86,
  other: 0.86,
  rule: 1,
  asker: 0,
  question: 0.9,
};

/** Share of a name's score, from 0 to 1, that does not depend on how much of the name the query contains. */
export const NAME_PARTIAL = 0.2;
/** Bonus, in points, for a name that equals the query. */
export const EXACT_NAME_BONUS = 2;
/**
 * Bonus, in points, for a name that agrees with the query almost completely. It is multiplied by two shares: how much
 * of the query the name contains, and how much of the name the query contains.
 */
export const COMPLETE_NAME_BONUS = 0.6;
/**
 * Minimum, from 0 to 1, of both shares in the formula of `COMPLETE_NAME_BONUS`. If one of them is lower, the name gets
 * no bonus.
 */
export const COMPLETE_NAME_FROM = 0.8;
/**
 * Bonus, in points, for a name that starts with the query, if the last word of the query is unfinished. It is
 * multiplied by the share of the name that the query contains.
 */
export const NAME_PREFIX_BONUS = 0.3;
/**
 * Bonus, in points, for a name that starts with a query word: for the query «хід», «Хід гравця» gets the bonus and «чий
 * хід» does not. The bonus is multiplied by two shares: how much of the query the name contains, and how much of the
 * name the query contains.
 */
export const LEADING_WORD_BONUS = 0.1;
/**
 * A redirect is an entry without rules: its name leads to other entries (its targets). If a redirect has several
 * targets, each target after the first gets a lower score for the name: the score is multiplied by this factor once for
 * the second target, twice for the third, and so on.
 */
export const LATER_TARGET_FACTOR = 0.9;
/**
 * Factor on the score of the second-best name of a rule, section or entry. The second-best score times this factor is
 * added to the score of the best name.
 */
export const RUNNER_UP_FACTOR = 0.05;
/**
 * Factor on the score of an entry's name when the score counts for a rule inside a section of the entry. It applies
 * only to names that the book itself uses.
 */
export const ENTRY_NAME_IN_SECTION_FACTOR = 0.92;

// ── Player questions: the questions listed in the front matter field `asked` of an entry. ──

/**
 * Maximum score, in points, that a player question adds to the rule that answers it. It is multiplied by the similarity
 * of the query and the question, to the power of `PLAYER_QUESTION_EXPONENT`.
 */
export const PLAYER_QUESTION_MAX = 2.5;
/**
 * Exponent of the similarity of the query and a player question, in the score of the question. The similarity is the
 * share of the query that the question contains, times the share of the question that the query contains.
 */
export const PLAYER_QUESTION_EXPONENT = 2;

/**
 * Factor on the share of the query that a player question contains, if this share is computed only from the asking
 * sentences of the query.
 */
export const ASKED_PART_FACTOR = 0.8;

/**
 * Minimum similarity of the query and a player question, from 0 to 1, at which the query counts as asking that
 * question. The similarity is the share of the query that the question contains, times the share of the question that
 * the query contains.
 */
export const SAME_QUESTION_FROM = 0.4;

/** Minimum number of words in a query for which the search suggests player questions. */
export const MIN_WORDS_FOR_SUGGESTIONS = 2;
export const MAX_SUGGESTED_QUESTIONS = 3;
/**
 * Minimum fit, from 0 to 1, of a suggested player question. The fit says how well the question matches the text that is
 * typed so far.
 */
export const MIN_SUGGESTION_FIT = 0.62;
/**
 * Share of the fit of a suggested player question, from 0 to 1, that does not depend on how much of the question is
 * already typed.
 */
export const SUGGESTION_PARTIAL = 0.6;

// ── Selection of results. ──

/**
 * Minimum score of a result, as a share (0 to 1) of the best score. The page does not show results with a lower score.
 */
export const MIN_SHARE_OF_BEST = 0.35;
/**
 * Minimum score, as a share (0 to 1) of the best score, at which a result from a document of higher authority ranks
 * above the results of documents of lower authority.
 */
export const NEAR_BEST_SHARE = 0.85;

/**
 * Minimum score, as a share (0 to 1) of the best score in the entry, at which the results show the second- and
 * third-best rules of the entry under its title. These rules must also score at least as high as the best rule of the
 * next entry. The reader can ask for the other rules of the entry.
 */
export const SHOWN_SHARE_OF_TOPIC = 0.92;

// ── Companions: other rules that the answer to a question with several parts also needs (`companion-rules.ts`). The
// value of a companion is its score as a share of the best score, plus `COMPANION_GAIN_FACTOR` times its gain, plus the
// bonus for siblings. ──

/** Minimum score of a companion (a further rule that the answer needs), as a share (0 to 1) of the best score. */
export const COMPANION_MIN_SHARE = 0.6;
/** Minimum gain, from 0 to 1: the share of the query that a companion contains and the rules before it do not. */
export const COMPANION_MIN_GAIN = 0.01;
/** Factor on the gain: the share of the query that a companion contains and the rules before it do not. */
export const COMPANION_GAIN_FACTOR = 0.5;
/** Bonus for a companion in the section of the best rule. It is divided by the distance between the two, in rules. */
export const COMPANION_SIBLING_BONUS = 0.15;
/**
 * Minimum value of a companion (a further rule that the answer needs). The value is its score as a share of the best
 * score, plus `COMPANION_GAIN_FACTOR` times the share of the query that this rule adds, plus, in the section of the
 * best rule, `COMPANION_SIBLING_BONUS` divided by the distance.
 */
export const COMPANION_MIN_VALUE = 0.9;
/** Maximum number of companions: further rules that the results show directly after the best rule. */
export const MAX_COMPANIONS = 1;

/**
 * Minimum confidence for showing results of a query with one content word. Confidence is how much of the query the best
 * result answers, from 0 to 1.
 */
export const MIN_CONFIDENCE_ONE_WORD = 0.6;
/**
 * Minimum confidence for showing results of a query with several content words. Confidence is how much of the query the
 * best result answers, from 0 to 1.
 */
export const MIN_CONFIDENCE_SEVERAL_WORDS = 0.5;
/**
 * Minimum for showing results if the query is a question. The confidence times the share of the query's words that
 * occur in the book, both from 0 to 1, must reach this value.
 */
export const MIN_CONFIDENCE_QUESTION = 0.2;
/**
 * Minimum that replaces `MIN_CONFIDENCE_QUESTION` in a book without player questions. It is lower, because such a book
 * contains fewer of the words that players use.
 */
export const MIN_CONFIDENCE_QUESTION_EXTRACTED = 0.1;
/**
 * The search treats a query with at least this number of content words like a question, even if the query does not ask
 * anything: «програв бій двом патрулям».
 */
export const QUESTION_CONTENT_WORDS = 4;
/**
 * Minimum confidence, from 0 to 1, at which the search accepts the query as typed and does not convert it from another
 * keyboard layout or script.
 */
export const ACCEPT_LITERAL_FROM = 0.85;
/**
 * Number that the search subtracts from the confidence of a query that was converted from another keyboard layout or
 * script.
 */
export const CONVERTED_VARIANT_PENALTY = 0.1;
/** Minimum share of a name, from 0 to 1, that a query must contain to get the confidence `NAMED_CONFIDENCE`. */
export const NAMED_NAME_COVERAGE = 0.9;
/** Minimum share of a query, from 0 to 1, that a name must contain for the confidence `NAMED_CONFIDENCE`. */
export const NAMED_QUERY_COVERAGE = 0.3;
/**
 * Confidence, from 0 to 1, of a query that contains the name of an entry, section or rule, or that is the beginning of
 * a player question. If the best rule answers more of the query, the confidence is higher.
 */
export const NAMED_CONFIDENCE = 0.62;
