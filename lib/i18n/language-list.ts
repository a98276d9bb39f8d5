// Lists every language that has a file in this folder. Written by scripts/setup/generate-language-list.mjs, never by hand.
import type { LanguageInfo } from './language';

export type Lang = 'uk' | 'en' | 'ru';

export const LANGUAGES: Record<Lang, LanguageInfo> = {
  uk: { name: 'Українська', short: 'УК', foreignLetters: 'ыэёъ' },
  en: { name: 'English', short: 'EN' },
  ru: { name: 'Русский', short: 'РУ', foreignLetters: 'іїєґ' },
};
