// What a question asks for: a number, a person, a time, a place, leave to do something; and which texts can tell.
import type { GameIndex } from '../index/create-index';
import { memoise } from '../index/memoise';
import { type Language, parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import type { QueryWord } from './query-words';

const AIMS = readAims(LANGUAGES, 'asks');

/** The aims of a query, none when it is but words. */
export function intentsOf(words: readonly { word: string }[]): Set<string> {
  return new Set(words.flatMap(({ word }) => AIMS.get(word) ?? []));
}

/** A query that asks, and of two things or more: «чи можна…», «що буде якщо…». */
export function isQuestion(words: readonly QueryWord[]): boolean {
  const carrying = words.filter(({ importance }) => importance === 1).length;
  return carrying > 1 && (words.length - carrying > 1 || words.some(({ word }) => AIMS.has(word)));
}

export type TextsTelling = (aim: string) => ReadonlySet<number>;

/** Of each aim the texts with a word or number that may answer it, found when first asked for. */
export function createTextsTelling({
  language,
  postings,
  lexicon,
}: Pick<GameIndex, 'language' | 'postings' | 'lexicon'>): TextsTelling {
  const tells = language ? readAims([language], 'tells') : new Map<string, string[]>();
  return memoise((aim) => {
    const texts = new Set<number>();
    const add = (word: string) => {
      for (const id of postings.find(word)) texts.add(id);
    };
    for (const [word, aims] of tells) if (aims.includes(aim)) add(word);
    if (aim === 'number') for (const { word } of lexicon.forms) if (/^\d+$/.test(word)) add(word);
    return texts;
  });
}

/** Of each word the aims it is listed under. */
function readAims(languages: Language[], table: 'asks' | 'tells'): Map<string, string[]> {
  const aims = new Map<string, string[]>();
  for (const language of languages)
    for (const line of language[table].split(';')) {
      const [name = '', list = ''] = line.split(':');
      for (const word of parseWords(list)) aims.set(word, [...(aims.get(word) ?? []), name.trim()]);
    }
  return aims;
}
