// The names by which the text of an edition may call its entries, each word in all the forms the book has.
import type { RegisteredEntry } from '../content/registry';
import type { GameData } from '../data/game-data';
import { stemsOf } from '../search/analysis/stem';
import { wordsOf } from '../search/analysis/tokenize';
import { type GameIndex, readWords } from '../search/index/create-index';
import { gameDataToDocuments } from '../search/index/index-documents';
import { supportedStems } from '../search/index/lexicon';
import { nameVariants } from '../search/index/name-documents';
import type { Language } from '../search/languages/language';

export interface Name {
  text: string;
  kind: 'title' | 'redirect' | 'alias';
  /** `combat` or `combat#ties` */
  target: string;
  /** Entries that are called so: the target's, and the redirect's own. */
  owners: readonly string[];
  /** The forms each of its words may take in the book. */
  words: readonly ReadonlySet<string>[];
  /** Words its owners want no links made of, as `plainWords` has them. */
  unlinked: readonly string[];
  /** The target is a secret until then. */
  until?: string;
}

/** Two texts that a reader would call the same words. */
export const plainWords = (text: string): string => wordsOf(text).join(' ');

export function namesOf(entries: readonly RegisteredEntry[], data: GameData): Name[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry.fields]));
  // What players ask is no text of the book: it lends its words no links.
  const documents = gameDataToDocuments(data);
  const units = documents.units.filter(({ field }) => field !== 'question');
  const index = readWords(data.lang, { ...documents, units });
  const known = new Map<string, ReadonlySet<string>>();
  const formsOf = (word: string): ReadonlySet<string> => {
    const forms = known.get(word) ?? findForms(index, word);
    known.set(word, forms);
    return forms;
  };
  return entries.flatMap(({ id, fields: { title, aliases = [], see } }) => {
    const [only, ...others] = see ?? [];
    const target = only && others.length === 0 ? only : id;
    const owners = [id, ...(see ?? []).map(entryIn)];
    const unlinked = owners.flatMap((owner) => byId.get(owner)?.unlinked ?? []).map(plainWords);
    const until = byId.get(entryIn(target))?.until;
    const name = (text: string, kind: Name['kind']): Name => ({
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
const entryIn = (target: string): string => target.split('#')[0] ?? target;

/** The forms of the book that are forms of this word by the search's own tables. */
function findForms(
  { lexicon, language }: Pick<GameIndex, 'lexicon' | 'language'>,
  word: string,
): ReadonlySet<string> {
  const forms = new Set([word]);
  if (!language) return forms;
  const keys = stemsOf(word, language).filter((key) => isOfClass(key, word, language));
  for (const key of supportedStems(lexicon, keys))
    for (const number of lexicon.withStem(key)) {
      const form = lexicon.forms[number]?.word ?? '';
      if (supportedStems(lexicon, stemsOf(form, language)).includes(key)) forms.add(form);
    }
  return forms;
}

/** A noun names a thing: «проби» are not what somebody does who «пробує». Only an infinitive stands for a verb. */
function isOfClass(key: string, word: string, { dictionaryEndings }: Language): boolean {
  if (!key.includes(':v:') || !dictionaryEndings) return true;
  return dictionaryEndings.verb.some((ending) => word.endsWith(ending));
}
