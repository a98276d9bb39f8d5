// The layout of the pages that belong to no game, in the first language of the site: /, /about/, /offline/, /own/.
import type { ReactNode } from 'react';
import { homeGames } from '@/components/home/home-games';
import { LanguageScript } from '@/components/languages/language-redirect-script';
import { Document } from '@/components/page/document';
import { getGames, getLangs } from '../compiled-site';
import '../globals.css';

export default function ShelfLayout({ children }: { children: ReactNode }) {
  const langs = getLangs();
  return (
    <Document
      lang={langs[0]}
      colours={homeGames(getGames(), langs[0])}
      head={<LanguageScript langs={langs} />}
    >
      {children}
    </Document>
  );
}
