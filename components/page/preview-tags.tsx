// The meta tags from which chats make a link preview of this page.
import { SETTINGS } from '@/components/page/site-addresses';
import { type Preview, toMetaTags } from '@/lib/sharing/preview-meta-tags';

export function PreviewTags({ preview }: { preview: Preview }) {
  return toMetaTags(preview, SETTINGS).map(({ key, name, content }) => (
    <meta key={name} {...{ [key]: name }} content={content} />
  ));
}
