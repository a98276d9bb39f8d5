// The Offline page in the first language of the site: /offline/.
import { getLangs } from '../../compiled-site';
import { OfflinePage, offlineMetadata } from '../../offline-page';

export const generateMetadata = () => offlineMetadata(getLangs()[0]);

export default function Page() {
  return <OfflinePage lang={getLangs()[0]} />;
}
