// Lists every page that Next renders, with a cache key of all inputs of the page. If the key of a page is in the cache,
// the build does not render the page again. Therefore the key must include every file that the page reads through
// app/compiled-site.ts.
import type { CompiledGame } from '../../lib/compile/compile-game';
import {
  aboutPath,
  addBookPath,
  EDITION_PAGES,
  type EditionPage,
  editionPagePath,
  entryPath,
  gamePath,
  homePath,
  offlinePath,
  sideBySidePath,
} from '../../lib/core/addresses';
import { editorPath } from '../../lib/navigation/editor-addresses';
import { fallbackPath, NOT_FOUND_PATH } from '../../lib/offline/offline-manifest';
import { contentHash } from '../files/hash.mjs';
import { type Build, isWhole } from './build-state';
import { codeKey } from './code-cache-key';

export interface PageKey {
  /** Path of the page: `/outer-rim/uk/patrols/`. */
  path: string;
  key: string;
  /** Id of the game to which the page belongs; '' for a page that belongs to no game. */
  game: string;
}

/** The path of a page, and the names of the compiled files that the page reads, such as `editions/outer-rim.uk`. */
type PageInputs = [path: string, ...inputs: string[]];

export function pageKeys(build: Build): PageKey[] {
  const { langs, settings, games, compiledHashes } = build;
  const code = codeKey(build);
  const hashOf = (name: string): string => {
    const hash = compiledHashes.get(name);
    if (!hash) throw new Error(`There is no compiled file ${name}.`);
    return hash;
  };
  const toKeys = (game: string, pages: readonly PageInputs[]): PageKey[] =>
    pages.map(([path, ...inputs]) => ({
      path,
      key: contentHash([code, path, ...inputs.map(hashOf)].join()),
      game,
    }));
  const shell = langs.flatMap((lang) => [
    homePath(lang, settings),
    offlinePath(lang, settings),
    aboutPath(lang, settings),
    addBookPath(lang, settings),
    editorPath(lang, settings),
    fallbackPath(lang),
  ]);
  const ofNoGame = isWhole(build)
    ? [NOT_FOUND_PATH, ...shell].map((path): PageInputs => [path, 'games'])
    : [];
  return [...toKeys('', ofNoGame), ...games.flatMap((game) => toKeys(game.game.id, gamePages(game)))];
}

function gamePages({ game: { id: game }, editions }: CompiledGame): PageInputs[] {
  const heads = editions.map(({ lang }) => `editions/${game}.${lang}`);
  return editions.flatMap(({ lang, edition, entries, sideBySide }) => {
    const name = `${game}.${lang}`;
    const head = `editions/${name}`;
    /** The compiled files that some pages of the edition read in addition to the file of the edition. */
    const more: Partial<Record<EditionPage, string[]>> = {
      booklet: [`booklets/${name}`],
      differences: [`differences/${name}`],
      rulings: [`rulings/${name}`],
      terms: heads,
    };
    return [
      [gamePath(game, lang), head],
      ...EDITION_PAGES.filter(
        (page) => (page !== 'differences' || edition.differing) && (page !== 'rulings' || edition.rulings),
      ).map((page): PageInputs => [editionPagePath(game, lang, page), head, ...(more[page] ?? [])]),
      ...Object.keys(entries).map(
        (id): PageInputs => [entryPath(game, lang, id), head, `entries/${name}/${id}`],
      ),
      ...sideBySide.flatMap(({ other, entries: rows }) =>
        Object.keys(rows).map(
          (id): PageInputs => [
            sideBySidePath(game, lang, other, id),
            head,
            `editions/${game}.${other}`,
            `sides/${name}-${other}/${id}`,
            `entries/${name}/${id}`,
            `entries/${game}.${other}/${id}`,
          ],
        ),
      ),
    ] as PageInputs[];
  });
}
