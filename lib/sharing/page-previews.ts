// Composes the titles and descriptions of pages, for the `<head>` element and for link previews in chats.

import { entryPath, gamePath, homePath, homePreviewPath, previewPath } from '../core/addresses';
import type { Lang } from '../core/languages';
import type { SiteSettings } from '../core/site-settings';
import type { SiteEdition, SiteEntry } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import type { Preview } from './preview-meta-tags';

/**
 * Describes an entry by its first rule, and a redirect by its targets. The preview of a locked entry reveals nothing.
 */
export function previewOf(edition: SiteEdition, entry: SiteEntry): Preview {
  const { game, lang, name } = edition;
  const { siteName, lockedTitle, lockedText } = stringsOf(lang);
  const common = { site: siteName, path: entryPath(game, lang, entry.id) };
  const [to] = entry.see;
  const target = to?.entry;
  if (entry.locked || target?.locked)
    return {
      ...common,
      title: `${lockedTitle} — ${name}`,
      description: lockedText((entry.locked ?? target?.locked)?.name ?? ''),
      picture: previewPath(game, lang),
      pictureAlt: name,
    };
  return {
    ...common,
    title: `${entry.title} — ${name}`,
    description: entry.description || (to?.opening ?? ''),
    picture: previewPath(game, lang, target?.id ?? entry.id),
    pictureAlt: `${(target ?? entry).title} — ${name}`,
  };
}

export function gamePreview({ game, lang, title, book, entryCount, ruleCount }: SiteEdition): Preview {
  const strings = stringsOf(lang);
  return {
    site: strings.siteName,
    title: `${title} — ${strings.siteName}`,
    description: `${book.title}: ${strings.counts(entryCount, ruleCount)}. ${strings.tagline}.`,
    path: gamePath(game, lang),
    picture: previewPath(game, lang),
    pictureAlt: title,
  };
}

export function homePreview(lang: Lang, settings: Pick<SiteSettings, 'homeLang'>): Preview {
  const { siteName, tagline, shelfIntro } = stringsOf(lang);
  return {
    site: siteName,
    title: `${siteName}: ${tagline.toLocaleLowerCase(lang)}`,
    description: shelfIntro,
    path: homePath(lang, settings),
    picture: homePreviewPath(lang),
    pictureAlt: siteName,
  };
}
