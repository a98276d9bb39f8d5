// The Offline page in every language except the first one: /shelf/ru/offline/.
import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { OfflinePage, offlineMetadata } from '../../../offline-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return offlineMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <OfflinePage lang={(await params).lang} />;
}
