// The page for private books in every language except the first one: /shelf/ru/own/.
import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { PrivateBooksPage, privateBooksMetadata } from '../../../private-books-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateBooksMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <PrivateBooksPage lang={(await params).lang} />;
}
