import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { OwnPage, ownMetadata } from '../../../private-books-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <OwnPage lang={(await params).lang} />;
}
