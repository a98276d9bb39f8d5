// The fallback page, which the service worker returns if the requested page is not stored and there is no network. It
// explains why the page is missing, offers to add the game, and reloads when the requested page is stored.
import { useEffect, useState } from 'preact/hooks';
import { homePath, SETTINGS, withBase } from '@/components/page/site-addresses';
import { gamePath } from '@/lib/core/addresses';
import { LANGUAGES, type Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import type { GameState } from '@/lib/offline/offline-state';
import { page, parseDataAttribute } from '../current-page';
import { loadGameList } from '../load-game-list';
import { renderInto } from '../render-into';
import { updateStored } from '../storage';
import { addGame, setEdition } from './offline-client';
import { useOffline } from './use-offline';

const BUTTON =
  'inline-flex min-h-11 items-center rounded-full bg-ink px-5 font-medium text-paper no-underline';

interface NamedGame {
  id: string;
  name: string;
}

export async function attach(element: HTMLElement): Promise<void> {
  const [, id, segment = '', ...rest] = location.pathname.slice(SETTINGS.basePath.length).split('/');
  const game = (await loadNames(element)).find((one) => one.id === id);
  element.replaceChildren();
  renderInto(
    <OfflineFallback game={game} requestedLangs={segment.split('-')} rest={rest.join('/')} />,
    element,
  );
}

/** Returns the names of all games. The HTML of the page contains them only if the site has few games. */
async function loadNames(element: HTMLElement): Promise<NamedGame[]> {
  const { list } = element.dataset;
  if (!list) return parseDataAttribute<NamedGame[]>(element, 'games');
  const games = await loadGameList(list).catch(() => []);
  return games.map(({ game, name }) => ({ id: game, name }));
}

interface FallbackProps {
  game: NamedGame | undefined;
  requestedLangs: readonly string[];
  /** Part of the requested path after the language, for example `patrols/`. */
  rest: string;
}

/**
 * Renders the fallback page. `requestedLangs` has the languages of the requested page; the language of the fallback
 * page can differ.
 */
function OfflineFallback({ game, requestedLangs, rest }: FallbackProps) {
  const { offline, notFound } = stringsOf(page.lang);
  const strings = offline.notKept;
  const { state } = useOffline();
  const copy = state?.games.find(({ id }) => id === game?.id);
  const editions = copy?.editions.filter(({ lang }) => requestedLangs.includes(lang)) ?? [];
  const edition = editions.find((one) => one.status !== 'whole') ?? editions[0];
  const isRemoved = game && copy?.kept === false;
  const addableGame = isRemoved ? game : edition?.kept === false && game;
  const isAvailable =
    (edition?.status ?? copy?.status) === 'whole' && copy?.kept && state?.shell.status === 'whole';
  const add = (id: string) =>
    copy?.kept && edition
      ? setEdition({ game: id, lang: edition.lang, all: [], kept: [] }, true)
      : addGame(id);
  useEffect(() => {
    if (isAvailable) location.reload();
  }, [isAvailable]);
  return (
    <>
      <h1 className="font-rule text-2xl font-[650] text-balance">
        {isRemoved ? strings.title : strings.pageTitle}
      </h1>
      <p className="mt-2 text-soft">{isRemoved ? strings.text(game.name) : strings.pageText}</p>
      {copy?.kept && (
        <p className="mt-2 text-soft" role="status">
          {state?.trouble && offline.errors[state.trouble]}
          {!state?.trouble &&
            copy.status === 'loading' &&
            offline.loading(copy.progress.here, copy.progress.total)}
        </p>
      )}
      {copy?.kept && <OtherLanguages copy={copy} requestedLangs={requestedLangs} rest={rest} />}
      <p className="mt-4 flex flex-wrap gap-3">
        {addableGame ? (
          <button type="button" className={BUTTON} onClick={() => void add(addableGame.id)}>
            {strings.add}
          </button>
        ) : (
          <button type="button" className={BUTTON} onClick={() => location.reload()}>
            {strings.retry}
          </button>
        )}
        <a href={withBase(homePath(page.lang))} className="link-button">
          {notFound.toShelf}
        </a>
      </p>
    </>
  );
}

/** Links to the requested page in those languages of the game that are stored. */
function OtherLanguages({ copy, requestedLangs, rest }: Omit<FallbackProps, 'game'> & { copy: GameState }) {
  const stored = copy.editions
    .filter(({ lang, status, kept }) => kept && status === 'whole' && requestedLangs.join('-') !== lang)
    .map(({ lang }) => lang);
  if (stored.length === 0) return null;
  return (
    <p className="mt-4">
      {stringsOf(page.lang).offline.notKept.otherLanguages}
      {stored.map((lang) => (
        <StoredPageLink key={lang} game={copy.id} lang={lang} rest={rest} />
      ))}
    </p>
  );
}

/**
 * A link to the requested page in a stored language. If there is no such page in this language, links to the page of
 * the game.
 */
function StoredPageLink({ game, lang, rest }: { game: string; lang: Lang; rest: string }) {
  const [hasPage, setHasPage] = useState(true);
  const address = withBase(`${gamePath(game, lang)}${rest}`);
  useEffect(() => {
    fetch(address).then(
      ({ ok }) => setHasPage(ok),
      () => setHasPage(false),
    );
  }, [address]);
  return (
    <a
      href={hasPage ? address + location.hash : withBase(gamePath(game, lang))}
      hrefLang={lang}
      lang={lang}
      className="link-button ml-2"
      onClick={() => void updateStored('lang', () => lang)}
    >
      {LANGUAGES[lang].name}
    </a>
  );
}
