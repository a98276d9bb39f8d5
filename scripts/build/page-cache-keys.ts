// Lists every page that Next renders, with a cache key of all its inputs. A page whose key is in the cache is not
// rendered again. So the key must cover everything that the page reads from app/compiled-site.ts.
import type { CompiledEdition, CompiledGame } from '../../lib/compile/compile-game';
import {
  addBookPath,
  EDITION_PAGES,
  type EditionPage,
  editionPagePath,
  entryPath,
  gamePath,
  offlinePath,
  shelfPath,
  sideBySidePath,
} from '../../lib/core/addresses';
import { fallbackPath, NOT_FOUND_PATH } from '../../lib/offline/offline-manifest';
import { gameNames } from '../content/compiled-files';
import { contentHash } from '../files/hash';
import type { Build } from './build';
import { codeKey } from './code-cache-key';

export interface PageKey {
  /** Path of the page: `/outer-rim/uk/patrols/`. */
  path: string;
  key: string;
  /** Id of the game that the page belongs to, or '' for a page of no game. */
  game: string;
}

export function pageKeys(build: Build): PageKey[] {
  const games = build.games.map(({ game }) => game).sort((a, b) => a.id.localeCompare(b.id));
  const code = codeKey(build);
  const names = hashOf(gameNames(games));
  const key = (...inputs: string[]) => contentHash([code, names, ...inputs].join());
  const shelf = hashOf(games);
  const shell = [
    NOT_FOUND_PATH,
    ...build.langs.flatMap((lang) => [
      shelfPath(lang, build.settings),
      offlinePath(lang, build.settings),
      addBookPath(lang, build.settings),
      fallbackPath(lang),
    ]),
  ];
  return [
    ...shell.map((path) => ({ path, key: key(path, shelf), game: '' })),
    ...build.games.flatMap((game) =>
      gamePages(game).map(({ path, inputs }) => ({ path, key: key(path, ...inputs), game: game.game.id })),
    ),
  ];
}

/** Lists the pages of a game, each with the hashes of its inputs. */
function gamePages({ game, editions }: CompiledGame): { path: string; inputs: string[] }[] {
  const heads = new Map(editions.map(({ lang, edition }) => [lang, hashOf(edition)]));
  const headOf = (lang: CompiledEdition['lang']) => heads.get(lang) ?? '';
  return editions.flatMap(({ lang, edition, entries, booklet, differences, sideBySide }) => {
    const head = headOf(lang);
    /** Maps a page that reads more than the data of its edition to the hashes of the additional inputs. */
    const more: Partial<Record<EditionPage, string[]>> = {
      booklet: [hashOf(booklet)],
      differences: [hashOf(differences)],
      terms: [...heads.values()],
    };
    return [
      { path: gamePath(game.id, lang), inputs: [head] },
      ...EDITION_PAGES.filter((page) => page !== 'differences' || edition.differing).map((page) => ({
        path: editionPagePath(game.id, lang, page),
        inputs: [head, ...(more[page] ?? [])],
      })),
      ...Object.values(entries).map((entry) => ({
        path: entryPath(game.id, lang, entry.id),
        inputs: [head, hashOf(entry)],
      })),
      ...sideBySide.flatMap(({ other, entries: rows }) =>
        Object.entries(rows).map(([id, row]) => ({
          path: sideBySidePath(game.id, lang, other, id),
          inputs: [
            head,
            headOf(other),
            hashOf([row, entries[id], editions.find((one) => one.lang === other)?.entries[id]]),
          ],
        })),
      ),
    ];
  });
}

const hashOf = (value: unknown): string => contentHash(JSON.stringify(value));
