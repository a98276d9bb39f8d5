// The bar at the top of a page: back link, language toggle, settings.
import type { ReactNode } from 'react';

interface HeaderProps {
  back: ReactNode;
  /** Whether the bar is as wide as the text of a page with two columns. */
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
