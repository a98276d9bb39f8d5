// The functions of lib/navigation/editor-addresses.ts, called with the settings of this build.

import type { Lang } from '@/lib/core/languages';
import * as addresses from '@/lib/navigation/editor-addresses';
import { SETTINGS } from './build-settings';

export const editPath = (lang: Lang, game: string, edition: string, target?: string): string =>
  addresses.editPath(lang, SETTINGS, game, edition, target);
export const editorPath = (lang: Lang): string => addresses.editorPath(lang, SETTINGS);
