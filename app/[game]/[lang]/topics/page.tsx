// The page with the topic map of a game: /outer-rim/uk/topics/.
import type { Metadata } from 'next';
import { TopicsView } from '@/components/game/topics-view';
import { EditionHeader } from '@/components/page/edition-header';
import { stringsOf } from '@/lib/i18n';
import { type EditionProps, editionParams, getEdition } from '../../../compiled-site';

export const generateStaticParams = () => editionParams('topics');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { title, intro } = stringsOf(edition.lang).topics;
  return { title: `${title} — ${edition.name}`, description: intro };
}

export default async function TopicsPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  return (
    <>
      <EditionHeader edition={edition} page="topics" />
      <TopicsView edition={edition} />
    </>
  );
}
