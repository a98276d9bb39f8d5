// The meta tags for link previews: one list for rendered pages and for share pages.
import { absolute } from '../core/addresses';
import type { SiteSettings } from '../core/site-settings';

/** The size from which every chat crops its image. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

export interface Preview {
  /** The source: the site, or the game with entry and page. */
  site: string;
  title: string;
  description: string;
  /** The path of the page. */
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
    // A relative address would be invalid here; without the tag, chats use the address of the page.
    ...(settings.origin ? [og('url', absolute(path, settings))] : []),
    og('image', absolute(picture, settings)),
    og('image:width', String(PREVIEW_SIZE.width)),
    og('image:height', String(PREVIEW_SIZE.height)),
    og('image:alt', pictureAlt),
    { key: 'name', name: 'twitter:card', content: 'summary_large_image' },
  ];
}
