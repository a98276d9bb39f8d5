'use client';
// Stands at the address of a page that is not on the device: says why, offers the game, and opens the page once it is there.
import { useEffect, useState } from 'react';
import { BASE_PATH, shelfPath, withBase } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { keepGame } from './offline-client';
import { useOffline } from './use-offline';

const BUTTON =
  'inline-flex min-h-11 items-center rounded-full bg-ink px-5 font-medium text-paper no-underline';

export function NotKept({ lang, games }: { lang: Lang; games: { id: string; name: string }[] }) {
  const { offline } = stringsOf(lang);
  const strings = offline.notKept;
  const [game, setGame] = useState<{ id: string; name: string }>();
  const { state } = useOffline();
  useEffect(() => {
    const [, id] = location.pathname.slice(BASE_PATH.length).split('/');
    setGame(games.find((one) => one.id === id));
  }, [games]);

  const kept = state?.games.find(({ id }) => id === game?.id);
  const dropped = game && kept?.kept === false;
  const arrived = kept?.status === 'whole' && state?.shell.status === 'whole';
  useEffect(() => {
    if (arrived) location.reload();
  }, [arrived]);

  return (
    <main id="content" className="mx-auto max-w-2xl px-5 py-16">
      <h1 className="font-rule text-2xl font-[650] text-balance">
        {dropped ? strings.title : strings.pageTitle}
      </h1>
      <p className="mt-2 text-soft">{dropped ? strings.text(game.name) : strings.pageText}</p>
      {kept?.kept && (
        <p className="mt-2 text-soft" role="status">
          {state?.trouble && offline.trouble[state.trouble]}
          {!state?.trouble &&
            kept.status === 'loading' &&
            offline.loading(kept.progress.here, kept.progress.total)}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {dropped && (
          <button type="button" className={BUTTON} onClick={() => keepGame(game.id)}>
            {strings.add}
          </button>
        )}
        {!dropped && (
          <button type="button" className={BUTTON} onClick={() => location.reload()}>
            {strings.retry}
          </button>
        )}
        <a href={withBase(shelfPath(lang))} className="inline-flex min-h-11 items-center px-2">
          {stringsOf(lang).notFound.toShelf}
        </a>
      </p>
    </main>
  );
}
