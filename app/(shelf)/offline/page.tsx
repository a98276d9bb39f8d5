import { OfflinePage, offlineMetadata } from '../../offline-page';
import { getLangs } from '../../site';

export const generateMetadata = () => offlineMetadata(getLangs()[0]);

export default function Page() {
  return <OfflinePage lang={getLangs()[0]} />;
}
