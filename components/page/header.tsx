// The bar at the top of a game's pages: the way back, whose rules these are, and the language toggle.
import type { ReactNode } from 'react';

interface HeaderProps {
  /** The way back. */
  back: ReactNode;
  /** As wide as a page of two columns. */
  wide?: boolean;
  children?: ReactNode;
}

export function Header({ back, wide = false, children }: HeaderProps) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper print:hidden">
      <div className={`mx-auto flex h-13 items-center gap-1 pl-1 pr-3 ${wide ? 'max-w-5xl' : 'max-w-2xl'}`}>
        {back}
        {children}
      </div>
    </header>
  );
}
