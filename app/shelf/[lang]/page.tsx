import type { Metadata } from 'next';
import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/languages';
import { ShelfPage, shelfMetadata } from '../../shelf-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => ({ lang }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return shelfMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <ShelfPage lang={(await params).lang} />;
}
