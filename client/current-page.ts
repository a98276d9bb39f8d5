// The language and game of the current page, read from attributes of the <html> element.
import type { Lang } from '@/lib/core/languages';

const { lang, dataset } = document.documentElement;

export const page = {
  lang: lang as Lang,
  /** Id of the game that the page belongs to; empty if the page belongs to no game. */
  game: dataset.game ?? '',
  /** Name of the game in the page's language. */
  name: dataset.name ?? '',
  /** Languages in which the game has an edition. */
  languages: (dataset.languages ?? lang).split(' ') as Lang[],
};

/**
 * Replaces the values above. Only the pages of private books call this function: they are rendered in the browser, so
 * the build cannot write their attributes.
 */
export function setCurrentPage(next: typeof page): void {
  Object.assign(page, next);
  const root = document.documentElement;
  root.lang = next.lang;
  Object.assign(root.dataset, { game: next.game, name: next.name, languages: next.languages.join(' ') });
}

/** Whether the search is open. An open search covers the page. */
export const isSearchOpen = (): boolean => document.documentElement.classList.contains('is-searching');

/** Whether the window has room for columns beside the text, and the reader uses a pointer that can hover. */
export const isDesk = (): boolean => matchMedia('(min-width: 1100px) and (hover: hover)').matches;

/** Parses the value of a data attribute that contains JSON. If the element lacks the attribute, the result is null. */
export const parseDataAttribute = <T>(element: HTMLElement, name: string): T =>
  JSON.parse(element.dataset[name] ?? 'null') as T;
