// The page with the differences between the printed books of a game: /outer-rim/uk/differences/.
import type { Metadata } from 'next';
import { DifferencesView } from '@/components/languages/differences-view';
import { EditionHeader } from '@/components/page/edition-header';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getDifferences, getEdition } from '../../../compiled-site';
import '../../../styles/differences.css';

/** Only an edition with notes about differences from another edition of the same game has this page. */
export const generateStaticParams = () =>
  editionParams('differences').filter(({ game, lang }) => getEdition(game, lang).differing);

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { title, intro } = stringsOf(edition.lang).differences;
  return { title: `${title} — ${edition.name}`, description: intro };
}

export default async function DifferencesPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="differences" />
      <DifferencesView edition={edition} differences={getDifferences(game, lang)} />
    </>
  );
}
