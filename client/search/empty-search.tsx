// Before anything is typed: what was searched and read here last.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/inline-text';
import { targetPath } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { Strings } from '@/lib/i18n';
import { findOpen, type OpenPinned } from '@/lib/navigation/pins-and-history';
import { loadGameData } from '../load-game-data';
import { useStored } from '../use-storage';
import { SearchChips } from './search-chips';

interface SearchIdleProps {
  strings: Strings['search'];
  edition: { game: string; lang: string } | undefined;
  onPick: (text: string) => void;
}

const MOST_SHOWN = 5;

export function EmptySearch({ strings, edition, onPick }: SearchIdleProps) {
  const [searches] = useStored('searches');
  const [history] = useStored('history');
  const place = edition ? `${edition.game}.${edition.lang}` : '';
  const recent = searches[place] ?? [];
  const [unlocked] = useStored('unlocked');
  const targets = history[place] ?? [];
  const data = useData(targets.length > 0 ? edition : undefined);
  const read = data ? findOpen(data, targets, unlocked[data.game] ?? []).slice(0, MOST_SHOWN) : [];
  return (
    <div className="search-idle">
      {recent.length > 0 && (
        <section>
          <h2 className="search-group">{strings.recent}</h2>
          <SearchChips words={recent} onPick={onPick} />
        </section>
      )}
      {data && read.length > 0 && (
        <section>
          <h2 className="search-group">{strings.recentlyRead}</h2>
          {read.map((item) => (
            <ReadItem key={item.to} item={item} data={data} />
          ))}
        </section>
      )}
      {recent.length === 0 && targets.length === 0 && <p className="search-hint">{strings.hint}</p>}
    </div>
  );
}

function ReadItem({ item, data }: { item: OpenPinned; data: GameData }) {
  const rule = item.kind === 'rule' ? item.rule : item.opening;
  return (
    <a className="hit" href={withBase(targetPath(data.game, data.lang, item.to))}>
      <span className="hit-where">
        <b>{item.entry.title}</b>
      </span>
      {rule && (
        <span className="hit-text hit-short">
          <InlineText text={rule.text} icons={data.icons} />
        </span>
      )}
    </a>
  );
}

function useData(edition: SearchIdleProps['edition']): GameData | undefined {
  const [data, setData] = useState<GameData>();
  useEffect(() => {
    let gone = false;
    if (edition)
      loadGameData(edition.game, edition.lang).then(
        (loaded) => !gone && setData(loaded),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [edition]);
  return data;
}
