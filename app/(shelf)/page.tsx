// The home page in the first language of the site: /.
import { getLangs } from '../compiled-site';
import { ShelfPage, shelfMetadata } from '../home-page';

export const generateMetadata = () => shelfMetadata(getLangs()[0]);

export default function Page() {
  return <ShelfPage lang={getLangs()[0]} />;
}
