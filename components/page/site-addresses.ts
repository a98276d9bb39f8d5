// The functions of lib/core/addresses.ts, called with the settings of this build. The settings come from environment
// variables, which become constants when pages are rendered and when islands are bundled.
import * as addresses from '@/lib/core/addresses';
import { LANGS, type Lang } from '@/lib/core/languages';
import type { SiteSettings } from '@/lib/core/site-settings';

export const SETTINGS: SiteSettings = {
  basePath: process.env.BASE_PATH ?? '',
  origin: process.env.SITE_ORIGIN ?? '',
  homeLang: (process.env.HOME_LANG ?? LANGS[0]) as Lang,
  historyUrl: process.env.HISTORY_URL ?? '',
  reportUrl: process.env.REPORT_URL ?? '',
};

export const shelfPath = (lang: Lang): string => addresses.shelfPath(lang, SETTINGS);
export const offlinePath = (lang: Lang): string => addresses.offlinePath(lang, SETTINGS);
export const aboutPath = (lang: Lang): string => addresses.aboutPath(lang, SETTINGS);
export const withBase = (path: string): string => addresses.withBase(path, SETTINGS);
export const absolute = (path: string, origin = SETTINGS.origin): string =>
  addresses.absolute(path, { ...SETTINGS, origin });
export const addBookPath = (lang: Lang): string => addresses.addBookPath(lang, SETTINGS);
export const findTarget = (link: addresses.LinkAddress) => addresses.findTarget(link, SETTINGS);
export const pageAddress = (page: { pathname: string; search: string }) =>
  addresses.pageAddress(page, SETTINGS);
