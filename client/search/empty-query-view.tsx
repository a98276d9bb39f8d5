// The content of the search panel while the query is empty. It lists recent searches and recently read rules. If the
// reader has neither, it lists questions and topics of the game.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { suggestFirst } from '@/lib/data/empty-search-suggestions';
import { formatQuestion } from '@/lib/data/format-question';
import type { GameData } from '@/lib/data/game-data';
import { type Strings, stringsOf } from '@/lib/i18n';
import { findUnlocked, type UnlockedPin } from '@/lib/navigation/pins-and-history';
import { page } from '../current-page';
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
  const isFirstVisit = recent.length === 0 && targets.length === 0;
  const data = useOptionalGameData(targets.length > 0 || isFirstVisit ? edition : undefined);
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
      {isFirstVisit && <p className="search-hint">{strings.hint}</p>}
      {isFirstVisit && data && <FirstSuggestions data={data} strings={strings} onPick={onPick} />}
    </div>
  );
}

interface FirstSuggestionsProps extends Pick<EmptySearchProps, 'strings' | 'onPick'> {
  data: GameData;
}

function FirstSuggestions({ data, strings, onPick }: FirstSuggestionsProps) {
  const { questions, topics } = suggestFirst(data);
  const { asked } = stringsOf(page.lang);
  return (
    <>
      {questions.length > 0 && (
        <section>
          <h2 className="search-group">{page.game ? asked.title : `${asked.title} · ${data.name}`}</h2>
          <nav className="search-questions" aria-label={asked.title} lang={data.lang}>
            {questions.map(({ q, target }) => (
              <a key={target} href={withBase(targetPath(data.game, data.lang, target))}>
                {formatQuestion(q, data.lang as Lang)}
              </a>
            ))}
          </nav>
        </section>
      )}
      <section>
        <h2 className="search-group">{strings.topics}</h2>
        <SearchChips queries={topics} onPick={onPick} />
      </section>
    </>
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
