// Before anything is typed: what was searched and read here last.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/inline-text';
import type { GameData } from '@/lib/data/game-data';
import { targetPath } from '@/lib/ground/addresses';
import type { Strings } from '@/lib/interface';
import { loadGameData } from '../game-data';
import { useStored } from '../use-stored';
import { SearchChips } from './chips';

interface SearchIdleProps {
  strings: Strings['search'];
  edition: { game: string; lang: string } | undefined;
  onPick: (text: string) => void;
}

const MOST_SHOWN = 5;

export function SearchIdle({ strings, edition, onPick }: SearchIdleProps) {
  const [searches] = useStored('searches');
  const [history] = useStored('history');
  const place = edition ? `${edition.game}.${edition.lang}` : '';
  const recent = searches[place] ?? [];
  const read = (history[place] ?? []).slice(0, MOST_SHOWN);
  const data = useData(read.length > 0 ? edition : undefined);
  return (
    <div className="search-idle">
      {recent.length > 0 && (
        <section>
          <h2 className="search-group">{strings.recent}</h2>
          <SearchChips words={recent} onPick={onPick} />
        </section>
      )}
      {data && edition && (
        <section>
          <h2 className="search-group">{strings.recentlyRead}</h2>
          {read.map((target) => (
            <ReadItem key={target} target={target} data={data} />
          ))}
        </section>
      )}
      {recent.length === 0 && read.length === 0 && <p className="search-hint">{strings.hint}</p>}
    </div>
  );
}

function ReadItem({ target, data }: { target: string; data: GameData }) {
  const [unlocked] = useStored('unlocked');
  const points = unlocked[data.game] ?? [];
  const [entryId, ruleId] = target.split('#');
  const entry = data.entries.find(({ id }) => id === entryId);
  const rule = entry?.rules.find(({ id, kind }) => (ruleId ? id === ruleId : kind !== 'heading'));
  if (!entry || !rule) return null;
  // What was read before it was locked again.
  if ([entry.until, rule.until].some((point) => point && !points.includes(point))) return null;
  return (
    <a className="hit" href={withBase(targetPath(data.game, data.lang, target))}>
      <span className="hit-where">
        <b>{entry.title}</b>
      </span>
      <span className="hit-text hit-short">
        <InlineText text={rule.text} icons={data.icons} />
      </span>
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
