import { getLangs } from '../../compiled-site';
import { OfflinePage, offlineMetadata } from '../../offline-page';

export const generateMetadata = () => offlineMetadata(getLangs()[0]);

export default function Page() {
  return <OfflinePage lang={getLangs()[0]} />;
}
