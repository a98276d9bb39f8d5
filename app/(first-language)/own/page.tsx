// The page for private books in the first language of the site: /own/.
import { getLangs } from '../../compiled-site';
import { PrivateBooksPage, privateBooksMetadata } from '../../private-books-page';

export const generateMetadata = () => privateBooksMetadata(getLangs()[0]);

export default function Page() {
  return <PrivateBooksPage lang={getLangs()[0]} />;
}
