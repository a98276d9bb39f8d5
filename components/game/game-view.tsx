// The page of a game: the parts of its book in order, then the alphabetical index.
import { withBase } from '@/components/page/site-addresses';
import { editionPagePath, targetPath, termsPath } from '@/lib/core/addresses';
import { sharedTags, tagsAttribute } from '@/lib/core/visibility-filters';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { termLanguages } from '@/lib/navigation/term-list';
import { InstallPromptSlot } from '../install/install-prompt-slot';
import { UpdateNoticeSlot } from '../offline/update-notice-slot';
import { PageTitle } from '../page/page-title';
import { Precedence } from '../rulings/document-precedence';
import { LockedRows } from '../spoilers/locked-rows';
import { AlphabetList } from './alphabet-list';
import { GameFacts } from './game-facts';
import { GameLinks } from './game-page-links';

const ROW = 'flex min-h-11 items-center border-b border-line font-medium no-underline hover:text-accent';

/** Shows the page of a game. `note` is shown under the name of the game. */
export function GameView({ edition, note }: { edition: SiteEdition; note?: string }) {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{edition.name}</PageTitle>
      <GameFacts edition={edition} className="mt-2 text-sm text-soft" />
      {note && <p className="mt-1 text-sm font-medium text-accent">{note}</p>}
      <Precedence edition={edition} className="mt-1 text-sm text-soft" />
      <GameLinks
        game={game}
        lang={lang}
        isDiffering={Boolean(edition.differing)}
        isRuled={Boolean(edition.rulings)}
        setup={edition.setup}
      />
      {edition.modules && (
        <p className="mt-4 print:hidden">
          <a className="link-button" href={withBase(editionPagePath(game, lang, 'tonight'))}>
            {strings.modules.title}
          </a>
          {': '}
          {edition.modules.map((module) => module.name).join(' · ')}
        </p>
      )}
      <nav aria-label={strings.parts} className="mt-5">
        {edition.parts
          // The alphabetical index below lists the entries of the glossary, so this list omits them.
          .filter((part) => part.id !== 'glossary')
          .map((part) => (
            <section key={part.id} data-tags={tagsAttribute(sharedTags(part.entries))} className="mt-4">
              <h2 className="text-sm font-medium text-soft">{part.title}</h2>
              <ul className="mt-1 grid sm:grid-cols-2">
                {part.entries.map((link) =>
                  link.until ? (
                    <LockedRows key={link.target} game={game} lang={lang} link={link} className={ROW} />
                  ) : (
                    <li key={link.target} data-tags={tagsAttribute(link.tags)} data-module={link.module?.id}>
                      <a href={withBase(targetPath(game, lang, link.target))} className={ROW}>
                        {link.title}
                        {link.module && <span className="ml-2 text-sm text-soft">{link.module.name}</span>}
                      </a>
                    </li>
                  ),
                )}
              </ul>
            </section>
          ))}
      </nav>
      <UpdateNoticeSlot />
      <InstallPromptSlot />
      <section className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-rule text-2xl font-[650]">{strings.alphabet}</h2>
          {(edition.languages.length > 1 || edition.titles.some(({ en }) => en)) && (
            <a
              href={withBase(termsPath(game, lang))}
              className="flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
            >
              {strings.terms.link(termLanguages(edition).length)}
            </a>
          )}
        </div>
        {/* In a game with spoilers, the island spoilers/unlocked adds unlocked entries to this list. */}
        <div
          {...(edition.unlocks.length > 0 && {
            'data-opened': 'alphabet',
            'data-alphabet': JSON.stringify(edition.alphabet),
          })}
        >
          <AlphabetList game={game} lang={lang} alphabet={edition.alphabet} />
        </div>
      </section>
    </main>
  );
}
