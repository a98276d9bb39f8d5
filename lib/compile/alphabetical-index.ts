// Compiles the alphabetical list of an edition: titles, redirects and terms of the printed index, sorted by the
// alphabet of the language.

import { listTitle } from '../content/books';
import { isSpoiler } from '../content/entry-facts';
import { moduleOf } from '../content/modules';
import {
  entriesOf,
  findTarget,
  followRedirect,
  type RegisteredEntry,
  type RegisteredGame,
} from '../content/registry';
import { indexTermsOf } from '../content/to-game-data';
import { collatorOf, type Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { filterTags } from '../core/visibility-filters';
import type { AlphabetItem, SiteEdition } from '../data/site-data-types';
import { letterOf } from '../data/unlocked-entries';

export function alphabetOf(game: RegisteredGame, lang: Lang): SiteEdition['alphabet'] {
  const collator = collatorOf(lang);
  const items = new Map<string, AlphabetItem>();
  const add = (entry: RegisteredEntry, title: string, target: string, from?: string) => {
    const tags = filterTags(entry.fields.tags);
    const module = moduleOf(entry, game);
    // An index term may refer to several entries: «Броня» refers to «Кораблі» and «Пошкодження». The list has one item
    // for each of these entries, and `from` is the title of the entry.
    items.set(`${title} ${target.split('#')[0]}`, {
      target,
      title: typeset(title),
      ...(from && { from: [from] }),
      ...(tags.length && { tags }),
      ...(module && { module }),
    });
  };
  for (const entry of entriesOf(game, lang).filter((one) => !isSpoiler(one))) {
    if (entry.fields.see) {
      const finalEntry = followRedirect(entry, game);
      const titles = entry.fields.see.map(
        (target) => findTarget(game, lang, target).entry?.fields.title ?? target,
      );
      items.set(entry.id, {
        target: finalEntry && entry.fields.see.length === 1 ? (entry.fields.see[0] ?? entry.id) : entry.id,
        title: typeset(entry.fields.title),
        from: titles.map(typeset),
      });
      continue;
    }
    add(entry, listTitle(game, entry), entry.id);
    for (const { term, at } of indexTermsOf(entry))
      if (term.toLocaleLowerCase(lang) !== entry.fields.title.toLocaleLowerCase(lang))
        add(entry, term, at ? `${entry.id}#${at}` : entry.id, typeset(entry.fields.title));
  }
  const letters = new Map<string, AlphabetItem[]>();
  for (const item of [...items.values()].sort((a, b) => collator.compare(a.title, b.title))) {
    const letter = letterOf(item.title, lang);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([letter, list]) => ({ letter, items: list }));
}
