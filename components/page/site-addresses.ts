// The functions of lib/core/addresses.ts with the settings of this build.
import * as addresses from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { SETTINGS } from './build-settings';

export * from './build-settings';

export const offlinePath = (lang: Lang): string => addresses.offlinePath(lang, SETTINGS);
export const aboutPath = (lang: Lang): string => addresses.aboutPath(lang, SETTINGS);
export const absolute = (path: string, origin = SETTINGS.origin): string =>
  addresses.absolute(path, { ...SETTINGS, origin });
export const addBookPath = (lang: Lang): string => addresses.addBookPath(lang, SETTINGS);
