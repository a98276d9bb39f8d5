// Provides the games for the MCP server. Reads and checks the content folder, and builds the search index of an edition
// at its first search.
import { entriesOf, type Registry } from '../../lib/content/registry';
import { toGameData } from '../../lib/content/to-game-data';
import { isLang } from '../../lib/core/languages';
import type { GameData } from '../../lib/data/game-data';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { createIndex, type GameIndex } from '../../lib/search/index/create-index';
import { memoise } from '../../lib/search/memoise';
import { loadContent } from '../content/load-content';
import { sha256 } from '../files/hash.mjs';

export interface RuleLibrary {
  /** The editions of all games, in the order of the content folder. */
  editions: readonly GameData[];
  /** Returns the search index of an edition. */
  indexOf: (edition: GameData) => GameIndex;
}

/** Loads the content folder. If the content has errors, throws an error that lists all of them. */
export const loadRuleLibrary = async (): Promise<RuleLibrary> =>
  toRuleLibrary((await loadContent()).registry);

export function toRuleLibrary(registry: Registry): RuleLibrary {
  const editions = [...registry.values()].flatMap((game) =>
    game.fields.languages
      .filter(isLang)
      .filter((lang) => entriesOf(game, lang).length > 0)
      .map((lang) => toGameData(game, lang, (text) => sha256(text, 16))),
  );
  return { editions, indexOf: memoise((edition) => createIndex(edition, COLLOQUIAL[edition.lang])) };
}
