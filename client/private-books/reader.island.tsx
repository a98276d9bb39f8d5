// Draws the pages of private books: by what the address asks for, with the very components that draw the games of the site.
import type { ReactNode } from 'react';
import { lockStyle } from '@/components/page/before-paint-script';
import { pageAddress, withBase } from '@/components/page/site-addresses';
import { SearchBar } from '@/components/search/search-bar';
import {
  anchorOf,
  bookOf,
  findPrivateAddress,
  gamePath,
  type PrivateAddress,
  targetPath,
} from '@/lib/core/addresses';
import { isLang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import type { OwnEdition } from '@/lib/private-books/compile-book';
import { type OwnBook, PrivateBookError } from '@/lib/private-books/private-book';
import { dataOf, describePage } from '../current-page';
import { loadStrings } from '../load-island';
import { draw } from '../mount';
import { startPage } from '../start-page';
import { AddPage } from './add-page';
import { BookPage } from './book-page';
import { readBook, readEdition } from './books.island';
import { keepTools } from './cache-tools';
import { ErrorPage } from './error-page';
import { addStyles } from './load-styles';

export async function attach(element: HTMLElement): Promise<void> {
  addStyles();
  const asked = findPrivateAddress(location.search);
  const found = asked && (await findBook(asked).catch(toTrouble));
  element.replaceChildren();
  if (!asked) draw(<AddPage langs={dataOf(element, 'langs')} />, element);
  else if (!found || typeof found === 'string') draw(<ErrorPage trouble={found ?? 'gone'} />, element);
  else {
    const { edition, entries } = found.edition;
    const entry = asked.entry ? entries[asked.entry] : undefined;
    const [only, ...more] = entry?.see ?? [];
    if (only && !more.length)
      return location.replace(withBase(targetPath(edition.game, edition.lang, only.target)));
    await loadStrings(edition.lang, 'own');
    describe(found.edition);
    const { game, lang, name } = edition;
    if (asked.entry && !entry)
      draw(<ErrorPage trouble="no-topic" book={{ path: gamePath(game, lang), name }} />, element);
    else draw(<BookPage {...found} asked={asked} />, element);
    addDock(
      <SearchBar
        lang={edition.lang}
        editions={[{ game: edition.game, lang: edition.lang, name: edition.name }]}
        others={dataOf(element, 'others')}
      />,
    );
    document.title = `${entry?.title ?? edition.name} — ${entry ? edition.name : stringsOf(edition.lang).siteName}`;
  }
  startPage();
  returnToPlace();
  // Of a book that was added before the service worker was here, its pages are to be seen without a network too.
  const hasPrint = typeof found === 'object' && found.book.print;
  keepTools(!asked || hasPrint ? 'all' : 'compiler');
}

/** What a book says of itself, or that the browser gives nothing out. */
const toTrouble = (error: unknown): string => (error instanceof PrivateBookError ? error.trouble : 'refused');

async function findBook({
  game,
  lang,
  view,
}: PrivateAddress): Promise<{ book: OwnBook; edition: OwnEdition; others: OwnEdition[] } | undefined> {
  const book = await readBook(bookOf(game));
  if (!book) return undefined;
  const wanted = book.languages.includes(lang) ? lang : (book.languages[0] ?? lang);
  const edition = await readEdition(game, wanted);
  const langs = view === 'terms' ? book.languages.filter((one) => one !== wanted) : [];
  const others = await Promise.all(langs.map((one) => readEdition(game, one)));
  return edition && { book, edition, others: others.filter((one) => one !== undefined) };
}

/** What the site writes into the frame of its own pages is said here by the book. */
function describe({ edition }: OwnEdition): void {
  const { game, lang, name, languages, colour, unlocks } = edition;
  describePage({ lang, game, name, languages: languages.map((one) => one.lang).filter(isLang) });
  const { style } = document.documentElement;
  style.setProperty('--accent-light', colour.light);
  style.setProperty('--accent-dark', colour.dark);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lockStyle(unlocks.map(({ id }) => id)));
  document.adoptedStyleSheets.push(sheet);
}

/** The search stands beside the page, not in it: it covers the rest when it is open. */
function addDock(dock: ReactNode): void {
  const place = document.createElement('div');
  draw(dock, place);
  document.body.append(...place.children);
}

/** A page that is drawn late has lost what the browser remembers: the rule in the address, or the place that was left. */
function returnToPlace(): void {
  history.scrollRestoration = 'manual';
  const key = `pravylo.place ${pageAddress(location)}`;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const left = Number(sessionStorage.getItem(key) ?? 'NaN');
    const isReturn = navigation?.type === 'back_forward' || navigation?.type === 'reload';
    const target = document.getElementById(anchorOf(location.hash));
    if (isReturn && Number.isFinite(left)) scrollTo({ top: left, behavior: 'instant' });
    else target?.scrollIntoView({ behavior: 'instant' });
    addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)));
  } catch {
    // Without storage the page begins at its top.
  }
}
