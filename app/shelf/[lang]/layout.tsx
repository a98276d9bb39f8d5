import type { ReactNode } from 'react';
import { Document } from '@/components/document';
import { DEFAULT_LANG, isLang } from '@/lib/languages';
import { fontClasses } from '../../fonts';
import '../../globals.css';

interface Props {
  params: Promise<{ lang: string }>;
  children: ReactNode;
}

export default async function ShelfLanguageLayout({ params, children }: Props) {
  const { lang } = await params;
  return (
    <Document lang={isLang(lang) ? lang : DEFAULT_LANG} fontClasses={fontClasses}>
      {children}
    </Document>
  );
}
