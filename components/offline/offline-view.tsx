// The Offline page: what lies on this device, whether it is whole, and how much room it takes.
import Link from 'next/link';
import { shelfPath } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { isLargeLibrary } from '@/lib/offline/wanted';
import type { SiteGame } from '@/lib/site';
import { typeset } from '@/lib/typography';
import { GameCopies } from './game-copies';
import { InstallPart } from './install-part';
import { OverallState } from './overall-state';
import { Room } from './room';
import { UpdateNotice } from './update-notice';

export function OfflineView({ lang, games }: { lang: Lang; games: readonly SiteGame[] }) {
  const { offline, notFound } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
      <h1 className="font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight">{offline.title}</h1>
      <p className="mt-2 text-soft">{typeset(isLargeLibrary(games) ? offline.introMany : offline.intro)}</p>
      <p className="without-scripts mt-4 rounded-xl bg-wash p-4">{offline.noScripts}</p>
      <div className="needs-scripts">
        <OverallState lang={lang} />
        <UpdateNotice lang={lang} />
        <GameCopies lang={lang} games={games} />
        <Room lang={lang} />
        <InstallPart lang={lang} />
      </div>
      <p className="mt-8">
        <Link href={shelfPath(lang)} prefetch={false} className="link-button">
          {notFound.toShelf}
        </Link>
      </p>
    </main>
  );
}
