// Every language there is a file for. Written by scripts/list-languages.mjs, never by hand.
import { language as enLanguage, strings as enStrings } from '@/lib/interface/en';
import { language as ruLanguage, strings as ruStrings } from '@/lib/interface/ru';
import { language as ukLanguage, strings as ukStrings } from '@/lib/interface/uk';
import type { Language } from './language';

export type Lang = 'uk' | 'en' | 'ru';

export const LANGUAGES: Record<Lang, Language> = { uk: ukLanguage, en: enLanguage, ru: ruLanguage };

export const STRINGS: Record<Lang, typeof ukStrings> = { uk: ukStrings, en: enStrings, ru: ruStrings };
