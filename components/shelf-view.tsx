// The shelf: every game with its editions, one tap from its rules.
import Link from 'next/link';
import { gamePath, offlinePath, shelfPath, withBase } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import { LANGUAGES, type Lang } from '@/lib/languages';
import type { SiteGame } from '@/lib/site';
import { typeset } from '@/lib/typography';
import { Invitation } from './install/invitation';
import { LanguageToggle } from './language-toggle';
import { SavedMark } from './offline/saved-mark';
import { UpdateNotice } from './offline/update-notice';
import { SettingsButton } from './settings-button';

interface ShelfViewProps {
  lang: Lang;
  /** Every language there is something to read in. */
  langs: readonly Lang[];
  games: readonly SiteGame[];
}

export function ShelfView({ lang, langs, games }: ShelfViewProps) {
  const strings = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-6">
      <div className="flex items-center gap-1">
        <p className="flex-1 font-rule text-lg font-[650] text-accent">{strings.siteName}</p>
        {langs.length > 1 && (
          <LanguageToggle
            current={lang}
            label={strings.languageChoice}
            choices={langs.map((code) => ({ lang: code, address: withBase(shelfPath(code)) }))}
          />
        )}
        <SettingsButton lang={lang} />
      </div>
      <h1 className="mt-6 font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight text-balance">
        {strings.tagline}
      </h1>
      <p className="mt-2 text-soft">{typeset(strings.shelfIntro)}</p>
      <ul aria-label={strings.shelf} className="mt-6 grid gap-3 sm:grid-cols-2">
        {games.map((game) => (
          <GameCard key={game.id} game={game} lang={lang} />
        ))}
      </ul>
      <UpdateNotice lang={lang} />
      <Invitation lang={lang} />
      <footer className="mt-6">
        <Link href={offlinePath(lang)} prefetch={false} className="link-button">
          {strings.offline.link}
        </Link>
      </footer>
    </main>
  );
}

function GameCard({ game, lang }: { game: SiteGame; lang: Lang }) {
  const strings = stringsOf(lang);
  const edition = game.editions.find((one) => one.lang === lang) ?? game.editions[0];
  if (!edition) return null;
  const colours = { '--accent-light': game.colour.light, '--accent-dark': game.colour.dark };
  return (
    <li className="has-accent" style={colours as React.CSSProperties}>
      <Link
        href={gamePath(game.id, edition.lang)}
        prefetch={false}
        className="flex h-full min-h-28 items-start gap-4 rounded-2xl border border-line bg-raised p-4 no-underline hover:border-accent"
      >
        {game.emblem && (
          <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-wash text-accent">
            <svg
              viewBox="0 0 24 24"
              className="icon size-8"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, checked to hold plain shapes
              dangerouslySetInnerHTML={{ __html: game.emblem }}
            />
          </span>
        )}
        <span>
          <span lang={edition.lang} className="block font-rule text-xl font-[650] leading-tight">
            {edition.name}
          </span>
          <span className="mt-1 block text-sm text-soft">
            {strings.players(game.players)}
            <SavedMark game={game.id} lang={lang} />
          </span>
          <span className="block text-sm text-soft">
            {strings.counts(edition.entryCount, edition.ruleCount)}
          </span>
          <span className="mt-1 block text-sm text-soft">
            {game.editions.map((one, index) => (
              <span key={one.lang} lang={one.lang}>
                {index > 0 && ' · '}
                {LANGUAGES[one.lang].name}
              </span>
            ))}
          </span>
        </span>
      </Link>
    </li>
  );
}
