// The main heading (h1) of a page.
import type { ReactNode } from 'react';

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight text-balance">{children}</h1>
);
