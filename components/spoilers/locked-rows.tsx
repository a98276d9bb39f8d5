// One row that stands for all entries that are locked until the same point of the campaign. When the reader unlocks
// this point, the island spoilers/unlocked replaces the row with the titles of the entries.
import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { SiteLink } from '@/lib/data/site-data-types';

interface LockedRowsProps {
  game: string;
  lang: string;
  link: SiteLink;
  className: string;
}

export const LockedRows = ({ game, lang, link, className }: LockedRowsProps) => (
  <li data-opened="rows" data-until={link.until}>
    <a href={withBase(targetPath(game, lang, link.target))} className={className}>
      <svg viewBox="0 0 24 24" className="icon mr-2 shrink-0 text-soft" aria-hidden="true">
        <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
      </svg>
      {link.title}
    </a>
  </li>
);
