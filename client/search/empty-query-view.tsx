// The search panel for an empty query: recent searches and recently read rules.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { targetPath } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { Strings } from '@/lib/i18n';
import { findUnlocked, type UnlockedPin } from '@/lib/navigation/pins-and-history';
import { loadGameData } from '../load-game-data';
import { useStored } from '../use-storage';
import { SearchChips } from './search-chips';

interface EmptySearchProps {
  strings: Strings['search'];
  edition: { game: string; lang: string } | undefined;
  onPick: (text: string) => void;
}

const MAX_RECENT_RULES = 5;

export function EmptySearch({ strings, edition, onPick }: EmptySearchProps) {
  const [searches] = useStored('searches');
  const [history] = useStored('history');
  const editionKey = edition ? `${edition.game}.${edition.lang}` : '';
  const recent = searches[editionKey] ?? [];
  const [unlocked] = useStored('unlocked');
  const targets = history[editionKey] ?? [];
  const data = useOptionalGameData(targets.length > 0 ? edition : undefined);
  const recentRules = data
    ? findUnlocked(data, targets, unlocked[data.game] ?? []).slice(0, MAX_RECENT_RULES)
    : [];
  return (
    <div className="search-idle">
      {recent.length > 0 && (
        <section>
          <h2 className="search-group">{strings.recent}</h2>
          <SearchChips queries={recent} onPick={onPick} />
        </section>
      )}
      {data && recentRules.length > 0 && (
        <section>
          <h2 className="search-group">{strings.recentlyRead}</h2>
          {recentRules.map((item) => (
            <ReadItem key={item.to} item={item} data={data} />
          ))}
        </section>
      )}
      {recent.length === 0 && targets.length === 0 && <p className="search-hint">{strings.hint}</p>}
    </div>
  );
}

function ReadItem({ item, data }: { item: UnlockedPin; data: GameData }) {
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

/** Loads the data of an edition; undefined if no edition is given or the data is not loaded yet. */
function useOptionalGameData(edition: EmptySearchProps['edition']): GameData | undefined {
  const [data, setData] = useState<GameData>();
  useEffect(() => {
    let isStale = false;
    if (edition)
      loadGameData(edition.game, edition.lang).then(
        (loaded) => !isStale && setData(loaded),
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [edition]);
  return data;
}
