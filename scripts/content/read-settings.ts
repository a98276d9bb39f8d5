// What the environment tells a build, read in one place and handed on.
import { LANGS, type Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';

/** `langs`: the languages the site can be read in; the first has the shelf at the root. */
export const readSettings = (langs: readonly Lang[]): SiteSettings => ({
  basePath: process.env.BASE_PATH ?? '',
  origin: process.env.SITE_ORIGIN ?? '',
  homeLang: langs[0] ?? (LANGS[0] as Lang),
  historyUrl: process.env.HISTORY_URL ?? '',
  reportUrl: process.env.REPORT_URL ?? '',
});
