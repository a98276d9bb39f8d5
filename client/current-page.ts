// What the page says of itself: its language, and the game it belongs to.
import type { Lang } from '@/lib/core/languages';

const { lang, dataset } = document.documentElement;

export const page = {
  lang: lang as Lang,
  /** Empty on pages of no game. */
  game: dataset.game ?? '',
  /** Name of the game in the page's language. */
  name: dataset.name ?? '',
  /** Languages the game can be read in. */
  languages: (dataset.languages ?? lang).split(' ') as Lang[],
};

/** A page that is drawn on the device says of itself what others have from the site. */
export function describePage(own: typeof page): void {
  Object.assign(page, own);
  const root = document.documentElement;
  root.lang = own.lang;
  Object.assign(root.dataset, { game: own.game, name: own.name, languages: own.languages.join(' ') });
}

/** Whether the open search covers the page. */
export const isSearching = (): boolean => document.documentElement.classList.contains('is-searching');

/** A value that the server wrote into an attribute as JSON. */
export const dataOf = <T>(element: HTMLElement, name: string): T =>
  JSON.parse(element.dataset[name] ?? 'null') as T;
