// A page of a private book: the game's own, an entry, or one of the others, in the same frame as those of the site.

import { DecisionsView } from '@/components/decisions/decisions-view';
import { GameView } from '@/components/game/game-view';
import { TopicsView } from '@/components/game/topics-view';
import { DifferencesView } from '@/components/languages/differences-view';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { TermsView } from '@/components/languages/terms-view';
import { BackChip } from '@/components/page/back-chip';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { shelfPath, withBase } from '@/components/page/site-addresses';
import { PinnedView } from '@/components/pinned/pinned-view';
import { BookletView } from '@/components/reading/booklet-view';
import { EntryView } from '@/components/reading/entry-view';
import { RedirectView } from '@/components/reading/redirect-view';
import { SettingsButton } from '@/components/settings/settings-button';
import { LockedView } from '@/components/spoilers/locked-view';
import { UnlockNotice } from '@/components/spoilers/unlock-notice';
import { entryPath, gamePath, type PrivateAddress } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { termsOf } from '@/lib/navigation/terms';
import type { OwnEdition } from '@/lib/private-books/compile-book';
import type { OwnBook } from '@/lib/private-books/private-book';
import { BookActions } from './book-actions';
import { PrintedPage } from './printed-page';

interface BookPageProps {
  book: OwnBook;
  edition: OwnEdition;
  /** The same book in its other languages, where the page speaks of them. */
  others: readonly OwnEdition[];
  asked: PrivateAddress;
}

export function BookPage({ book, edition: own, others, asked }: BookPageProps) {
  const { edition } = own;
  const { game, lang, name } = edition;
  const strings = stringsOf(lang);
  const isHome = !asked.entry && !asked.view;
  const entry = asked.entry ? own.entries[asked.entry] : undefined;
  const twin = (code: string) =>
    entry
      ? entryPath(game, code, entry.translations.find((one) => one.lang === code)?.target ?? entry.id)
      : gamePath(game, code);
  return (
    <>
      <Header
        back={
          isHome ? (
            <BackLink to={shelfPath(lang)} label={strings.shelf} name={strings.shelf} />
          ) : (
            <BackLink to={gamePath(game, lang)} label={strings.back(name)} name={name} />
          )
        }
      >
        {edition.languages.length > 1 && (
          <LanguageToggle
            current={lang}
            label={strings.languageChoice}
            choices={edition.languages.map((one) => ({ lang: one.lang, address: withBase(twin(one.lang)) }))}
          />
        )}
        <SettingsButton lang={lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <p role="status" className="lost-rule" hidden>
        {strings.sharing.lost}
      </p>
      <View book={book} edition={own} others={others} asked={asked} />
      <BackChip label={strings.preview.returnTo('{title}')} />
      <footer className="own-footer mx-auto max-w-2xl px-5 pb-28 pt-8 text-sm leading-relaxed text-soft print:hidden">
        <p>{strings.own.rights}</p>
        {isHome && <BookActions book={book} lang={lang} />}
      </footer>
      <UnlockNotice unlocks={edition.unlocks} words={strings.spoilers} />
    </>
  );
}

function View({ book, edition: own, others, asked }: BookPageProps) {
  const { edition, booklet } = own;
  const { game, lang, name } = edition;
  const entry = asked.entry ? own.entries[asked.entry] : undefined;
  if (entry) {
    const Entry = entry.see.length ? RedirectView : entry.locked ? LockedView : EntryView;
    return <Entry edition={edition} entry={entry} />;
  }
  switch (asked.view) {
    case 'tonight':
      return <PinnedView game={game} lang={lang} name={name} />;
    case 'topics':
      return <TopicsView edition={edition} />;
    case 'booklet':
      return <BookletView edition={edition} booklet={booklet} />;
    case 'decisions':
      return <DecisionsView game={game} lang={lang} name={name} />;
    case 'differences':
      return <DifferencesView edition={edition} differences={own.differences} />;
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
    case 'page':
      return <PrintedPage book={book} own={own} sheet={asked.sheet ?? 1} rule={asked.rule} />;
    default:
      return <GameView edition={edition} note={stringsOf(lang).own.onDevice} />;
  }
}
