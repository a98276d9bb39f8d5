// The layout of the pages that belong to no game, in every language except the first one: /shelf/ru/ and below.
import type { ReactNode } from 'react';
import { homeGames } from '@/components/home/home-games';
import { Document } from '@/components/page/document';
import { isLang } from '@/lib/core/languages';
import { getGames, getLangs } from '../../compiled-site';
import '../../globals.css';

interface Props {
  params: Promise<{ lang: string }>;
  children: ReactNode;
}

export default async function ShelfLanguageLayout({ params, children }: Props) {
  const { lang: segment } = await params;
  const lang = isLang(segment) ? segment : getLangs()[0];
  return (
    <Document lang={lang} colours={homeGames(getGames(), lang)}>
      {children}
    </Document>
  );
}
