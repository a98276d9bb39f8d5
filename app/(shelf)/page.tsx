import { ShelfPage, shelfMetadata } from '../shelf-page';
import { getLangs } from '../site';

export const generateMetadata = () => shelfMetadata(getLangs()[0]);

export default function Page() {
  return <ShelfPage lang={getLangs()[0]} />;
}
