'use client';
// Tonight's game: what is pinned, in the reader's own order, and what was read last.
import { useState } from 'react';
import { gamePath, withBase } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { findPinned } from '@/lib/tonight';
import { UpdateNotice } from './offline/update-notice';
import { PinnedList } from './pinned-list';
import { PrintAddress } from './print-address';
import { ReadList } from './read-list';
import { useGameData } from './use-game-data';
import { useStored } from './use-stored';
import { useUnlocked } from './use-unlocked';

interface TonightViewProps {
  game: string;
  lang: Lang;
  name: string;
}

export function TonightView({ game, lang, name }: TonightViewProps) {
  const { tonight, print } = stringsOf(lang);
  const { data, failed, retry } = useGameData(game, lang);
  const points = useUnlocked(game);
  const [pins, setPins] = useStored('pins');
  const [cleared, setCleared] = useState<string[]>();
  const list = pins[game] ?? [];
  const put = (next: string[]) => {
    setCleared(undefined);
    setPins({ ...pins, [game]: next });
  };
  return (
    <main id="content" className="tonight mx-auto max-w-2xl px-5 pt-5">
      <h1 className="font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight">{tonight.title}</h1>
      <p className="mt-2 hidden font-medium print:block">{name}</p>
      <p className="mt-2 text-soft print:hidden">{tonight.intro}</p>
      {failed && (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {tonight.noData}{' '}
          <button type="button" className="link-button" onClick={retry}>
            {tonight.retry}
          </button>
        </p>
      )}
      <section className="mt-6" aria-labelledby="pinned">
        <h2 id="pinned" className="font-rule text-2xl font-[650]">
          {tonight.pinned}
        </h2>
        {list.length > 0 && data && (
          <PinnedList
            lang={lang}
            data={data}
            pins={list.map((target) => findPinned(data, target, points))}
            onChange={put}
          />
        )}
        {list.length === 0 && (
          <p className="mt-3 text-soft print:hidden">
            {tonight.empty}{' '}
            <a className="link-button" href={withBase(gamePath(game, lang))}>
              {tonight.toGame}
            </a>
          </p>
        )}
        <p className="needs-scripts mt-3 flex flex-wrap gap-2 print:hidden">
          {list.length > 0 && (
            <>
              <button type="button" className="pill-button" onClick={() => window.print()}>
                {print.print}
              </button>
              <button
                type="button"
                className="pill-button"
                onClick={() => {
                  put([]);
                  setCleared(list);
                }}
              >
                {tonight.clear}
              </button>
            </>
          )}
          {cleared && list.length === 0 && (
            <button type="button" className="pill-button" onClick={() => put(cleared)}>
              {tonight.undo}
            </button>
          )}
        </p>
      </section>
      <UpdateNotice lang={lang} />
      {data && <ReadList game={game} lang={lang} data={data} points={points} />}
      <PrintAddress path={gamePath(game, lang)} />
    </main>
  );
}
