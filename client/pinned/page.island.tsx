// The page of pinned rules. It lists the reader's pins in the reader's order, and the entries that the reader has read
// last.
import { useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { findPinned } from '@/lib/navigation/pins-and-history';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { useGameData } from '../use-game-data';
import { useStored } from '../use-storage';
import { PinnedList } from './pinned-list';
import { RecentList } from './recent-list';

export function attach(element: HTMLElement): void {
  element.replaceChildren();
  renderInto(<PinnedPage />, element);
}

const NONE: readonly string[] = [];

function PinnedPage() {
  const { game, lang } = page;
  const { tonight, print } = stringsOf(lang);
  const { data, failed, retry } = useGameData(game, lang);
  const [unlocked] = useStored('unlocked');
  const points = unlocked[game] ?? NONE;
  const [pins, setPins] = useStored('pins');
  const [cleared, setCleared] = useState<string[]>();
  const list = pins[game] ?? [];
  // The change is applied to the stored pins, not to the pins on this page, because another tab may have added pins.
  const changeList = (change: (pinned: readonly string[]) => readonly string[]) => {
    setCleared(undefined);
    void setPins((all) => ({ ...all, [game]: [...change(all[game] ?? [])] }));
  };
  return (
    <>
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
            onChange={changeList}
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
        <p className="mt-3 flex flex-wrap gap-2 print:hidden">
          {list.length > 0 && (
            <>
              <button type="button" className="pill-button" onClick={() => window.print()}>
                {print.print}
              </button>
              <button
                type="button"
                className="pill-button"
                onClick={() => {
                  changeList((pinned) => pinned.filter((target) => !list.includes(target)));
                  setCleared(list);
                }}
              >
                {tonight.clear}
              </button>
            </>
          )}
          {cleared && list.length === 0 && (
            <button
              type="button"
              className="pill-button"
              onClick={() => changeList((pinned) => [...new Set([...cleared, ...pinned])])}
            >
              {tonight.undo}
            </button>
          )}
        </p>
      </section>
      {data && <RecentList game={game} lang={lang} data={data} points={points} />}
    </>
  );
}
