import { OwnPage, ownMetadata } from '../../own-page';
import { getLangs } from '../../site';

export const generateMetadata = () => ownMetadata(getLangs()[0]);

export default function Page() {
  return <OwnPage lang={getLangs()[0]} />;
}
