import type { ReactNode } from 'react';
import { Document } from '@/components/document';
import { LanguageScript } from '@/components/language-script';
import { getGames, getLangs } from '../site';
import '../globals.css';

export default function ShelfLayout({ children }: { children: ReactNode }) {
  const langs = getLangs();
  return (
    <Document lang={langs[0]} colours={getGames()} head={<LanguageScript langs={langs} />}>
      {children}
    </Document>
  );
}
