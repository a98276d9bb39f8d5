// The meta tags (Open Graph) from which chat apps make a link preview of the page.
import { SETTINGS } from '@/components/page/site-addresses';
import { type Preview, toMetaTags } from '@/lib/sharing/preview-meta-tags';

export function PreviewTags({ preview }: { preview: Preview }) {
  return toMetaTags(preview, SETTINGS).map(({ key, name, content }) => (
    <meta key={name} {...{ [key]: name }} content={content} />
  ));
}
