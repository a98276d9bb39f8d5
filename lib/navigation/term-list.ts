// Compiles the term list of a game: the name of each entry in every language of the game and in English.

import { collatorOf, type Lang } from '../core/languages';
import type { SiteEdition } from '../data/site-data-types';

export interface Term {
  /** Id of the entry that the term names. */
  id: string;
  names: Partial<Record<Lang, string>>;
}

/**
 * Returns the languages of the term list. The language of the page is first. English is always included, because the
 * terms of the original game are English.
 */
export const termLanguages = ({ lang, languages }: Pick<SiteEdition, 'lang' | 'languages'>): Lang[] => [
  ...new Set([lang, ...languages.map((one) => one.lang), 'en' as const]),
];

type NamedEntries = Pick<SiteEdition, 'lang' | 'titles'>;

/** Returns a term for every entry that is not locked, in the alphabetical order of the edition. */
export function termsOf(edition: NamedEntries, others: readonly NamedEntries[]): Term[] {
  const terms = edition.titles
    .filter(({ locked }) => !locked)
    .map(({ id, title, en }): Term => {
      const names: Term['names'] = { ...(en && { en }), [edition.lang]: title };
      for (const other of others) {
        const twin = other.titles.find((one) => one.id === id);
        if (twin && !twin.locked) names[other.lang] = twin.title;
      }
      return { id, names };
    });
  return sortTerms(terms, edition.lang);
}

/** Sorts terms by their names in one language. Terms without a name in that language go to the end. */
export function sortTerms(terms: readonly Term[], by: Lang): Term[] {
  const { compare } = collatorOf(by);
  return [...terms].sort((a, b) => {
    const [one, two] = [a.names[by], b.names[by]];
    if (one === undefined || two === undefined) return Number(one === undefined) - Number(two === undefined);
    return compare(one, two);
  });
}
