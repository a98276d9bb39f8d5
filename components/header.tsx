// The bar at the top of a game's pages: the way back, whose rules these are, and the language toggle.
import Link from 'next/link';
import type { ReactNode } from 'react';

interface HeaderProps {
  backTo: string;
  backLabel: string;
  name: string;
  /** As wide as a page of two columns. */
  wide?: boolean;
  children?: ReactNode;
}

export function Header({ backTo, backLabel, name, wide = false, children }: HeaderProps) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper print:hidden">
      <div className={`mx-auto flex h-13 items-center gap-1 pl-1 pr-3 ${wide ? 'max-w-5xl' : 'max-w-2xl'}`}>
        <Link
          href={backTo}
          prefetch={false}
          aria-label={backLabel}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-3 text-[0.9375rem] font-medium text-soft no-underline hover:text-ink"
        >
          <svg viewBox="0 0 24 24" className="icon shrink-0 text-ink" aria-hidden="true">
            <path d="M14.5 5L7.5 12l7 7" />
          </svg>
          <span className="truncate">{name}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}
