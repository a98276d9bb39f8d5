// The page about the site in every language except the first one: /shelf/ru/about/.
import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { AboutPage, aboutMetadata } from '../../../about-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return aboutMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <AboutPage lang={(await params).lang} />;
}
