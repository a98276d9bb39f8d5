// Lists the meta tags for link previews in chats. The pages that Next renders and the share pages use the same tags.
import { absolute } from '../core/addresses';
import type { SiteSettings } from '../core/site-settings';

/** Size of a preview image, in pixels. It is the usual size of Open Graph images. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

export interface Preview {
  /** Source of the text: the name of the site, or the game with the entry and page. */
  site: string;
  title: string;
  description: string;
  /** Path of the page, without the base path. */
  path: string;
  picture: string;
  pictureAlt: string;
}

export interface MetaTag {
  key: 'property' | 'name';
  name: string;
  content: string;
}

export function toMetaTags(
  { site, title, description, path, picture, pictureAlt }: Preview,
  settings: Pick<SiteSettings, 'basePath' | 'origin'>,
): MetaTag[] {
  const og = (name: string, content: string): MetaTag => ({
    key: 'property',
    name: `og:${name}`,
    content,
  });
  return [
    og('type', 'article'),
    og('site_name', site),
    og('title', title),
    og('description', description),
    // `og:url` must be an absolute address, so it needs the setting `origin`. Without this tag, chat apps use the
    // address of the page.
    ...(settings.origin ? [og('url', absolute(path, settings))] : []),
    og('image', absolute(picture, settings)),
    og('image:width', String(PREVIEW_SIZE.width)),
    og('image:height', String(PREVIEW_SIZE.height)),
    og('image:alt', pictureAlt),
    { key: 'name', name: 'twitter:card', content: 'summary_large_image' },
  ];
}
