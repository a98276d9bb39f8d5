// The offline fallback page. If the network fails, the service worker shows this page instead of a page that is not
// stored on the device.
import type { Metadata } from 'next';
import { OfflineFallback } from '@/components/offline/offline-fallback';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { fallbackPath } from '@/lib/offline/offline-manifest';
import { getGames, getLangs } from '../../compiled-site';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => getLangs().map((lang) => ({ lang }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pageTitle, pageText } = stringsOf((await params).lang).offline.notKept;
  return { title: pageTitle, description: pageText, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { lang } = await params;
  const names = getGames().map(({ id, editions }) => ({
    id,
    name: (editions.find((edition) => edition.lang === lang) ?? editions[0])?.name ?? id,
  }));
  return (
    <>
      <CanonicalLinkTags canonical={fallbackPath(lang)} alternates={[]} />
      <OfflineFallback lang={lang} games={names} />
    </>
  );
}
