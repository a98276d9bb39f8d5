import { DEFAULT_LANG } from '@/lib/languages';
import { ShelfPage, shelfMetadata } from '../shelf-page';

export const metadata = shelfMetadata(DEFAULT_LANG);

export default function Page() {
  return <ShelfPage lang={DEFAULT_LANG} />;
}
