// The language and game of the current page, read from attributes of the <html> element.
import type { Lang } from '@/lib/core/languages';

const { lang, dataset } = document.documentElement;

export const page = {
  lang: lang as Lang,
  /** Id of the game to which the page belongs; empty if the page belongs to no game. */
  game: dataset.game ?? '',
  /** Name of the game in the page's language. */
  name: dataset.name ?? '',
  /** Languages in which the game has an edition. */
  languages: (dataset.languages ?? lang).split(' ') as Lang[],
};

/**
 * Replaces the values of `page`. Only the pages of private books call this function: the browser renders these pages,
 * so the build cannot write the attributes of their <html> element.
 */
export function setCurrentPage(next: typeof page): void {
  Object.assign(page, next);
  const root = document.documentElement;
  root.lang = next.lang;
  Object.assign(root.dataset, { game: next.game, name: next.name, languages: next.languages.join(' ') });
}

/** Whether the search is open. An open search covers the page. */
export const isSearchOpen = (): boolean => document.documentElement.classList.contains('is-searching');

/** Whether the window is wide enough for columns beside the text, and the pointer can hover, like a mouse. */
export const isDesk = (): boolean => matchMedia('(min-width: 1100px) and (hover: hover)').matches;

/** Parses the JSON in a `data-*` attribute. Returns null if the element does not have the attribute. */
export const parseDataAttribute = <T>(element: HTMLElement, name: string): T =>
  JSON.parse(element.dataset[name] ?? 'null') as T;
