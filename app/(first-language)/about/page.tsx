// The page about the site in the first language of the site: /about/.
import { AboutPage, aboutMetadata } from '../../about-page';
import { getLangs } from '../../compiled-site';

export const generateMetadata = () => aboutMetadata(getLangs()[0]);

export default function Page() {
  return <AboutPage lang={getLangs()[0]} />;
}
