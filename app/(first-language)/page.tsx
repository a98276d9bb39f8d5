// The home page in the first language of the site: /.
import { getLangs } from '../compiled-site';
import { HomePage, homeMetadata } from '../home-page';

export const generateMetadata = () => homeMetadata(getLangs()[0]);

export default function Page() {
  return <HomePage lang={getLangs()[0]} />;
}
