// The tags a chat reads to show a link to this page.
import { type Preview, toMetaTags } from '@/lib/sharing/preview-meta';

export function PreviewTags({ preview }: { preview: Preview }) {
  return toMetaTags(preview).map(({ key, name, content }) => (
    <meta key={name} {...{ [key]: name }} content={content} />
  ));
}
