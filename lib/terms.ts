// The terms of a game: what each of its entries is called in every language of the game and in English.
import { LANGUAGES, type Lang } from './languages';
import type { SiteEdition } from './site';

export type TermLang = Lang | 'en';

export interface Term {
  /** Entry the term leads to. */
  id: string;
  names: Partial<Record<TermLang, string>>;
}

/** Every entry that may be named, in the order of the edition's own alphabet. */
export function termsOf(edition: SiteEdition, others: readonly SiteEdition[]): Term[] {
  const terms = Object.values(edition.entries)
    .filter(({ locked }) => !locked)
    .map(({ id, title, en }): Term => {
      const names: Term['names'] = { [edition.lang]: title, ...(en && { en }) };
      for (const other of others) {
        const twin = other.entries[id];
        if (twin && !twin.locked) names[other.lang] = twin.title;
      }
      return { id, names };
    });
  return sortTerms(terms, edition.lang);
}

/** By the names in one language; terms without such a name come last. */
export function sortTerms(terms: readonly Term[], by: TermLang): Term[] {
  const { compare } = by === 'en' ? new Intl.Collator('en') : LANGUAGES[by].collator;
  return [...terms].sort((a, b) => {
    const [one, two] = [a.names[by], b.names[by]];
    if (one === undefined || two === undefined) return Number(one === undefined) - Number(two === undefined);
    return compare(one, two);
  });
}
