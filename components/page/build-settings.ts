// The settings of this build, and the functions of lib/core/parse-address.ts with these settings. The settings come
// from environment variables, which the build replaces with constants. Every page of the site loads this code, so it
// omits the settings `offerUrl` and `ruleSharing`, which few pages need.
import { LANGS, type Lang } from '@/lib/core/languages';
import * as parsed from '@/lib/core/parse-address';
import type { SiteSettings } from '@/lib/core/site-settings';

export const SETTINGS: Omit<SiteSettings, 'offerUrl' | 'ruleSharing'> = {
  basePath: process.env.BASE_PATH ?? '',
  origin: process.env.SITE_ORIGIN ?? '',
  homeLang: (process.env.HOME_LANG ?? LANGS[0]) as Lang,
  historyUrl: process.env.HISTORY_URL ?? '',
  reportUrl: process.env.REPORT_URL ?? '',
};

export const homePath = (lang: Lang): string => parsed.homePath(lang, SETTINGS);
export const withBase = (path: string): string => parsed.withBase(path, SETTINGS);
export const findTarget = (link: parsed.LinkAddress) => parsed.findTarget(link, SETTINGS);
export const pageAddress = (page: { pathname: string; search: string }) => parsed.pageAddress(page, SETTINGS);
