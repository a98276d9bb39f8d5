import type { Lang } from '@/lib/core/languages';
import { isLargeLibrary } from '@/lib/core/library-size';
import type { SiteGame } from '@/lib/data/site-data';
// Every game of the site, kept or not; nothing where the browser keeps nothing.
import { stringsOf } from '@/lib/i18n';
import { GameCopy } from './game-copy';
import { useOffline } from './use-offline';

export function GameCopies({ lang, games }: { lang: Lang; games: readonly SiteGame[] }) {
  const { support } = useOffline();
  if (support === 'none' || support === 'refused') return null;
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="mt-8 font-rule text-2xl font-[650]">
        {stringsOf(lang).offline.games}
      </h2>
      <ul className="mt-3 grid gap-3">
        {games.map((game) => (
          <GameCopy key={game.id} game={game} lang={lang} isOneOfMany={isLargeLibrary(games)} />
        ))}
      </ul>
    </section>
  );
}
