// The `<link>` tags for search engines: the canonical address of a page and its versions in other languages.
import { absolute } from '@/components/page/site-addresses';

interface CanonicalLinkTagsProps {
  canonical: string;
  alternates: readonly { lang: string; path: string }[];
}

export function CanonicalLinkTags({ canonical, alternates }: CanonicalLinkTagsProps) {
  return (
    <>
      <link rel="canonical" href={absolute(canonical)} />
      {alternates.length > 1 &&
        alternates.map(({ lang, path }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={absolute(path)} />
        ))}
    </>
  );
}
