// Builds the in-memory search index of one game in one language from the compiled game data.
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
   * Language tables of the search. Undefined if there are none for the language of the book. The search then has no
   * synonyms, and it stems words like those of the languages with the same letters.
   */
  language: SearchLanguage | undefined;
  /** Synonyms in the language of the book. Colloquial words are included as soon as they are loaded. */
  synonyms: Synonyms | undefined;
  /** Words of this game by the concept that they express; see `AskerWords`. */
  askerConcepts: string;
  /** Translations of words between the languages that the search has tables for. Absent until a query needs them. */
  translations?: Translations;
  /** Whether the book has player questions. A book that was extracted and not annotated has none. */
  isAnnotated: boolean;
  documents: Documents;
  postings: Postings;
  lexicon: Lexicon;
  similarForms: SimilarForms;
  /**
   * Folded words of each text unit that is a name or a player question, by the index of the unit. Undefined for the
   * text of a rule and for asker words.
   */
  nameWords: (string[] | undefined)[];
  /** Returns how rare a word is in the book, from 0 to 1 (see `term-rarity.ts`). */
  rarityOf: (word: string) => number;
  /** Returns the text units that can answer a question with a given intent. */
  textsByIntent: TextsByIntent;
  /** Returns the rules that can answer a question that players ask about any game, such as who starts. */
  rulesByIntent: RulesByIntent;
  /** Index of the text unit with the text of each rule, by the index of the rule. */
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

/**
 * Adds translations of words between the languages of the search. Only a query that is not in the language of the book
 * needs them.
 */
export function addTranslations(index: GameIndex, words: string): void {
  index.translations ??= createTranslations(words);
}

/** Adds colloquial synonyms to an index that was built before they were loaded. */
export function addColloquial(index: GameIndex, colloquial = ''): void {
  if (index.language) index.synonyms = createSynonyms(index.language, colloquial + index.askerConcepts);
}

/** Builds only the lexicon of an index. The automatic links between entries use it without the rest of the index. */
export function buildLexicon(
  lang: string,
  { units }: Documents,
  words = units.map(({ text }) => wordsOf(text)),
): Pick<GameIndex, 'language' | 'lexicon'> {
  const language = findLanguage(lang);
  const forms = new Map<string, Form>();
  // Rules and aliases are in the language of the book, so their words cannot belong to another language with the same
  // script. The English name of an entry and its names from other editions may belong to another language.
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
