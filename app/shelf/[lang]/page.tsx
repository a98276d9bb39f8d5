// The home page in every language except the first one: /shelf/ru/.
import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { getLangs } from '../../compiled-site';
import { HomePage, homeMetadata } from '../../home-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export const dynamicParams = false;

/**
 * Next requires at least one page for a dynamic route. A site with only one language therefore has a second copy of its
 * home page at this route. No page links to this copy.
 */
export const generateStaticParams = () => {
  const [home, ...others] = getLangs();
  return (others.length ? others : [home]).map((lang) => ({ lang }));
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <HomePage lang={(await params).lang} />;
}
