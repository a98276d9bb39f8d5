// Everything that is made of one sound game: what its pages show, what its readers' devices keep, what is shared of it.
import { parsePublished } from '../content/published-ids';
import { entriesOf, type RegisteredGame } from '../content/registry';
import { innerDrawing, toGameData } from '../content/to-game-data';
import type { AddressSettings } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import type {
  SiteBooklet,
  SiteDifferences,
  SiteEdition,
  SiteEntry,
  SiteGame,
  SiteSideBySide,
} from '../data/site-data';
import { rulePagesOf } from '../sharing/list-rule-share-pages';
import type { RulePage } from '../sharing/rule-share-page';
import { compileBooklet } from './compile-booklet';
import { NO_CACHE } from './compile-cache';
import { compileDifferences, countNotes } from './compile-differences';
import { compileEdition } from './compile-edition';
import { compileSideBySide } from './compile-side-by-side';

export interface CompileOptions {
  settings: AddressSettings;
  /** Short name of a text's content: equal texts, equal names. */
  hash: (text: string) => string;
  /** Day of each file's last change, by its path inside the content folder: `outer-rim/uk/patrols.md`. */
  changes?: ReadonlyMap<string, string>;
  /** Text of the game's lock of published addresses. */
  published?: string;
  memory?: typeof NO_CACHE;
}

export interface CompiledEdition {
  lang: Lang;
  edition: SiteEdition;
  entries: Record<string, SiteEntry>;
  data: GameData;
  booklet: SiteBooklet;
  /** What its notes say of the other editions. */
  differences: SiteDifferences;
  /** The edition beside each other one of its game. */
  sides: { other: Lang; sides: SiteSideBySide }[];
  /** Address to the tiny page that is shared. */
  rulePages: Map<string, RulePage>;
}

export interface CompiledGame {
  /** The shelf's line. */
  game: SiteGame;
  editions: CompiledEdition[];
}

export function compileGame(game: RegisteredGame, options: CompileOptions): CompiledGame {
  const langs = game.fields.languages.filter(isLang).filter((lang) => entriesOf(game, lang).length > 0);
  const editions = langs.map((lang) => compileEditionOutputs(game, lang, langs, options));
  const { players, colour, emblem } = game.fields;
  const drawing = emblem && innerDrawing(game.drawings.get(emblem) ?? '');
  return {
    game: {
      id: game.id,
      players,
      colour,
      ...(drawing && { emblem: drawing }),
      editions: editions.map(({ lang, edition: { name, title, entryCount, ruleCount } }) => ({
        lang,
        name,
        title,
        entryCount,
        ruleCount,
      })),
    },
    editions,
  };
}

function compileEditionOutputs(
  game: RegisteredGame,
  lang: Lang,
  langs: readonly Lang[],
  { settings, hash, changes, published = '', memory = NO_CACHE }: CompileOptions,
): CompiledEdition {
  const data = toGameData(game, lang, hash);
  const { edition, entries } = compileEdition(game, lang, settings, memory);
  for (const { id, ...words } of data.entries) {
    const changed = changes?.get(`${game.id}/${lang}/${id}.md`);
    const version = hash(JSON.stringify(words)).slice(0, 8);
    Object.assign(entries[id] ?? {}, { version }, changed && { changed });
  }
  const differences = compileDifferences(game, lang);
  const differing = countNotes(differences);
  let rulePages: CompiledEdition['rulePages'] | undefined;
  return {
    lang,
    edition: { ...edition, ...(differing && { differing }) },
    entries,
    data,
    booklet: compileBooklet(game, lang, settings, memory),
    differences,
    sides: langs
      .filter((other) => other !== lang)
      .map((other) => ({ other, sides: compileSideBySide(game, [lang, other], settings, memory) })),
    /** Made when they are asked for: while somebody writes, nobody does. */
    get rulePages() {
      rulePages ??= rulePagesOf({ edition, data }, parsePublished(published));
      return rulePages;
    },
  };
}
