// The page with the pinned rules and the recently read entries of a game: /outer-rim/uk/tonight/.
import type { Metadata } from 'next';
import { EditionHeader } from '@/components/page/edition-header';
import { PinnedView } from '@/components/pinned/pinned-view';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getEdition } from '../../../compiled-site';

export const generateStaticParams = () => editionParams('tonight');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { title, intro } = stringsOf(edition.lang).tonight;
  return { title: `${title} — ${edition.name}`, description: intro, robots: 'noindex' };
}

export default async function TonightPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="tonight" />
      <PinnedView game={game} lang={edition.lang} name={edition.name} modules={edition.modules} />
    </>
  );
}
