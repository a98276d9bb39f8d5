// Lists links to the entries and rules that the reader has read last on this device.
import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { findUnlocked } from '@/lib/navigation/pins-and-history';
import { useStored } from '../use-storage';

interface RecentListProps {
  game: string;
  lang: Lang;
  data: GameData;
  points: readonly string[];
}

export function RecentList({ game, lang, data, points }: RecentListProps) {
  const { tonight, ruleNumber } = stringsOf(lang);
  const [history, setHistory] = useStored('history');
  const edition = `${game}.${lang}`;
  const read = findUnlocked(data, history[edition] ?? [], points);
  return (
    <section className="mt-10 print:hidden" aria-labelledby="read">
      <h2 id="read" className="font-rule text-2xl font-[650]">
        {tonight.history}
      </h2>
      {read.length === 0 ? (
        <p className="mt-3 text-soft">{tonight.noHistory}</p>
      ) : (
        <>
          <ul className="mt-2">
            {read.map((item) => (
              <li key={item.target}>
                <a
                  href={withBase(targetPath(game, lang, item.to))}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-2 border-b border-line py-2.5 no-underline hover:text-accent"
                >
                  <span className="font-medium">{typeset(item.entry.title)}</span>
                  {item.kind === 'rule' && item.rule.number && (
                    <span className="text-sm text-soft">
                      {ruleNumber(item.rule.number).toLocaleLowerCase(lang)}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="pill-button mt-3"
            onClick={() => setHistory((all) => ({ ...all, [edition]: [] }))}
          >
            {tonight.clearHistory}
          </button>
        </>
      )}
    </section>
  );
}
