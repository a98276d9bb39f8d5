// Lists the names of an edition's entries (titles, redirects, aliases) with the inflected forms of each word.
import type { RegisteredEntry } from '../content/registry';
import type { GameData } from '../data/game-data';
import { stemsOf } from '../search/analysis/stem';
import { wordsOf } from '../search/analysis/tokenize';
import { buildLexicon, type GameIndex } from '../search/index/create-index';
import { gameDataToDocuments } from '../search/index/index-documents';
import { supportedStems } from '../search/index/lexicon';
import { nameVariants } from '../search/index/name-documents';
import type { SearchLanguage } from '../search/languages/language';

export interface EntryName {
  text: string;
  kind: 'title' | 'redirect' | 'alias';
  /** `combat` or `combat#ties` */
  target: string;
  /** Entries that have this name: the target's entry and, for a redirect, the redirect itself. */
  owners: readonly string[];
  /** For each word of the name, its inflected forms that occur in the book. */
  words: readonly ReadonlySet<string>[];
  /** Words under `unlinked` of its owners, normalized by `normalizeWords`. */
  unlinked: readonly string[];
  /** The point of the campaign that unlocks the target, if it is a spoiler. */
  until?: string;
}

/** The words of a text in lower case, joined by spaces: equal for texts that differ only in case and punctuation. */
export const normalizeWords = (text: string): string => wordsOf(text).join(' ');

export function namesOf(entries: readonly RegisteredEntry[], data: GameData): EntryName[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry.fields]));
  // Players' questions are not text of the book, so their word forms are left out.
  const documents = gameDataToDocuments(data);
  const units = documents.units.filter(({ field }) => field !== 'question');
  const index = buildLexicon(data.lang, { ...documents, units });
  const cache = new Map<string, ReadonlySet<string>>();
  const formsOf = (word: string): ReadonlySet<string> => {
    const forms = cache.get(word) ?? findForms(index, word);
    cache.set(word, forms);
    return forms;
  };
  return entries.flatMap(({ id, fields: { title, aliases = [], see } }) => {
    const [only, ...others] = see ?? [];
    const target = only && others.length === 0 ? only : id;
    const owners = [id, ...(see ?? []).map(entryOfTarget)];
    const unlinked = owners.flatMap((owner) => byId.get(owner)?.unlinked ?? []).map(normalizeWords);
    const until = byId.get(entryOfTarget(target))?.until;
    const name = (text: string, kind: EntryName['kind']): EntryName => ({
      text,
      kind,
      target,
      owners,
      words: wordsOf(text).map(formsOf),
      unlinked,
      ...(until && { until }),
    });
    return [
      ...nameVariants(title).map((text) => name(text, see ? 'redirect' : 'title')),
      ...aliases.map((text) => name(text, 'alias')),
    ].filter(({ words }) => words.length > 0);
  });
}

/** `combat#ties` to `combat` */
const entryOfTarget = (target: string): string => target.split('#')[0] ?? target;

/** The words of the book that share a stem with this word, by the stemmer of the search. */
function findForms(
  { lexicon, language }: Pick<GameIndex, 'lexicon' | 'language'>,
  word: string,
): ReadonlySet<string> {
  const forms = new Set([word]);
  if (!language) return forms;
  const keys = stemsOf(word, language).filter((key) => isSameWordClass(key, word, language));
  for (const key of supportedStems(lexicon, keys))
    for (const number of lexicon.formsWithStem(key)) {
      const form = lexicon.forms[number]?.word ?? '';
      if (supportedStems(lexicon, stemsOf(form, language)).includes(key)) forms.add(form);
    }
  return forms;
}

/**
 * Rejects verb stems (keys with `:v:`) unless the word is an infinitive: a noun such as «проби» must not match the verb
 * form «пробує».
 */
function isSameWordClass(key: string, word: string, { dictionaryEndings }: SearchLanguage): boolean {
  if (!key.includes(':v:') || !dictionaryEndings) return true;
  return dictionaryEndings.verb.some((ending) => word.endsWith(ending));
}
