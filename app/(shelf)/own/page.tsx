import { getLangs } from '../../compiled-site';
import { OwnPage, ownMetadata } from '../../private-books-page';

export const generateMetadata = () => ownMetadata(getLangs()[0]);

export default function Page() {
  return <OwnPage lang={getLangs()[0]} />;
}
