// The fallback page, which is shown if the requested page is not stored. It explains why the requested page is missing,
// offers to add the game, and reloads when the requested page is stored.
import { useEffect } from 'preact/hooks';
import { SETTINGS, shelfPath, withBase } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/i18n';
import { page, parseDataAttribute } from '../current-page';
import { renderInto } from '../mount-point';
import { addGame, setEdition } from './offline-client';
import { useOffline } from './use-offline';

const BUTTON =
  'inline-flex min-h-11 items-center rounded-full bg-ink px-5 font-medium text-paper no-underline';

interface NamedGame {
  id: string;
  name: string;
}

export function attach(element: HTMLElement): void {
  const [, id, segment = ''] = location.pathname.slice(SETTINGS.basePath.length).split('/');
  const game = parseDataAttribute<NamedGame[]>(element, 'games').find((one) => one.id === id);
  element.replaceChildren();
  renderInto(<OfflineFallback game={game} requestedLangs={segment.split('-')} />, element);
}

/**
 * Renders the fallback page. `requestedLangs` are the languages of the requested page, which may differ from the
 * language of the fallback page.
 */
function OfflineFallback({
  game,
  requestedLangs,
}: {
  game: NamedGame | undefined;
  requestedLangs: readonly string[];
}) {
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
          {state?.trouble && offline.trouble[state.trouble]}
          {!state?.trouble &&
            copy.status === 'loading' &&
            offline.loading(copy.progress.here, copy.progress.total)}
        </p>
      )}
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
        <a href={withBase(shelfPath(page.lang))} className="inline-flex min-h-11 items-center px-2">
          {notFound.toShelf}
        </a>
      </p>
    </>
  );
}
