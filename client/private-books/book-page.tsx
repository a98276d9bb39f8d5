// Renders a page of a private book (a rulebook that the reader has added): its start page, an entry, or another view.
// The page has the same header and footer as the games of the site.

import { DecisionsView } from '@/components/decisions/decisions-view';
import { GameView } from '@/components/game/game-view';
import { TopicsView } from '@/components/game/topics-view';
import { DifferencesView } from '@/components/languages/differences-view';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { TermsView } from '@/components/languages/terms-view';
import { AppliedModules } from '@/components/modules/module-choice';
import { BackChip } from '@/components/page/back-chip';
import { BackLink } from '@/components/page/back-link';
import { editPath } from '@/components/page/editor-address';
import { Header } from '@/components/page/header';
import { homePath, withBase } from '@/components/page/site-addresses';
import { PinnedView } from '@/components/pinned/pinned-view';
import { BookletView } from '@/components/reading/booklet-view';
import { EntryView } from '@/components/reading/entry-view';
import { RedirectView } from '@/components/reading/redirect-view';
import { RulingsView } from '@/components/rulings/rulings-view';
import { SettingsButton } from '@/components/settings/settings-button';
import { LockedView } from '@/components/spoilers/locked-view';
import { UnlockNotice } from '@/components/spoilers/unlock-notice';
import {
  entryPath,
  gamePath,
  PART_PARAMETER,
  type PrivateAddress,
  privateGameId,
} from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { termsOf } from '@/lib/navigation/term-list';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { bookOfEntry, partOfBook } from '@/lib/private-books/game-books';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { interfaceLangOf } from '../interface-lang';
import { GameBooks } from './game-books-list';
import { PrintedPage } from './printed-page';

interface BookPageProps {
  /** The books of the game, in the order in which they overrule each other. */
  books: readonly PrivateBook[];
  edition: PrivateEdition;
  /** Editions of the book in other languages. Only the page of terms needs them; for other pages the list is empty. */
  others: readonly PrivateEdition[];
  address: PrivateAddress;
}

export function BookPage({ books, edition: privateEdition, others, address }: BookPageProps) {
  const { edition } = privateEdition;
  const { game, lang, name } = edition;
  const strings = stringsOf(lang);
  const isHome = !address.entry && !address.view;
  const entry = address.entry ? privateEdition.entries[address.entry] : undefined;
  const translationPath = (code: string) =>
    entry
      ? entryPath(game, code, entry.translations.find((one) => one.lang === code)?.target ?? entry.id)
      : gamePath(game, code);
  return (
    <>
      <Header
        back={
          isHome ? (
            <BackLink to={homePath(interfaceLangOf(lang))} label={strings.shelf} name={strings.shelf} />
          ) : (
            <BackLink to={gamePath(game, lang)} label={strings.back(name)} name={name} />
          )
        }
      >
        <LanguageToggle
          lang={lang}
          versions={edition.languages.map((one) => ({ lang: one.lang, path: translationPath(one.lang) }))}
        />
        <SettingsButton lang={lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <p role="status" className="lost-rule" hidden>
        {strings.sharing.lost}
      </p>
      <View books={books} edition={privateEdition} others={others} address={address} />
      <BackChip label={strings.preview.returnTo('{title}')} />
      <footer className="own-footer mx-auto max-w-2xl px-5 pb-28 pt-8 text-sm leading-relaxed text-soft print:hidden">
        <p>{strings.privateBooks.rights}</p>
        <EditLinks books={books} lang={lang} entry={address.entry} />
        {isHome && <GameBooks books={books} edition={privateEdition} lang={lang} />}
      </footer>
      <AppliedModules modules={edition.modules} />
      <UnlockNotice unlocks={edition.unlocks} words={strings.spoilers} />
    </>
  );
}

interface EditLinksProps {
  books: readonly PrivateBook[];
  lang: Lang;
  entry: string | undefined;
}

/**
 * Links to the editor. The page of an entry has a link to edit this entry; another page has a link for each book of the
 * game.
 */
function EditLinks({ books, lang, entry }: EditLinksProps) {
  const { mend } = stringsOf(lang).privateBooks;
  const shown = entry ? bookOfEntry(books, entry) : undefined;
  const part = shown && partOfBook(shown.id);
  // In an added book, the site puts a prefix before the ids of entries: the part of the book's id after `~`. The editor
  // uses the ids without this prefix.
  const id = part ? entry?.slice(part.length + 1) : entry;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {(shown ? [shown] : books).map((book) => (
        <a
          key={book.id}
          className="pill-button"
          href={withBase(editPath(interfaceLangOf(lang), privateGameId(book.id), lang, id))}
        >
          {books.length > 1 && !shown ? `${mend}: ${book.name}` : mend}
        </a>
      ))}
    </p>
  );
}

function View({ books, edition: privateEdition, others, address }: BookPageProps) {
  const { edition, booklet } = privateEdition;
  const { game, lang, name } = edition;
  const entry = address.entry ? privateEdition.entries[address.entry] : undefined;
  if (entry) {
    const Entry = entry.see.length ? RedirectView : entry.locked ? LockedView : EntryView;
    return <Entry edition={edition} entry={entry} />;
  }
  switch (address.view) {
    case 'tonight':
      return <PinnedView game={game} lang={lang} name={name} modules={edition.modules} />;
    case 'topics':
      return <TopicsView edition={edition} />;
    case 'booklet':
      return <BookletView edition={edition} booklet={booklet} />;
    case 'decisions':
      return <DecisionsView game={game} lang={lang} name={name} />;
    case 'differences':
      return <DifferencesView edition={edition} differences={privateEdition.differences} />;
    case 'rulings':
      return <RulingsView edition={edition} rulings={privateEdition.rulings} />;
    case 'terms':
      return (
        <TermsView
          edition={edition}
          rows={termsOf(
            edition,
            others.map((other) => other.edition),
          )}
        />
      );
    case 'page': {
      const part = new URLSearchParams(location.search).get(PART_PARAMETER) ?? undefined;
      const book = books.find(({ id }) => partOfBook(id) === part) ?? books[0];
      return (
        book && (
          <PrintedPage book={book} edition={privateEdition} sheet={address.sheet ?? 1} rule={address.rule} />
        )
      );
    }
    default:
      return <GameView edition={edition} note={stringsOf(lang).privateBooks.onDevice} />;
  }
}
