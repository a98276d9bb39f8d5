// Builds the search index of one game in one language from the data the reader has anyway.
import type { GameData } from '../../data/game-data';
import { wordsOf } from '../analysis/tokenize';
import type { Language } from '../languages/language';
import { findLanguage, languagesOfWord } from '../languages/languages';
import { createTextsTelling, type TextsTelling } from '../matching/question-intent';
import { createSynonyms, type Synonyms } from '../matching/synonyms';
import { type Documents, type Field, gameDataToDocuments, isSaying } from './index-documents';
import { createLexicon, type Form, type FormRank, type Lexicon } from './lexicon';
import { memoise } from './memoise';
import { createPostings, type Postings } from './postings';
import { createSimilarForms, type SimilarForms } from './similar-forms';
import { createRarity } from './term-rarity';

export interface GameIndex {
  game: string;
  lang: string;
  name: string;
  /** Undefined when the search has no tables for the language: then words are found only as they stand. */
  language: Language | undefined;
  /** What the words of that language mean, with the talk of its players. */
  concepts: Synonyms | undefined;
  documents: Documents;
  postings: Postings;
  lexicon: Lexicon;
  likeness: SimilarForms;
  /** The words of each unit that is a name, folded; rules have none here. */
  nameWords: (string[] | undefined)[];
  /** How much a word says, 0 to 1. */
  rarityOf: (word: string) => number;
  /** The texts that may answer a question of some aim. */
  textsTelling: TextsTelling;
  /** The unit that holds a rule's text. */
  unitOfRule: number[];
}

/** `talk`: what players say at the table in the language of the edition, where it has come. */
export function createIndex(data: GameData, talk = ''): GameIndex {
  const documents = gameDataToDocuments(data);
  const words = documents.units.map(({ text }) => wordsOf(text));
  const postings = createPostings();
  const nameWords: (string[] | undefined)[] = [];
  const unitOfRule: number[] = [];
  documents.units.forEach((unit, id) => {
    const isName = unit.field !== 'rule';
    nameWords.push(isName ? words[id] : undefined);
    if (!isName) unitOfRule[unit.rule] = id;
    postings.add(id, words[id] ?? []);
  });
  const { language, lexicon } = readWords(data.lang, documents, words);
  const index = {
    game: data.game,
    lang: data.lang,
    name: data.name,
    language,
    concepts: language && createSynonyms(language, talk),
    documents,
    postings,
    lexicon,
    likeness: createSimilarForms(lexicon),
    nameWords,
    unitOfRule,
  };
  return { ...index, rarityOf: createRarity(index), textsTelling: createTextsTelling(index) };
}

/** Lets an index know what players say, when that comes after the data. */
export function addColloquial(index: GameIndex, talk = ''): void {
  if (index.language) index.concepts = createSynonyms(index.language, talk);
}

/** The word forms of a book, for whoever needs nothing else of the index. */
export function readWords(
  lang: string,
  { units }: Documents,
  words = units.map(({ text }) => wordsOf(text)),
): Pick<GameIndex, 'language' | 'lexicon'> {
  const language = findLanguage(lang);
  const forms = new Map<string, Form>();
  // Names in other editions come in any language, all else in that of the book.
  const ofBook = memoise((possible: Language[]) =>
    possible.filter((candidate) => candidate === language || candidate.script !== language?.script),
  );
  units.forEach(({ field }, id) => {
    const rank = rankOf(field);
    for (const word of words[id] ?? []) {
      const known = forms.get(word);
      if (known && RANKS[known.rank] >= RANKS[rank]) continue;
      const possible = languagesOfWord(word);
      forms.set(word, {
        word,
        rank,
        languages: rank === 'text' || field === 'alias' ? ofBook(possible) : possible,
      });
    }
  });
  return { language, lexicon: createLexicon([...forms.values()]) };
}

const RANKS: Record<FormRank, number> = { text: 0, name: 1, term: 2 };

function rankOf(field: Field): FormRank {
  if (field === 'rule' || field === 'question') return 'text';
  return isSaying(field) ? 'name' : 'term';
}
