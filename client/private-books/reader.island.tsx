// Renders the page `/own/`, which shows all private books (rulebooks that the reader has added). The query of the
// address selects a page of a book, or the page for adding a book. The page uses the same components as the games of
// the site.
import type { ReactNode } from 'react';
import { moduleStyle } from '@/components/modules/module-style';
import { lockStyle } from '@/components/page/before-paint-script';
import { pageAddress, withBase } from '@/components/page/site-addresses';
import { SearchBar } from '@/components/search/search-bar';
import {
  anchorOf,
  findPrivateAddress,
  gamePath,
  type PrivateAddress,
  privateBookId,
  targetPath,
} from '@/lib/core/addresses';
import { isLang, type Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { type PrivateBook, PrivateBookError } from '@/lib/private-books/private-book';
import { addStyles } from '../add-styles';
import { parseDataAttribute, setCurrentPage } from '../current-page';
import { startFeatures } from '../init-page';
import { interfaceLangOf } from '../interface-lang';
import { loadStrings } from '../load-island';
import { renderInto } from '../render-into';
import { readStored } from '../storage';
import { AddPage } from './add-book-page';
import { BookPage } from './book-page';
import { readGameBooks } from './book-store';
import { listGames, readEdition, refreshBookList } from './books.island';
import { cacheBookTools } from './cache-book-tools';
import { ErrorPage } from './error-page';
import styles from './private-books.css';

export async function attach(element: HTMLElement): Promise<void> {
  addStyles(String(styles));
  const address = findPrivateAddress(location.search);
  const found = address && (await findBook(address).catch(toErrorCode));
  element.replaceChildren();
  if (!address) renderInto(<AddPage langs={parseDataAttribute(element, 'langs')} />, element);
  else if (!found || typeof found === 'string')
    renderInto(<ErrorPage code={found ?? 'gone'} game={address.game} />, element);
  else {
    const { edition, entries } = found.edition;
    const entry = address.entry ? entries[address.entry] : undefined;
    const [only, ...more] = entry?.see ?? [];
    if (only && !more.length)
      return location.replace(withBase(targetPath(edition.game, edition.lang, only.target)));
    describeDocument(found.edition);
    if (found.books.some(({ print }) => print)) document.documentElement.dataset.pdf = '';
    await loadStrings(edition.lang, 'private-books');
    translateDocument(edition.lang);
    const { game, lang, name } = edition;
    if (address.entry && !entry)
      renderInto(<ErrorPage code="no-topic" book={{ path: gamePath(game, lang), name }} />, element);
    else renderInto(<BookPage {...found} address={address} />, element);
    addSearchBar(
      <SearchBar
        lang={edition.lang}
        editions={searchedEditions(found.edition)}
        list={element.dataset.list as Lang}
      />,
    );
    document.title = `${entry?.title ?? edition.name} — ${entry ? edition.name : stringsOf(edition.lang).siteName}`;
  }
  startFeatures();
  restoreScroll();
  // Caches the compiler and, for a book with a PDF, pdf.js, so that the book works without a network. This happens on
  // every visit, because the reader may have added the book before the service worker was installed.
  const books = typeof found === 'object' ? found.books : [];
  const hasPdf = books.some(({ print }) => print);
  cacheBookTools(!address || hasPdf ? 'all' : 'compiler');
  // The list of books in localStorage can have an old name of the book. This happens if the browser was closed after it
  // had stored the book and before it stored the list.
  for (const [game, names] of Object.entries(listGames(books)))
    if (names.join() !== readStored('own')[game]?.join()) void refreshBookList();
}

/**
 * Returns the editions that the search covers: the shown one and, if the game has a book that is not in this language,
 * the editions in the other languages.
 */
function searchedEditions({ edition, data }: PrivateEdition) {
  const { game, lang, name, languages } = edition;
  const hasOtherBooks = data.documents?.some(({ id }) =>
    data.entries.every(({ document }) => document !== id),
  );
  const others = hasOtherBooks ? languages.map((one) => one.lang).filter((one) => one !== lang) : [];
  return [lang, ...others].map((one) => ({ game, lang: one, name }));
}

/**
 * Error codes of the compiler. The book had no errors when it was saved, so these codes mean that the stored record is
 * damaged.
 */
const COMPILER_ERRORS = ['not-sound', 'nothing-found', 'too-large', 'broken'];

/**
 * Returns the code of a PrivateBookError. Any other error comes from IndexedDB, when the browser refuses access to its
 * storage.
 */
function toErrorCode(error: unknown): string {
  if (!(error instanceof PrivateBookError)) return 'refused';
  return COMPILER_ERRORS.includes(error.code) ? 'not-whole' : error.code;
}

async function findBook({
  game,
  lang,
  view,
}: PrivateAddress): Promise<
  { books: PrivateBook[]; edition: PrivateEdition; others: PrivateEdition[] } | undefined
> {
  const id = privateBookId(game);
  const books = await readGameBooks(id);
  if (!books.length) return undefined;
  const [, ...languages] = listGames(books)[id] ?? [];
  const shownLang = languages.includes(lang) ? lang : (languages[0] ?? lang);
  const edition = await readEdition(game, shownLang);
  // Only the page of terms shows several languages, so the other editions are loaded only for this page.
  const langs = view === 'terms' ? languages.filter((one) => one !== shownLang) : [];
  const others = await Promise.all(langs.map((one) => readEdition(game, one)));
  return edition && { books, edition, others: others.filter((one) => one !== undefined) };
}

/**
 * Sets the attributes of the <html> element: language, game, colors and spoiler locks. For a game of the site, the
 * build writes these attributes.
 */
function describeDocument({ edition }: PrivateEdition): void {
  const { game, lang, name, languages, colour, unlocks, modules } = edition;
  setCurrentPage({ lang, game, name, languages: languages.map((one) => one.lang).filter(isLang) });
  const { style } = document.documentElement;
  style.setProperty('--accent-light', colour.light);
  style.setProperty('--accent-dark', colour.dark);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lockStyle(unlocks.map(({ id }) => id)) + moduleStyle(modules));
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Translates two strings in the HTML of the page: the skip link, and the message about a script that failed to load.
 */
function translateDocument(lang: Lang): void {
  const { skipToContent, scriptNotLoaded } = stringsOf(lang);
  document.body.dataset.lost = scriptNotLoaded;
  const skipLink = document.querySelector<HTMLAnchorElement>('body > a[href="#content"]');
  if (!skipLink) return;
  skipLink.textContent = skipToContent;
  skipLink.lang = interfaceLangOf(lang);
}

/** Appends the search bar to <body>. It must be outside <main>, because an open search hides <main>. */
function addSearchBar(searchBar: ReactNode): void {
  const wrapper = document.createElement('div');
  renderInto(searchBar, wrapper);
  document.body.append(...wrapper.children);
}

/**
 * Scrolls to the rule in the address or, after reloading or going back, to the last scroll position. The browser cannot
 * do this, because it restores the scroll position before this island renders the page.
 */
function restoreScroll(): void {
  history.scrollRestoration = 'manual';
  const key = `pravylo.place ${pageAddress(location)}`;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const lastTop = Number(sessionStorage.getItem(key) ?? 'NaN');
    const isReturn = navigation?.type === 'back_forward' || navigation?.type === 'reload';
    const target = document.getElementById(anchorOf(location.hash));
    if (isReturn && Number.isFinite(lastTop)) scrollTo({ top: lastTop, behavior: 'instant' });
    else target?.scrollIntoView({ behavior: 'instant' });
    addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)));
  } catch {
    // If sessionStorage is not available, the page starts at its top.
  }
}
