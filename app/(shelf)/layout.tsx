import type { ReactNode } from 'react';
import { Document } from '@/components/document';
import { LanguageScript } from '@/components/language-script';
import { DEFAULT_LANG } from '@/lib/languages';
import { fontClasses } from '../fonts';
import '../globals.css';

export default function ShelfLayout({ children }: { children: ReactNode }) {
  return (
    <Document lang={DEFAULT_LANG} fontClasses={fontClasses} head={<LanguageScript />}>
      {children}
    </Document>
  );
}
