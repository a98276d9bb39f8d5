import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { getLangs } from '../../compiled-site';
import { ShelfPage, shelfMetadata } from '../../shelf-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export const dynamicParams = false;

/** Where there is one language only, a page that nothing leads to: an export wants at least one. */
export const generateStaticParams = () => {
  const [home, ...others] = getLangs();
  return (others.length ? others : [home]).map((lang) => ({ lang }));
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return shelfMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <ShelfPage lang={(await params).lang} />;
}
