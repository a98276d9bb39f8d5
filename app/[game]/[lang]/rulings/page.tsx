// The page with the rulings of later documents, such as a FAQ: /outer-rim/uk/rulings/.
import type { Metadata } from 'next';
import { EditionHeader } from '@/components/page/edition-header';
import { RulingsView } from '@/components/rulings/rulings-view';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getEdition, getRulings } from '../../../compiled-site';
import '../../../styles/differences.css';

/** Only an edition with rulings of later documents has this page. */
export const generateStaticParams = () =>
  editionParams('rulings').filter(({ game, lang }) => getEdition(game, lang).rulings);

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { title, intro } = stringsOf(edition.lang).rulings;
  return { title: `${title} — ${edition.name}`, description: intro };
}

export default async function RulingsPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="rulings" />
      <RulingsView edition={edition} rulings={getRulings(game, lang)} />
    </>
  );
}
