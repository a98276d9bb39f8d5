// A page of a private book: the game's own, an entry, or one of the others, in the same frame as those of the site.
import { BackLink } from '@/components/back-link';
import { BookletView } from '@/components/booklet-view';
import { DecisionsView } from '@/components/decisions-view';
import { DifferencesView } from '@/components/differences-view';
import { EntryView } from '@/components/entry-view';
import { GameView } from '@/components/game-view';
import { Header } from '@/components/header';
import { LanguageToggle } from '@/components/language-toggle';
import { LockedView } from '@/components/locked-view';
import { RedirectView } from '@/components/redirect-view';
import { ReturnWay } from '@/components/return-way';
import { SettingsButton } from '@/components/settings-button';
import { shelfPath, withBase } from '@/components/site-addresses';
import { SpoilerSaid } from '@/components/spoiler-said';
import { TermsView } from '@/components/terms-view';
import { TonightView } from '@/components/tonight-view';
import { TopicsView } from '@/components/topics-view';
import { entryPath, gamePath, type OwnAddress } from '@/lib/ground/addresses';
import { stringsOf } from '@/lib/interface';
import type { OwnBook } from '@/lib/own/book';
import type { OwnEdition } from '@/lib/own/compile-book';
import { termsOf } from '@/lib/reading/terms';
import { Manage } from './manage';
import { PagePicture } from './page-picture';

interface BookPageProps {
  book: OwnBook;
  edition: OwnEdition;
  asked: OwnAddress;
}

export function BookPage({ book, edition: own, asked }: BookPageProps) {
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
      <View book={book} own={own} asked={asked} />
      <ReturnWay label={strings.preview.returnTo('{title}')} />
      <footer className="own-footer mx-auto max-w-2xl px-5 pb-28 pt-8 text-sm leading-relaxed text-soft print:hidden">
        <p>{strings.own.rights}</p>
        {isHome && <Manage book={book} lang={lang} />}
      </footer>
      <SpoilerSaid unlocks={edition.unlocks} words={strings.spoilers} />
    </>
  );
}

function View({ book, own, asked }: { book: OwnBook; own: OwnEdition; asked: OwnAddress }) {
  const { edition, booklet } = own;
  const { game, lang, name } = edition;
  const entry = asked.entry ? own.entries[asked.entry] : undefined;
  if (entry) {
    const Entry = entry.see.length ? RedirectView : entry.locked ? LockedView : EntryView;
    return <Entry edition={edition} entry={entry} />;
  }
  switch (asked.view) {
    case 'tonight':
      return <TonightView game={game} lang={lang} name={name} />;
    case 'topics':
      return <TopicsView edition={edition} />;
    case 'booklet':
      return <BookletView edition={edition} booklet={booklet} />;
    case 'decisions':
      return <DecisionsView game={game} lang={lang} name={name} />;
    case 'differences':
      return <DifferencesView edition={edition} differences={own.differences} />;
    case 'terms':
      return <TermsView edition={edition} rows={termsOf(edition, [])} />;
    case 'page':
      return <PagePicture book={book} own={own} sheet={asked.sheet ?? 1} rule={asked.rule} />;
    default:
      return <GameView edition={edition} note={stringsOf(lang).own.onDevice} />;
  }
}
