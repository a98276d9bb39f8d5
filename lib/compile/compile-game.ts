// Compiles one valid game to all its outputs: the data of its pages, the data for search and previews in the browser,
// the booklet for printing, the comparisons of editions, and the share pages of rules.
import { parsePublishedIds } from '../content/published-ids';
import { entriesOf, type RegisteredGame } from '../content/registry';
import { innerSvg, toGameData } from '../content/to-game-data';
import type { AddressSettings } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import type {
  SiteBooklet,
  SiteDifferences,
  SiteEdition,
  SiteEntry,
  SiteGame,
  SiteRulings,
  SiteSideBySide,
} from '../data/site-data-types';
import { listRuleSharePages } from '../sharing/list-rule-share-pages';
import type { RuleSharePage } from '../sharing/rule-share-page';
import { compileBooklet } from './compile-booklet';
import { type CompileCache, createBuildCache } from './compile-cache';
import { compileDifferences, countNotes } from './compile-differences';
import { compileEdition } from './compile-edition';
import { compileRulings, countRulings } from './compile-rulings';
import { compileSideBySide } from './compile-side-by-side';

export interface CompileOptions {
  settings: AddressSettings;
  /** Returns a short hash of the text. */
  hash: (text: string) => string;
  /** Date of the last change to each file, by its path inside the content folder: `outer-rim/uk/patrols.md`. */
  changes?: ReadonlyMap<string, string>;
  /** Text of the game's published.txt. */
  published?: string;
  /** Cache of rendered entries. If absent, each entry is rendered once for each of its outputs. */
  cache?: CompileCache;
}

export interface CompiledEdition {
  lang: Lang;
  edition: SiteEdition;
  entries: Record<string, SiteEntry>;
  data: GameData;
  booklet: SiteBooklet;
  /** Differences from the other editions, taken from the notes of this edition. */
  differences: SiteDifferences;
  /** The rulings of later documents about the rules of this edition. */
  rulings: SiteRulings;
  /** Data of the pages that show this edition side by side with each other edition of the game. */
  sideBySide: { other: Lang; entries: SiteSideBySide }[];
  /** The share pages of single rules, by path. */
  rulePages: Map<string, RuleSharePage>;
}

export interface CompiledGame {
  /** Data of the game for the home page. */
  game: SiteGame;
  editions: CompiledEdition[];
}

export function compileGame(game: RegisteredGame, given: CompileOptions): CompiledGame {
  const options = { ...given, cache: given.cache ?? createBuildCache() };
  const langs = game.fields.languages.filter(isLang).filter((lang) => entriesOf(game, lang).length > 0);
  const editions = langs.map((lang) => compileEditionOutputs(game, lang, langs, options));
  const { players, colour, emblem, nicknames } = game.fields;
  const drawing = emblem && innerSvg(game.drawings.get(emblem) ?? '');
  return {
    game: {
      id: game.id,
      players,
      colour,
      ...(drawing && { emblem: drawing }),
      ...(nicknames && { nicknames }),
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
  { settings, hash, changes, published = '', cache }: CompileOptions & { cache: CompileCache },
): CompiledEdition {
  const data = toGameData(game, lang, hash);
  const { edition, entries } = compileEdition(game, lang, settings, cache);
  for (const { id, ...words } of data.entries) {
    const changed = changes?.get(`${game.id}/${lang}/${id}.md`);
    const version = hash(JSON.stringify(words)).slice(0, 8);
    Object.assign(entries[id] ?? {}, { version }, changed && { changed });
  }
  const differences = compileDifferences(game, lang);
  const differing = countNotes(differences);
  const rulings = compileRulings(game, lang);
  const ruled = countRulings(rulings);
  let rulePages: CompiledEdition['rulePages'] | undefined;
  return {
    lang,
    edition: { ...edition, ...(differing && { differing }), ...(ruled && { rulings: ruled }) },
    entries,
    data,
    booklet: compileBooklet(game, lang, settings, cache),
    differences,
    rulings,
    sideBySide: langs
      .filter((other) => other !== lang)
      .map((other) => ({ other, entries: compileSideBySide(game, [lang, other], settings, cache) })),
    /** Compute the share pages on first access, because the development server does not need them. */
    get rulePages() {
      rulePages ??= listRuleSharePages({ edition, data }, parsePublishedIds(published));
      return rulePages;
    },
  };
}
