// Every page that Next renders, with a key of all it is given: a page whose key is known need not be rendered again.
// app/compiled-site.ts gives a page nothing else than what is named for it here.
import { createHash } from 'node:crypto';
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
import { namesOf } from '../content/compiled-files';
import type { Build } from './build';
import { codeKey } from './code-key';

export interface PageKey {
  /** `/outer-rim/uk/patrols/` */
  path: string;
  key: string;
  /** The game it belongs to; '' for the shell. */
  game: string;
}

export function pageKeys(build: Build): PageKey[] {
  const games = build.games.map(({ game }) => game).sort((a, b) => a.id.localeCompare(b.id));
  const code = codeKey(build);
  const names = hashOf(namesOf(games));
  const key = (...given: string[]) => hashText([code, names, ...given].join());
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
      keysOfGame(game).map(({ path, given }) => ({ path, key: key(path, ...given), game: game.game.id })),
    ),
  ];
}

/** The pages of a game, each with the hashes of what it is given. */
function keysOfGame({ game, editions }: CompiledGame): { path: string; given: string[] }[] {
  const heads = new Map(editions.map(({ lang, edition }) => [lang, hashOf(edition)]));
  const headOf = (lang: CompiledEdition['lang']) => heads.get(lang) ?? '';
  return editions.flatMap(({ lang, edition, entries, booklet, differences, sides }) => {
    const head = headOf(lang);
    /** What a page is given besides its edition. */
    const more: Partial<Record<EditionPage, string[]>> = {
      booklet: [hashOf(booklet)],
      differences: [hashOf(differences)],
      terms: [...heads.values()],
    };
    return [
      { path: gamePath(game.id, lang), given: [head] },
      ...EDITION_PAGES.filter((page) => page !== 'differences' || edition.differing).map((page) => ({
        path: editionPagePath(game.id, lang, page),
        given: [head, ...(more[page] ?? [])],
      })),
      ...Object.values(entries).map((entry) => ({
        path: entryPath(game.id, lang, entry.id),
        given: [head, hashOf(entry)],
      })),
      ...sides.flatMap(({ other, sides: rows }) =>
        Object.entries(rows).map(([id, row]) => ({
          path: sideBySidePath(game.id, lang, other, id),
          given: [
            head,
            headOf(other),
            hashOf([row, entries[id], editions.find((one) => one.lang === other)?.entries[id]]),
          ],
        })),
      ),
    ];
  });
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
const hashOf = (value: unknown): string => hashText(JSON.stringify(value));
