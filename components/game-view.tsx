// A game's own page: the parts of its book in order, and everything from А to Я.
import Link from 'next/link';
import { targetPath, termsPath } from '@/lib/addresses';
import { sharedTags, tagsAttribute } from '@/lib/filters';
import { stringsOf } from '@/lib/interface';
import type { SiteEdition } from '@/lib/site';
import { termLanguages } from '@/lib/terms';
import { AlphabetList } from './alphabet-list';
import { GamePlaces } from './game-places';
import { Invitation } from './install/invitation';
import { LockedRows } from './locked-rows';
import { UpdateNotice } from './offline/update-notice';
import { UnlockedAlphabet } from './unlocked-alphabet';

const ROW = 'flex min-h-11 items-center border-b border-line font-medium no-underline hover:text-accent';

export function GameView({ edition }: { edition: SiteEdition }) {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const Alphabet = edition.unlocks.length ? UnlockedAlphabet : AlphabetList;
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <h1 className="font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight text-balance">
        {edition.name}
      </h1>
      <p className="mt-2 text-sm text-soft">
        {edition.book.title} · {strings.players(edition.players)} ·{' '}
        {strings.counts(edition.entryCount, edition.ruleCount)}
      </p>
      <GamePlaces game={game} lang={lang} />
      <nav aria-label={strings.parts} className="mt-5">
        {edition.parts
          // The glossary is the A–Я list below; a second copy of it would only be in the way.
          .filter((part) => part.id !== 'glossary')
          .map((part) => (
            <section key={part.id} data-tags={tagsAttribute(sharedTags(part.entries))} className="mt-4">
              <h2 className="text-sm font-medium text-soft">{part.title}</h2>
              <ul className="mt-1 grid sm:grid-cols-2">
                {part.entries.map((link) =>
                  link.until ? (
                    <LockedRows key={link.target} game={game} lang={lang} link={link} className={ROW} />
                  ) : (
                    <li key={link.target} data-tags={tagsAttribute(link.tags)}>
                      <Link href={targetPath(game, lang, link.target)} prefetch={false} className={ROW}>
                        {link.title}
                      </Link>
                    </li>
                  ),
                )}
              </ul>
            </section>
          ))}
      </nav>
      <UpdateNotice lang={lang} />
      <Invitation lang={lang} />
      <section className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-rule text-2xl font-[650]">{strings.alphabet}</h2>
          <Link
            href={termsPath(game, lang)}
            prefetch={false}
            className="flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
          >
            {strings.terms.link(termLanguages(edition).length)}
          </Link>
        </div>
        <Alphabet game={game} lang={lang} alphabet={edition.alphabet} />
      </section>
    </main>
  );
}
