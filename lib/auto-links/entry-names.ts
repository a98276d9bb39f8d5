// Lists the names of the entries of an edition (titles, titles of redirects, aliases), and the inflected forms of each
// word of a name.
import type { RegisteredEntry } from '../content/registry';
import type { GameData } from '../data/game-data';
import { stemsOf } from '../search/analysis/stem';
import { wordsOf } from '../search/analysis/tokenize';
import { buildLexicon, type GameIndex } from '../search/index/create-index';
import { gameDataToDocuments } from '../search/index/game-data-to-documents';
import { supportedStems } from '../search/index/lexicon';
import { nameVariants } from '../search/index/name-documents';
import type { SearchLanguage } from '../search/languages/language-definition';

export interface EntryName {
  text: string;
  kind: 'title' | 'redirect' | 'alias';
  /** Address of the entry or rule that the name refers to: `combat` or `combat#ties`. */
  target: string;
  /**
   * Ids of the entries that have this name: the entry of the target and, if the name is the title or an alias of a
   * redirect, the redirect itself.
   */
  owners: readonly string[];
  /** For each word of the name: the inflected forms of the word that occur in the book. */
  words: readonly ReadonlySet<string>[];
  /**
   * Words that must not become links: the front matter field `unlinked` of the owners, normalized by `normalizeWords`.
   */
  unlinked: readonly string[];
  /** If the target is a spoiler: id of the point of the campaign at which the reader may see the target. */
  until?: string;
}

/**
 * Returns the words of a text in lower case, joined by spaces. The result is the same for texts that differ only in
 * case and punctuation.
 */
export const normalizeWords = (text: string): string => wordsOf(text).join(' ');

export function namesOf(entries: readonly RegisteredEntry[], data: GameData): EntryName[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry.fields]));
  // Ignore the word forms in player questions, because these questions are not text of the book.
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

/** Returns the entry id of a target: `combat` for `combat#ties`. */
const entryOfTarget = (target: string): string => target.split('#')[0] ?? target;

/**
 * Returns the given word and the words of the book that are forms of it. The stemmer of the search decides which words
 * are forms of the same word: those that have a stem in common.
 */
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
 * Whether the stem `key` may belong to the word. The key of a verb stem contains `:v:`; only the infinitive of a verb
 * may have such a stem. Without this rule, the noun «проби» (tests) would match the verb form «пробує» (tries).
 */
function isSameWordClass(key: string, word: string, { dictionaryEndings }: SearchLanguage): boolean {
  if (!key.includes(':v:') || !dictionaryEndings) return true;
  return dictionaryEndings.verb.some((ending) => word.endsWith(ending));
}
