'use client';
// What the players have opened, at the end of the booklet: from the data, for the page itself knows nothing of it.
import { useEffect, useState } from 'react';
import { entryPath } from '@/lib/addresses';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { typeset } from '@/lib/typography';
import { InlineText } from './inline-text';
import { loadGameData } from './load-game-data';
import { useUnlockedEntries } from './use-unlocked';

export function UnlockedPages({ game, lang }: { game: string; lang: Lang }) {
  const strings = stringsOf(lang);
  const entries = useUnlockedEntries(game, lang);
  const [icons, setIcons] = useState<GameData['icons']>({});
  useEffect(() => {
    if (entries.length) loadGameData(game, lang).then((data) => setIcons(data.icons));
  }, [entries, game, lang]);
  if (entries.length === 0) return null;
  return (
    <section className="booklet-part">
      <h2>{strings.spoilers.title}</h2>
      {entries.map(({ id, title, page, rules }) => (
        <article key={id} className="booklet-entry">
          <h3 id={id}>{typeset(title)}</h3>
          <p className="booklet-source">
            {[page && strings.page(page), entryPath(game, lang, id)].filter(Boolean).join(' · ')}
          </p>
          <div className="entry-text">
            {rules.map((rule) =>
              rule.kind === 'heading' ? (
                <h4 key={rule.id} className="section">
                  {rule.text}
                </h4>
              ) : (
                <div key={rule.id} className="rule">
                  <div className="rule-body">
                    {rule.number && <span className="rule-n">{rule.number}</span>}
                    <p>
                      <InlineText text={rule.text} icons={icons} edition={{ game, lang }} />
                    </p>
                  </div>
                </div>
              ),
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
