// Every number the ranking depends on, in one place.
import type { Field } from '../index/index-documents';
import type { FormRank } from '../index/lexicon';

/** How a word of the query was found in the book, from the surest to the least sure. */
export type MatchKind = 'exact' | 'stem' | 'sound' | 'concept' | 'prefix' | 'root' | 'edit' | 'skeleton';

export const MATCH_WEIGHT = {
  exact: 1,
  stem: 0.99,
  /** The word as it sounds, its form being in the book; less when only its stem is. */
  sound: 0.9,
  stemSound: 0.86,
  concept: 0.76,
  /** The same by what players say at the table. */
  talk: 0.59,
  /** A word of the same root, of five letters or more, of less; and one that has the same meaning besides. */
  longRoot: 0.68,
  root: 0.58,
  kindred: 0.9,
  /** A prefix weighs the more, the more of the word is typed. */
  prefix: { least: 0.6, most: 0.9 },
  oneEdit: { weight: 0.62, perLetter: 0.06, most: 0.8 },
  twoEdits: { weight: 0.6, perLetter: 0.04, most: 0.7 },
  skeleton: 0.5,
};

/** A find of this weight makes a search for misspelt words needless. */
export const SURE = 0.78;

export const LONG_ROOT = 5;

/** Of words of the running text that sound so, more are other words. */
export const SOUND_IN_TEXT = 0.85;

/** A slip in the first letter is rare; most such finds are other words. */
export const FIRST_LETTER_EDIT = 0.8;
/** Players ask for terms: what only resembles a word of the running text is mostly another word. */
export const UNSURE: Record<FormRank, number> = { term: 1, name: 0.87, text: 0.74 };

/** Names of all kinds are nearly equal; the order tells which of two equal ones is meant. */
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

/** Share of a word's full importance that function words and words about any rule keep, in queries and in names. */
export const FUNCTION_WORD = { asked: 0.04, told: 0.25 };
export const WEAK_WORD = { asked: 0.3, told: 0.5 };

/** How far rarity decides the share of a word: a player's rare word is often beside the point. */
export const RARITY_POWER = 0.45;

/** How much a word counts for a rule when it stands not in it but above or beside it. */
export const CONTEXT = {
  /** In what players ask of the rule, when words are sought and when a question is asked. */
  question: 0.6,
  asked: 0.85,
  parent: 0.8,
  sectionName: 0.85,
  entryName: 0.9,
  saying: 0.6,
  sameSection: 0.45,
  sameEntry: 0.35,
};

/** What a name adds to the score of its place. */
export const NAME = {
  /** What it is worth when only the query's words are in it, and not all of it in the query. */
  partial: 0.2,
  exact: 2,
  full: 0.6,
  nearlyAll: 0.8,
  prefix: 0.3,
  /** For a name that begins with a word of the query: «Хід гравця» rather than «чий хід». */
  leading: 0.1,
  /** For each further target of a redirect. */
  laterTarget: 0.9,
  second: 0.05,
  /** The entry's title speaks for its rules outside of sections first. */
  inSection: 0.92,
};

/** What a written question adds to the score of the rule that answers it, when the query asks the same. */
export const QUESTION = { most: 2.5, power: 2 };

/** Which written questions are offered: from so many words on, at most so many, and how well they must fit. */
export const OFFER = { words: 2, most: 3, least: 0.62, untold: 0.6, same: 0.4 };

/** What a rule gains that can tell what is asked for. */
export const AIM = { number: 0.1, who: 0.1, when: 0.1, where: 0.06, may: 0.06, what: 0 };

export const RULE = {
  /** For rules that hold the whole question in themselves. */
  whole: 0.2,
  first: 0.02,
  /** Of what the next best rules of the entry answer, in a question. */
  beside: 0.3,
  /** Of the lesser find, when both the rule and what players ask of it have the word. */
  alsoAsked: 0.2,
  /** Taken from the rules of an entry in a question, by its length: among many rules some fit by chance. */
  ofMany: 0.03,
  many: 8,
};

export const PENALTY = {
  solo: 0.22,
  example: 0.06,
  exampleTitle: 0.25,
  differs: 0.4,
  variant: 0.05,
  otherTerm: 0.08,
};

/** A result of less than this share of the best score is not shown. */
export const WEAKEST_RESULT = 0.35;

export const CONFIDENCE = {
  /** Least confidence of an answer, to a query of one word that matters and of several. */
  ofOne: 0.6,
  ofSeveral: 0.5,
  /** Of a question: by how much of it the book knows at all. */
  ofQuestion: 0.2,
  /** So many words that carry something are a question, too: «програв бій двом патрулям». */
  wordsOfQuestion: 4,
  /** A reading as typed that is so sure ends the search for others. */
  sure: 0.85,
  /** What another reading must have more to be preferred to the typed one. */
  otherReading: 0.1,
  /** A query that contains the whole name of an entry is worth so much. */
  named: { told: 0.9, asked: 0.3, worth: 0.62 },
};
