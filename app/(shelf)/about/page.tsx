import { AboutPage, aboutMetadata } from '../../about-page';
import { getLangs } from '../../compiled-site';

export const generateMetadata = () => aboutMetadata(getLangs()[0]);

export default function Page() {
  return <AboutPage lang={getLangs()[0]} />;
}
