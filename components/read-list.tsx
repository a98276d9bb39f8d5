'use client';
// What was read last on this device, one tap to return there.
import { targetPath, withBase } from '@/lib/addresses';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { findPinned } from '@/lib/tonight';
import { typeset } from '@/lib/typography';
import { useStored } from './use-stored';

interface ReadListProps {
  game: string;
  lang: Lang;
  data: GameData;
  points: readonly string[];
}

export function ReadList({ game, lang, data, points }: ReadListProps) {
  const { tonight, ruleNumber } = stringsOf(lang);
  const [history, setHistory] = useStored('history');
  const edition = `${game}.${lang}`;
  const read = (history[edition] ?? [])
    .map((target) => findPinned(data, target, points))
    .filter((item) => item.kind === 'entry' || item.kind === 'rule');
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
                  href={withBase(targetPath(game, lang, item.target))}
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
            onClick={() => setHistory({ ...history, [edition]: [] })}
          >
            {tonight.clearHistory}
          </button>
        </>
      )}
    </section>
  );
}
