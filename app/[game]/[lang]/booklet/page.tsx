// The page with a whole edition for printing: /outer-rim/uk/booklet/.
import type { Metadata } from 'next';
import { EditionHeader } from '@/components/page/edition-header';
import { BookletView } from '@/components/reading/booklet-view';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getBooklet, getEdition } from '../../../compiled-site';
import '../../../styles/booklet.css';

export const generateStaticParams = () => editionParams('booklet');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { bookletTitle, bookletIntro } = stringsOf(edition.lang).print;
  return { title: bookletTitle(edition.name), description: bookletIntro, robots: 'noindex' };
}

export default async function BookletPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="booklet" />
      <BookletView edition={edition} booklet={getBooklet(game, lang)} />
    </>
  );
}
