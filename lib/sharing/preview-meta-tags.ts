// The tags that chats read from a page to show its preview: one list for framework pages and for tiny ones.
import { absolute } from '../core/addresses';
import type { SiteSettings } from '../core/site-settings';

/** What every chat cuts its picture from. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

export interface Preview {
  /** Who speaks: the site, or the game with entry and page. */
  site: string;
  title: string;
  description: string;
  /** The page's own path. */
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
    // A relative one would be taken for a mistake; the page's own address is right without it.
    ...(settings.origin ? [og('url', absolute(path, settings))] : []),
    og('image', absolute(picture, settings)),
    og('image:width', String(PREVIEW_SIZE.width)),
    og('image:height', String(PREVIEW_SIZE.height)),
    og('image:alt', pictureAlt),
    { key: 'name', name: 'twitter:card', content: 'summary_large_image' },
  ];
}
