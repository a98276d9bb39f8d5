'use client';
// One line for everything a point of the game keeps closed; once it is reached, the entries by their true titles.
import Link from 'next/link';
import { entryPath, targetPath } from '@/lib/addresses';
import type { SiteLink } from '@/lib/site';
import { typeset } from '@/lib/typography';
import { useUnlockedEntries } from './use-unlocked';

interface LockedRowsProps {
  game: string;
  lang: string;
  link: SiteLink;
  className: string;
}

export function LockedRows({ game, lang, link, className }: LockedRowsProps) {
  const entries = useUnlockedEntries(game, lang).filter(({ until }) => until === link.until);
  if (entries.length === 0)
    return (
      <li>
        <Link href={targetPath(game, lang, link.target)} prefetch={false} className={className}>
          <svg viewBox="0 0 24 24" className="icon mr-2 shrink-0 text-soft" aria-hidden="true">
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {link.title}
        </Link>
      </li>
    );
  return entries.map(({ id, title }) => (
    <li key={id}>
      <Link href={entryPath(game, lang, id)} prefetch={false} className={className}>
        {typeset(title)}
      </Link>
    </li>
  ));
}
