// The strings of all languages in one object. Written by scripts/setup/generate-language-list.mjs, never by hand.
import { strings as en } from './en';
import { deciding as enDeciding } from './en-decisions';
import { editor as enEditor } from './en-editor';
import { modules as enModules } from './en-modules';
import { finder as enFinder, install as enInstall, offline as enOffline } from './en-offline';
import { privateBooks as enPrivateBooks } from './en-private-books';
import type { Lang } from './language-list';
import { strings as ru } from './ru';
import { deciding as ruDeciding } from './ru-decisions';
import { editor as ruEditor } from './ru-editor';
import { modules as ruModules } from './ru-modules';
import { finder as ruFinder, install as ruInstall, offline as ruOffline } from './ru-offline';
import { privateBooks as ruPrivateBooks } from './ru-private-books';
import type { PlainStrings } from './uk';
import { strings as uk } from './uk';
import type { DecidingStrings } from './uk-decisions';
import { deciding as ukDeciding } from './uk-decisions';
import type { EditorStrings } from './uk-editor';
import { editor as ukEditor } from './uk-editor';
import type { ModulesStrings } from './uk-modules';
import { modules as ukModules } from './uk-modules';
import type { OfflineStrings } from './uk-offline';
import { finder as ukFinder, install as ukInstall, offline as ukOffline } from './uk-offline';
import type { PrivateBookStrings } from './uk-private-books';
import { privateBooks as ukPrivateBooks } from './uk-private-books';

export type Strings = PlainStrings &
  OfflineStrings &
  DecidingStrings &
  EditorStrings &
  ModulesStrings &
  PrivateBookStrings;

export const STRINGS: Record<Lang, Strings> = {
  uk: {
    ...uk,
    deciding: ukDeciding,
    editor: ukEditor,
    finder: ukFinder,
    install: ukInstall,
    modules: ukModules,
    offline: ukOffline,
    privateBooks: ukPrivateBooks,
  },
  en: {
    ...en,
    deciding: enDeciding,
    editor: enEditor,
    finder: enFinder,
    install: enInstall,
    modules: enModules,
    offline: enOffline,
    privateBooks: enPrivateBooks,
  },
  ru: {
    ...ru,
    deciding: ruDeciding,
    editor: ruEditor,
    finder: ruFinder,
    install: ruInstall,
    modules: ruModules,
    offline: ruOffline,
    privateBooks: ruPrivateBooks,
  },
};
