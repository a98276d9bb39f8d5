// The page with the house rules and interpretations of a group of players: /outer-rim/uk/decisions/.
import type { Metadata } from 'next';
import { DecisionsView } from '@/components/decisions/decisions-view';
import { EditionHeader } from '@/components/page/edition-header';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getEdition } from '../../../compiled-site';

export const generateStaticParams = () => editionParams('decisions');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { decisions, deciding } = stringsOf(edition.lang);
  return {
    title: `${decisions.title} — ${edition.name}`,
    description: deciding.intro,
    robots: 'noindex',
  };
}

export default async function DecisionsPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="decisions" />
      <DecisionsView game={game} lang={edition.lang} name={edition.name} />
    </>
  );
}
