// The page with the list of a game's terms in every language of the game and in English: /outer-rim/uk/terms/.
import type { Metadata } from 'next';
import { TermsView } from '@/components/languages/terms-view';
import { EditionHeader } from '@/components/page/edition-header';
import { stringsOf } from '@/lib/i18n';
import { termLanguages, termsOf } from '@/lib/navigation/term-list';
import { type EditionProps, editionParams, getEdition } from '../../../compiled-site';
import '../../../styles/terms.css';

export const generateStaticParams = () => editionParams('terms');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { terms } = stringsOf(edition.lang);
  const languages = termLanguages(edition).map(terms.column).join(', ');
  return { title: terms.titleOf(edition.name), description: terms.description(edition.name, languages) };
}

export default async function TermsPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const others = edition.languages
    .filter((one) => one.lang !== edition.lang)
    .map((one) => getEdition(game, one.lang));
  return (
    <>
      <EditionHeader edition={edition} page="terms" />
      <TermsView edition={edition} rows={termsOf(edition, others)} />
    </>
  );
}
