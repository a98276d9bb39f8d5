// The home page: lists every game with its editions.
import { aboutPath, addBookPath, homePath, offlinePath, withBase } from '@/components/page/site-addresses';
import { gameIndexPath, gamePath } from '@/lib/core/addresses';
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { UNKNOWN_PLAYERS } from '@/lib/core/player-counts';
import { typeset } from '@/lib/core/typography';
import type { SiteGame } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { InstallPromptSlot } from '../install/install-prompt-slot';
import { LanguageToggle } from '../languages/language-toggle';
import { UpdateNoticeSlot } from '../offline/update-notice-slot';
import { PageTitle } from '../page/page-title';
import { SettingsButton } from '../settings/settings-button';
import { ThemeToggle } from '../settings/theme-toggle';
import { hasMoreGames, homeGames } from './home-games';

interface ShelfViewProps {
  lang: Lang;
  langs: readonly Lang[];
  games: readonly SiteGame[];
}

export function ShelfView({ lang, langs, games }: ShelfViewProps) {
  const strings = stringsOf(lang);
  return (
    <main id="content" data-home className="mx-auto max-w-2xl px-5 pb-28 pt-6">
      <div className="flex flex-wrap items-center justify-end">
        <p className="flex-1 font-rule text-lg font-[650] text-accent">{strings.siteName}</p>
        <div className="flex flex-wrap items-center justify-end">
          <LanguageToggle
            lang={lang}
            versions={langs.map((code) => ({ lang: code, path: homePath(code) }))}
          />
          <ThemeToggle label={strings.settings.toggleTheme} />
          <SettingsButton lang={lang} />
        </div>
      </div>
      <div className="mt-6">
        <PageTitle>{strings.tagline}</PageTitle>
      </div>
      <p className="mt-2 text-soft">{typeset(strings.shelfIntro)}</p>
      <nav aria-label={strings.firstSteps} className="mt-4 flex flex-wrap gap-2">
        <a href={withBase(addBookPath(lang))} className="pill-button">
          {strings.privateBooks.add}
        </a>
        <a href={`${withBase(offlinePath(lang))}#install`} className="pill-button install-link needs-scripts">
          {strings.install.install}
        </a>
      </nav>
      {hasMoreGames(games) && (
        <div className="needs-scripts" data-island="home/game-finder" data-when="load" data-list={lang} />
      )}
      <ul aria-label={strings.shelf} data-first-games className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {homeGames(games, lang).map((game) => (
          <GameCard key={game.id} game={game} lang={lang} />
        ))}
      </ul>
      {hasMoreGames(games) && (
        <p className="without-scripts mt-4">
          <a href={withBase(gameIndexPath(lang))} className="link-button">
            {strings.finder.all(games.length)}
          </a>
        </p>
      )}
      <UpdateNoticeSlot />
      <InstallPromptSlot />
      <div data-island="private-books/shelf-cards" data-when="own" />
      <footer className="mt-6 flex flex-wrap gap-x-5">
        <a href={withBase(offlinePath(lang))} className="link-button">
          {strings.offline.link}
        </a>
        <a href={withBase(aboutPath(lang))} className="link-button">
          {strings.offline.about.title}
        </a>
      </footer>
    </main>
  );
}

function GameCard({ game, lang }: { game: SiteGame; lang: Lang }) {
  const strings = stringsOf(lang);
  const edition = game.editions.find((one) => one.lang === lang) ?? game.editions[0];
  if (!edition) return null;
  const series = seriesOf(edition);
  return (
    <li className="has-accent" data-colour={game.id}>
      <a
        href={withBase(gamePath(game.id, edition.lang))}
        className="flex h-full min-h-28 items-start gap-4 rounded-2xl border border-line bg-raised p-4 no-underline hover:border-accent"
      >
        {game.emblem && (
          <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-wash text-accent">
            <svg
              viewBox="0 0 24 24"
              className="icon size-8"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check allows only plain shapes
              dangerouslySetInnerHTML={{ __html: game.emblem }}
            />
          </span>
        )}
        <span className="min-w-0 wrap-anywhere">
          <span lang={edition.lang}>
            {series && <span className="block text-sm text-soft">{series}</span>}
            <span className="block hyphens-auto font-rule text-xl font-[650] leading-tight">
              {edition.name}
            </span>
          </span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
            {game.players !== UNKNOWN_PLAYERS && strings.players(game.players)}
            <span className="saved-mark" data-game={game.id} />
          </span>
          <span className="block text-sm text-soft">
            {strings.counts(edition.entryCount, edition.ruleCount)}
          </span>
          <span className="mt-1 block text-sm text-soft">
            {LANGS.filter((code) => game.editions.some((one) => one.lang === code)).map((code, index) => (
              <span key={code} lang={code}>
                {index > 0 && ' · '}
                {LANGUAGES[code].name}
              </span>
            ))}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Returns the part of the full title that the short name omits: «Star Wars» for «Star Wars: Outer Rim». */
const seriesOf = ({ title, name }: { title: string; name: string }): string =>
  title.endsWith(name) ? title.slice(0, -name.length).replace(/[\s.:]+$/, '') : '';
