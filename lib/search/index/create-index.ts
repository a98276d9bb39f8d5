// Builds the search index of one edition (a game in one language) in memory, from the compiled data of the edition.
import type { GameData } from '../../data/game-data';
import { wordsOf } from '../analysis/tokenize';
import type { SearchLanguage } from '../languages/language-definition';
import { findLanguage, languagesOfWord } from '../languages/languages';
import { createTextsByIntent, type TextsByIntent } from '../matching/question-intent';
import { createRulesByIntent, type RulesByIntent } from '../matching/rulebook-intents';
import { createSynonyms, type Synonyms } from '../matching/synonyms';
import { memoise } from '../memoise';
import { createTranslations, type Translations } from '../translations/create-translations';
import { type Documents, type Field, gameDataToDocuments, isAlternativeName } from './game-data-to-documents';
import { createLexicon, type Form, type FormRank, type Lexicon } from './lexicon';
import { createPostings, type Postings } from './postings';
import { createSimilarForms, type SimilarForms } from './similar-forms';
import { createRarity } from './term-rarity';

export interface GameIndex {
  game: string;
  lang: string;
  name: string;
  /** Names of the game in all its languages, and other names that players use for it. */
  names: string[];
  /**
   * The tables of the book's language (endings, sounds, synonyms). Undefined if the search has no tables for this
   * language. A search without tables has no synonyms, and stems words with the tables of the languages that have the
   * same letters.
   */
  language: SearchLanguage | undefined;
  /**
   * Synonyms in the language of the book. They do not include colloquial words until the browser has loaded these
   * words.
   */
  synonyms: Synonyms | undefined;
  /** Words of this game, such as names of characters, by the concept that they express (see `AskerWords`). */
  askerConcepts: string;
  /** Translations of words between the languages of the search. Absent until a query needs them. */
  translations?: Translations;
  /**
   * Whether an author added player questions to the entries. A book that was only extracted from a PDF has no player
   * questions.
   */
  isAnnotated: boolean;
  documents: Documents;
  postings: Postings;
  lexicon: Lexicon;
  similarForms: SimilarForms;
  /**
   * Normalized words of each text unit (one searchable text) that is a name or a question of players, by the index of
   * the unit. Undefined for other units, which are texts of rules and words that players use for a rule.
   */
  nameWords: (string[] | undefined)[];
  /** Returns how rare a word is in the book, from 0 (in every text) to 1 (in no text); see `term-rarity.ts`. */
  rarityOf: (word: string) => number;
  /** Returns the text units that can answer a question with a given intent, such as a question for a number. */
  textsByIntent: TextsByIntent;
  /** Returns the rules that can answer a question that players ask about any game, such as who starts. */
  rulesByIntent: RulesByIntent;
  /** The index of the text unit that contains the text of a rule, by the index of the rule. */
  unitOfRule: number[];
}

/**
 * Builds the search index of a game. `colloquial` is the table of colloquial words in the language of the game data, if
 * it is already loaded.
 */
export function createIndex(data: GameData, colloquial = ''): GameIndex {
  const concepts = data.askerWords?.concepts ?? '';
  const documents = gameDataToDocuments(data);
  const words = documents.units.map(({ text }) => wordsOf(text));
  const postings = createPostings();
  const nameWords: (string[] | undefined)[] = [];
  const unitOfRule: number[] = [];
  documents.units.forEach((unit, id) => {
    const isName = unit.field !== 'rule' && unit.field !== 'asker';
    nameWords.push(isName ? words[id] : undefined);
    if (unit.field === 'rule') unitOfRule[unit.rule] = id;
    postings.add(id, words[id] ?? []);
  });
  const { language, lexicon } = buildLexicon(data.lang, documents, words);
  const index = {
    game: data.game,
    lang: data.lang,
    name: data.name,
    names: data.names ?? [data.name],
    language,
    synonyms: language && createSynonyms(language, colloquial + concepts),
    documents,
    postings,
    lexicon,
    similarForms: createSimilarForms(lexicon),
    nameWords,
    unitOfRule,
    askerConcepts: concepts,
    isAnnotated: documents.units.some(({ field }) => field === 'question'),
  };
  return {
    ...index,
    rarityOf: createRarity(index),
    textsByIntent: createTextsByIntent(index),
    rulesByIntent: createRulesByIntent(index),
  };
}

/** Adds the translations of words to an index. Only a query that is not in the language of the book needs them. */
export function addTranslations(index: GameIndex, words: string): void {
  index.translations ??= createTranslations(words);
}

/** Adds colloquial words to an index that was built before these words were loaded. */
export function addColloquial(index: GameIndex, colloquial = ''): void {
  if (index.language) index.synonyms = createSynonyms(index.language, colloquial + index.askerConcepts);
}

/**
 * Builds only the lexicon (the word forms of the book). The automatic links between entries need the lexicon without
 * the rest of the index.
 */
export function buildLexicon(
  lang: string,
  { units }: Documents,
  words = units.map(({ text }) => wordsOf(text)),
): Pick<GameIndex, 'language' | 'lexicon'> {
  const language = findLanguage(lang);
  const forms = new Map<string, Form>();
  // From the possible languages of a word, drops those that have the script of the book but are not its language. This
  // is correct for rules and aliases, which are in the language of the book. Other names of an entry, such as its
  // English name, may be in another language.
  const bookLanguagesOf = memoise((possible: SearchLanguage[]) =>
    possible.filter((candidate) => candidate === language || candidate.script !== language?.script),
  );
  units.forEach(({ field }, id) => {
    const rank = rankOf(field);
    for (const word of words[id] ?? []) {
      const known = forms.get(word);
      if (known && RANK_ORDER[known.rank] >= RANK_ORDER[rank]) continue;
      const possible = languagesOfWord(word);
      forms.set(word, {
        word,
        rank,
        languages: rank === 'text' || field === 'alias' ? bookLanguagesOf(possible) : possible,
      });
    }
  });
  return { language, lexicon: createLexicon([...forms.values()]) };
}

const RANK_ORDER: Record<FormRank, number> = { text: 0, name: 1, term: 2 };

function rankOf(field: Field): FormRank {
  if (field === 'rule' || field === 'question' || field === 'asker') return 'text';
  return isAlternativeName(field) ? 'name' : 'term';
}
