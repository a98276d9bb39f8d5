// Stands at the address of a page that is not on the device: says why, offers the game, and opens the page once it is there.
import { useEffect } from 'preact/hooks';
import { SETTINGS, shelfPath, withBase } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/i18n';
import { dataOf, page } from '../current-page';
import { draw } from '../mount';
import { keepEdition, keepGame } from './offline-client';
import { useOffline } from './use-offline';

const BUTTON =
  'inline-flex min-h-11 items-center rounded-full bg-ink px-5 font-medium text-paper no-underline';

interface NamedGame {
  id: string;
  name: string;
}

export function attach(element: HTMLElement): void {
  const [, id, asked = ''] = location.pathname.slice(SETTINGS.basePath.length).split('/');
  const game = dataOf<NamedGame[]>(element, 'games').find((one) => one.id === id);
  element.replaceChildren();
  draw(<NotKept game={game} asked={asked.split('-')} />, element);
}

/** `asked`: the languages of the page that is not here, which may speak another one of the reader's. */
function NotKept({ game, asked }: { game: NamedGame | undefined; asked: readonly string[] }) {
  const { offline, notFound } = stringsOf(page.lang);
  const strings = offline.notKept;
  const { state } = useOffline();
  const kept = state?.games.find(({ id }) => id === game?.id);
  const editions = kept?.editions.filter(({ lang }) => asked.includes(lang)) ?? [];
  const edition = editions.find((one) => one.status !== 'whole') ?? editions[0];
  const isGone = game && kept?.kept === false;
  const dropped = isGone ? game : edition?.kept === false && game;
  const arrived =
    (edition?.status ?? kept?.status) === 'whole' && kept?.kept && state?.shell.status === 'whole';
  const add = (id: string) =>
    kept?.kept && edition
      ? keepEdition({ game: id, lang: edition.lang, all: [], kept: [] }, true)
      : keepGame(id);
  useEffect(() => {
    if (arrived) location.reload();
  }, [arrived]);
  return (
    <>
      <h1 className="font-rule text-2xl font-[650] text-balance">
        {isGone ? strings.title : strings.pageTitle}
      </h1>
      <p className="mt-2 text-soft">{isGone ? strings.text(game.name) : strings.pageText}</p>
      {kept?.kept && (
        <p className="mt-2 text-soft" role="status">
          {state?.trouble && offline.trouble[state.trouble]}
          {!state?.trouble &&
            kept.status === 'loading' &&
            offline.loading(kept.progress.here, kept.progress.total)}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {dropped ? (
          <button type="button" className={BUTTON} onClick={() => void add(dropped.id)}>
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
