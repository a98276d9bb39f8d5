import { getLangs } from '../compiled-site';
import { ShelfPage, shelfMetadata } from '../shelf-page';

export const generateMetadata = () => shelfMetadata(getLangs()[0]);

export default function Page() {
  return <ShelfPage lang={getLangs()[0]} />;
}
